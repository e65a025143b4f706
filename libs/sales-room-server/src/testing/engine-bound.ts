/**
 * Tests of what differs between the engines: migrations, durability, transactions that meet, and one whole presentation.
 * They run on each of them in the gate; all others there on PostgreSQL alone, and on each with `EVERY_ENGINE=1`.
 */
export const ENGINE_BOUND = [
  'src/storage/**/*.test.ts',
  'src/operations/operations.test.ts',
  'src/presentations/**/*.test.ts',
  'src/realtime/room-journey.test.ts',
  'src/on-behalf/unfinished-actions.test.ts',
];
