/** Tests of code that reaches no database: they run once, not on each engine. A test compares this list with what the files import. */
export const ENGINE_FREE = [
  'src/guides/guides.test.ts',
  'src/handlers/media-transport.test.ts',
  'src/hostile-text.test.ts',
  'src/http/calendar-file.test.ts',
  'src/http/calls.test.ts',
  'src/http/failures.test.ts',
  'src/media/ice-servers.test.ts',
  'src/origins/address-network.test.ts',
  'src/presentations/presentation-file.test.ts',
  'src/rooms/seen-by.test.ts',
  'src/settings.test.ts',
  'src/unicode-guard.test.ts',
  'src/testing/engine-free.test.ts',
];
