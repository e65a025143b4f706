export { build } from './packages/build.ts';
export { type PublishablePackage, publishablePackages, ROOT } from './packages/publishable-packages.ts';
export { pack, publishedManifest } from './packages/stage.ts';
