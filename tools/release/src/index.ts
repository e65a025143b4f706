export { checkStage, readLockFile } from './checks/check-stage.ts';
export { build } from './packages/build.ts';
export { pack } from './packages/pack.ts';
export { type PublishablePackage, publishablePackages, ROOT } from './packages/publishable-packages.ts';
export { recordGate } from './release/gate-proof.ts';
