import { vitestConfig } from '../../vitest.shared.ts';

// Each file starts servers and databases of its own, which takes seconds on a busy machine.
export default vitestConfig(import.meta.dirname, { testTimeout: 30_000, hookTimeout: 60_000 });
