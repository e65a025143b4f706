import { describe, expect, test } from 'vitest';
import type { DoctorReport } from '../doctor/examine-store.ts';
import { createInMemoryStore } from '../testing/store/in-memory-store.ts';
import { runCommand } from './run-command.ts';

const ENDPOINT = 'https://shop.example/store-api';

async function run(
  argv: string[],
  env: Record<string, string> = {},
  store = createInMemoryStore(),
): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  // Pictures come; the store itself has none.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).host === 'media.example' ? new Response(null) : store.fetch(request);
  };
  const code = await runCommand(argv, {
    env: { STORE_API_ACCESS_KEY: store.accessKey, ...env },
    write: (text) => void (out += text),
    writeError: (text) => void (error += text),
    readFile: () => Promise.resolve(undefined),
    writeFile: () => Promise.reject(new Error('Nothing is written.')),
    fetch,
  });
  return { code, out, error };
}

describe('doctor', () => {
  test('ends with 0 for a healthy server', async () => {
    expect(await run(['doctor', ENDPOINT])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Healthy. 0 errors, 0 warnings') as string,
    });
  });

  test('ends with 1 and the remedy where something lacks', async () => {
    const store = createInMemoryStore({ data: { salutations: [] } });
    const { code, out } = await run(['doctor', ENDPOINT], {}, store);
    expect(code).toBe(1);
    expect(out).toContain('! There are no salutations  [salutation-none]\n    → Add at least');
  });

  test('ends with 2 where the server cannot be examined', async () => {
    const store = createInMemoryStore();
    store.faults.reset();
    expect(await run(['doctor', ENDPOINT], {}, store)).toMatchObject({
      code: 2,
      out: expect.stringContaining('Could not be examined.') as string,
    });
  });

  test('takes endpoint, key and origin from the environment', async () => {
    const { code, out } = await run(['doctor', '--json'], { STORE_API_ENDPOINT: ENDPOINT, PUBLIC_ORIGIN: 'https://www.shop.example' });
    expect(code).toBe(1);
    const report = JSON.parse(out) as DoctorReport;
    expect(report).toMatchObject({ endpoint: ENDPOINT, counts: { error: 3 } });
    // The worst first.
    expect(report.findings.slice(0, 3).map(({ id }) => id)).toEqual(['domain-missing', 'domain-missing', 'domain-missing']);
  });

  test.each([
    [[], 'Which command?'],
    [['doctor'], 'Which server?'],
    [['doctor', 'shop.example'], 'ENDPOINT is no address'],
    [['doctor', 'ftp://shop.example'], 'ENDPOINT is no address'],
    [['doctor', 'https://a:b@shop.example/store-api'], 'must not hold a password'],
    [['doctor', ENDPOINT, 'https://two.example'], 'One endpoint at a time'],
    [['doctor', ENDPOINT, '--nonsense'], 'no option --nonsense'],
    [['doctor', ENDPOINT, '--origin'], '--origin needs a value'],
    [['doctor', ENDPOINT, '--origin', 'https://shop.example/en'], '--origin is an origin'],
    [['doctor', ENDPOINT, '--locales', 'english'], '--locales are such as'],
    [['doctor', ENDPOINT, '--timeout', 'soon'], '--timeout is a number'],
    [['doctor', ENDPOINT, '--timeout', '0'], '--timeout is a number'],
    [['doctor', ENDPOINT, '--timeout', '1.5'], '--timeout is a number'],
    [['doctor', ENDPOINT, '--timeout='], '--timeout needs a value'],
    [['doctor', ENDPOINT, '--origin', '--json'], '--origin needs a value'],
    [['doctor', ENDPOINT, '--origin', 'shop.example'], '--origin is no address'],
    [['doctor', ENDPOINT, '--browser', 'https://app.example/x'], '--browser is an origin'],
    [['doctor', ENDPOINT, '--locales', 'en-US,german'], '--locales are such as'],
    [['doctor', ENDPOINT, '--access-key', 'two words'], 'characters that no header takes'],
    [['doctor', 'https://a@shop.example/store-api'], 'must not hold a password'],
    [['doctor', 'https://:b@shop.example/store-api'], 'must not hold a password'],
    [['other', ENDPOINT], 'Which command?'],
    [['doctor', ENDPOINT, '--customer', 'a@b.example'], 'STORE_API_CUSTOMER_PASSWORD'],
  ])('%j is a mistake that is explained, with 2', async (argv, message) => {
    expect(await run(argv)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(message) as string });
  });

  test('needs an access key', async () => {
    expect(await run(['doctor', ENDPOINT], { STORE_API_ACCESS_KEY: '' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('The access key is missing') as string,
    });
  });

  test('takes a limit of its own, and locales with spaces between them', async () => {
    const { code, error } = await run(['doctor', ENDPOINT, '--locales', 'en-US, de-DE', '--timeout', '10000']);
    expect([code, error]).toEqual([0, '']);
  });

  test('ends with 1 for a warning alone', async () => {
    const store = createInMemoryStore({ data: { salutations: [] } });
    const { code, out } = await run(['doctor', ENDPOINT, '--json'], {}, store);
    expect([code, (JSON.parse(out) as DoctorReport).counts]).toMatchObject([1, { error: 0, warning: 1 }]);
  });

  test('looks at the wish list with the eyes of a test customer, and at browsers, where it is asked to', async () => {
    const store = createInMemoryStore();
    const argv = ['doctor', ENDPOINT, '--customer', 'ada@shop.example', '--browser', 'https://app.example'];
    await run(argv, { STORE_API_CUSTOMER_PASSWORD: 'ada-in-memory' }, store);
    expect(store.requests.some(({ method, path }) => method === 'POST' && path === '/account/login')).toBe(true);
    expect(store.requests.some(({ method }) => method === 'OPTIONS')).toBe(true);
    const plain = createInMemoryStore();
    await run(['doctor', ENDPOINT], { STORE_API_CUSTOMER_PASSWORD: 'ada-in-memory' }, plain);
    expect(plain.requests.some(({ method, path }) => method === 'OPTIONS' || (method === 'POST' && path === '/account/login'))).toBe(false);
  });

  test('says no more than the kind of what went wrong', async () => {
    let error = '';
    const code = await runCommand(['doctor', ENDPOINT, '--access-key', 'key'], {
      env: {},
      write: () => {
        throw new RangeError('a secret');
      },
      writeError: (text) => void (error += text),
      readFile: () => Promise.resolve(undefined),
      writeFile: () => Promise.resolve(),
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect([code, error]).toEqual([2, 'The command failed: RangeError.\n']);
  });

  test('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('store-api-client doctor') as string });
  });
});

describe('conformance', () => {
  test('ends with 0 where every rule is kept, and writes nothing without leave', async () => {
    const store = createInMemoryStore();
    const { code, out } = await run(['conformance', ENDPOINT], {}, store);
    expect([code, out]).toEqual([0, expect.stringMatching(/rules kept, 0 broken, \d+ left out\.\n$/)]);
    expect(store.count('POST', '/checkout/order')).toBe(1);
    const all = await run(['conformance', ENDPOINT, '--writes', '--rate-limits', '--promotion-code=TEN']);
    expect(all.out).toMatch(/^(\d+) of \1 rules kept, 0 broken, 0 left out\.\n$/);
  });

  test('ends with 1 and names what is broken', async () => {
    const store = createInMemoryStore();
    store.faults.status(200, { body: [] }, { path: '/currency' });
    expect(await run(['conformance', ENDPOINT], {}, store)).toMatchObject({
      code: 1,
      out: expect.stringContaining('[lists/currency]') as string,
    });
  });

  test('tells machines every result as JSON, and people the broken ones', async () => {
    const store = createInMemoryStore();
    store.faults.status(200, { body: [] }, { path: '/currency' });
    const { code, out } = await run(['conformance', ENDPOINT, '--json'], {}, store);
    const results = JSON.parse(out) as { id: string; outcome: string }[];
    expect(code).toBe(1);
    expect(results.find(({ id }) => id === 'lists/currency')).toMatchObject({ outcome: 'broken' });
    expect(results.some(({ outcome }) => outcome === 'kept')).toBe(true);
    const people = await run(['conformance', ENDPOINT], {}, store);
    expect(people.out).toMatch(/^✗ .*\[lists\/currency\]$/m);
    expect(people.out).toMatch(/^· /m);
    expect(people.out).not.toContain(store.accessKey);
  });

  test('ends with 2 where nothing answers', async () => {
    const store = createInMemoryStore();
    store.faults.reset();
    expect((await run(['conformance', ENDPOINT], {}, store)).code).toBe(2);
  });
});
