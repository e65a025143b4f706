import type { Plugin } from 'vite';

/** Parts of vendors that no browser of ours runs: who asks for them, and by which name. */
const UNUSED: readonly { readonly importer: RegExp; readonly source: RegExp }[] = [
  // React Native, and mediasoup's own tests.
  { importer: /[\\/]mediasoup-client[\\/]/, source: /[\\/](?:ReactNative106|FakeHandler|fakeParameters)$/ },
];

const NOTHING = '\0unused-part';

/** Leaves parts of vendors out of a browser's scripts that would be fetched and never run. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'vitrine:unused-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') =>
    UNUSED.some((part) => part.source.test(source) && part.importer.test(importer)) ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
});
