/**
 * Folder of an app that its build goes to, from the app's own on: the setting `BUILD_DIRECTORY`, so that one brand can be built beside
 * another. A build finds its packages above it, so the folder is one inside the workspace.
 */
export const buildDirectory = (): string => process.env.BUILD_DIRECTORY || 'build';
