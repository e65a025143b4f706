import { expect, it } from 'vitest';
import { helpText, readCommand } from './command-line.ts';

const DEFAULTS = { host: '127.0.0.1', port: 3004, pagesPort: 3005, publicOrigin: 'http://localhost:3000', dataDir: '.data', settings: {} };

it('starts without a word as the shop is after its installation', () => {
  expect(readCommand([], {})).toEqual({ kind: 'start', options: DEFAULTS });
});

it('a flag wins over its variable; both can switch on and off', () => {
  expect(
    readCommand(['--double-opt-in', '--no-wishlist', '--no-outbox'], { DEMO_STORE_WISHLIST: 'true', DEMO_STORE_RATE_LIMITS: 'false' }),
  ).toEqual({
    kind: 'start',
    options: { ...DEFAULTS, outboxPage: false, settings: { doubleOptIn: true, wishlist: false, rateLimits: false } },
  });
});

it('--products, or its variable, fills the shop up', () => {
  expect(readCommand(['--products', '5000'], {})).toEqual({ kind: 'start', options: { ...DEFAULTS, products: 5000 } });
  expect(readCommand([], { DEMO_STORE_PRODUCTS: '400' })).toEqual({ kind: 'start', options: { ...DEFAULTS, products: 400 } });
});

it('--traits, or its variable, makes it like a real shop', () => {
  expect(readCommand(['--traits', 'oversold,slow-variants'], { DEMO_STORE_TRAITS: 'real' })).toEqual({
    kind: 'start',
    options: { ...DEFAULTS, traits: new Set(['oversold', 'slow-variants']) },
  });
  expect(readCommand([], { DEMO_STORE_TRAITS: 'oversold' })).toEqual({
    kind: 'start',
    options: { ...DEFAULTS, traits: new Set(['oversold']) },
  });
});

it('--shopware, or its variable, says which line of Shopware it is', () => {
  expect(readCommand(['--shopware', '6.7'], { DEMO_STORE_SHOPWARE: '6.6' })).toEqual({
    kind: 'start',
    options: { ...DEFAULTS, shopware: '6.7' },
  });
  expect(readCommand([], { DEMO_STORE_SHOPWARE: '6.7' })).toEqual({ kind: 'start', options: { ...DEFAULTS, shopware: '6.7' } });
});

it.each([
  [['--shopware', '6.5'], {}, '--shopware: expected 6.6 or 6.7'],
  [[], { DEMO_STORE_SHOPWARE: '7' }, 'DEMO_STORE_SHOPWARE: expected 6.6 or 6.7'],
  [['--traits', 'unreal'], {}, '--traits: expected real, or some of'],
  [[], { DEMO_STORE_TRAITS: 'unreal' }, 'DEMO_STORE_TRAITS: expected real, or some of'],
  [['--products', 'many'], {}, '--products: expected a number from'],
  [['--products', '1000000'], {}, '--products: '],
  [['--nonsense'], {}, '--nonsense'],
  [['--wishlist=maybe'], {}, '--wishlist'],
  [[], { DEMO_STORE_WISHLIST: 'maybe' }, 'DEMO_STORE_WISHLIST: expected true or false'],
  [[], { DEMO_STORE_PORT: '70000' }, 'DEMO_STORE_PORT: '],
])('%j with %j is refused by its name', (args, env, name) => {
  expect(readCommand(args, env)).toEqual({ kind: 'refuse', problems: [expect.stringContaining(name)] });
});

it('--help names every option and variable, and starts nothing', () => {
  expect(readCommand(['--help'], {})).toEqual({ kind: 'help' });
  for (const name of [
    '--double-opt-in',
    '--newsletter-double-opt-in',
    '--data-protection',
    '--wishlist',
    '--rate-limits',
    '--maintenance',
    '--active',
    '--outbox',
    '--shopware',
    'DEMO_STORE_SHOPWARE',
    '--traits',
    'DEMO_STORE_TRAITS',
    'HOST',
    'DEMO_STORE_PORT',
    'DEMO_STORE_PAGES_PORT',
    'PUBLIC_ORIGIN',
    'DATA_DIR',
    'DEMO_STORE_OUTBOX',
  ]) {
    expect(helpText()).toContain(name);
  }
});
