import { join } from 'node:path';

/** Root of the checkout. */
export const WORKSPACE_ROOT = join(import.meta.dirname, '..', '..', '..');
