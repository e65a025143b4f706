/**
 * Whether a bench builds the apps itself. Nx has built them before it asks for end-to-end tests: another build would take
 * files away for a moment from a product that is being tested beside this one.
 */
export const needsBuild = process.env.NX_TASK_TARGET_TARGET !== 'e2e';
