import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { createStoreApiClient } from '../client/create-store-api-client.ts';
import type { StoreApiRequest } from '../client/store-api-client.ts';
import type { FaultServer, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { CancelledError, isCancelledError } from './cancelled-error.ts';
import { describeViolation } from './describe-violation.ts';
import { hasErrorCode, isStoreApiError, StoreApiError } from './store-api-error.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const POST: StoreApiRequest = { operation: 'someCall', method: 'POST', path: '/x', body: {} };

async function failWith(answer: ServedAnswer, request: StoreApiRequest = POST): Promise<StoreApiError> {
  const server = await servers.serve(() => answer);
  return failureOf(server, request);
}

async function failureOf(server: FaultServer, request: StoreApiRequest = POST, timeoutMs = 2_000): Promise<StoreApiError> {
  const client = createStoreApiClient({
    endpoint: server.url,
    accessKey: 'SWSCSECRETACCESSKEY',
    contextToken: 'secret-context-token',
    timeoutMs,
    retry: { limit: 0 },
  });
  const error: unknown = await client.request(request).then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  );
  if (!isStoreApiError(error)) throw error;
  return error;
}

const ENTRY = {
  status: '400',
  code: 'VIOLATION::IS_BLANK_ERROR',
  title: 'Constraint violation error',
  detail: 'VIOLATION::STREET_IS_BLANK_ERROR',
  source: { pointer: '/billingAddress/street' },
  meta: { parameters: { '{{ value }}': '""' } },
};

describe('every failed request becomes an object with statusCode and messages', () => {
  test.each([400, 401, 403, 404, 405, 409, 410, 412, 413, 422, 425, 429, 500])(
    "status %i: messages are the server's errors list",
    async (status) => {
      const second = { status: String(status), code: '0', title: 'Other', detail: 'Other.' };
      const error = await failWith({ status, body: { errors: [ENTRY, second] } });
      expect(error).toMatchObject({ statusCode: status, code: 'REFUSED', operation: 'someCall' });
      expect(error.messages).toEqual([ENTRY, second]);
      expect(error.message).toBe(`someCall failed with status ${status}: ${ENTRY.code}`);
    },
  );

  test.each([408, 501, 502, 503, 504])('status %i: one message with the error detail', async (status) => {
    const error = await failWith({ status, body: { errors: [ENTRY, ENTRY] } });
    expect(error.statusCode).toBe(status);
    expect(error.messages).toEqual([{ status: String(status), code: String(status), detail: ENTRY.detail }]);
  });

  test.each<[string, unknown]>([
    ['no errors list', { message: 'no' }],
    ['an empty errors list', { errors: [] }],
    ['a page instead of JSON', '<html>Bad Gateway</html>'],
    ['no body', undefined],
    ['entries that are no objects', { errors: ['a', null, 3] }],
  ])('a refusal with %s: one message', async (_case, body) => {
    const error = await failWith({ status: 400, body });
    expect(error).toMatchObject({
      statusCode: 400,
      messages: [{ status: '400', code: '400', detail: 'The server answered with status 400.' }],
    });
  });

  test('an errors list is read whatever content type it comes with', async () => {
    const error = await failWith({ status: 404, headers: { 'content-type': 'text/html' }, body: JSON.stringify({ errors: [ENTRY] }) });
    expect(error.messages).toEqual([ENTRY]);
  });

  test('a code of null, as violations may have, stays null; numbers become text', async () => {
    const error = await failWith({ status: 400, body: { errors: [{ ...ENTRY, code: null, status: 400 }] } });
    expect(error.messages[0]).toMatchObject({ code: null, status: '400' });
  });

  test.each<[string, object, object]>([
    ['a detail', { title: 'Short', detail: 'Long.' }, { title: 'Short', detail: 'Long.' }],
    ['a title alone: it stands in for the detail', { title: 'Short' }, { title: 'Short', detail: 'Short' }],
    ['a detail that is no text', { title: 'Short', detail: { a: 1 } }, { title: 'Short', detail: 'Short' }],
    ['neither', { code: 'X' }, { code: 'X', detail: '' }],
    ['no text at all', { title: 1, detail: null }, { detail: '' }],
  ])('an entry with %s', async (_what, entry, message) => {
    const error = await failWith({ status: 400, body: { errors: [entry] } });
    expect(error.messages).toEqual([message]);
  });

  test('a redirect, which a browser hides, maps to 0: a call is never led elsewhere', async () => {
    const client = createStoreApiClient({
      endpoint: 'http://127.0.0.1:9',
      accessKey: 'k',
      fetch: () => Promise.resolve(Response.error()),
      retry: { limit: 0 },
    });
    await expect(client.request(POST)).rejects.toMatchObject({
      statusCode: 0,
      code: 'NETWORK',
      cause: expect.objectContaining({ message: 'The server redirected the call.' }),
    });
  });

  test('a time-out maps to 408, with its cause', async () => {
    const server = await servers.serve(() => ({}));
    server.fault({ kind: 'hang', handled: false });
    const error = await failureOf(server, POST, 50);
    expect(error).toMatchObject({ statusCode: 408, code: 'TIMEOUT' });
    expect(error.messages).toHaveLength(1);
    expect(error.cause).toMatchObject({ message: 'No answer within 50 ms.' });
  });

  test.each(['before', 'after', 'inside-body'] as const)(
    'a connection that is reset (%s the answer) maps to 0, with its cause',
    async (when) => {
      const server = await servers.serve(() => ({ body: { long: 'x'.repeat(2_000) } }));
      server.fault({ kind: 'reset', when });
      const error = await failureOf(server);
      expect(error).toMatchObject({
        statusCode: 0,
        code: 'NETWORK',
        messages: [{ status: '0', detail: 'The server could not be reached.' }],
      });
      expect(error.cause).toBeInstanceOf(Error);
    },
  );

  test('a server that is not there maps to 0', async () => {
    const server = await servers.serve(() => ({}));
    await server.close();
    expect(await failureOf(server)).toMatchObject({ statusCode: 0, code: 'NETWORK' });
  });

  test('an answer that cannot be read maps to 500', async () => {
    const server = await servers.serve(() => ({ body: { a: 1 } }));
    server.fault({ kind: 'malformed' });
    expect(await failureOf(server)).toMatchObject({ statusCode: 500, code: 'MALFORMED_RESPONSE' });
  });

  test('any other failure maps to 500', async () => {
    const client = createStoreApiClient({
      endpoint: 'http://127.0.0.1:9',
      accessKey: 'k',
      fetch: () => Promise.reject(new RangeError('odd')),
      retry: { limit: 0 },
    });
    await expect(client.request(POST)).rejects.toMatchObject({
      statusCode: 500,
      code: 'FAILED',
      messages: [{ detail: 'The call failed.' }],
      cause: expect.objectContaining({ message: 'odd' }),
    });
  });
});

describe('no token, key or password is part of an error', () => {
  const SECRETS = ['secret-context-token', 'SWSCSECRETACCESSKEY', 'hunter2-password', 'xyz'];
  const request: StoreApiRequest = {
    operation: 'changePassword',
    method: 'POST',
    path: '/account/change-password',
    body: { password: 'hunter2-password', newPassword: 'xyz' },
  };
  // What a log would write: message, stack, causes and all own fields.
  const written = (error: StoreApiError): string =>
    [
      String(error),
      error.stack,
      inspectDeep(error),
      JSON.stringify(error),
      inspect(error, { depth: Infinity, showHidden: true }),
      JSON.stringify(error.cause),
    ].join(' ');
  const inspectDeep = (value: unknown, depth = 0): string => {
    if (typeof value !== 'object' || value === null || depth > 6) return String(value);
    return [...Object.getOwnPropertyNames(value)]
      .map((name) => `${name}=${inspectDeep((value as Record<string, unknown>)[name], depth + 1)}`)
      .join(';');
  };

  test.each<[string, ServedAnswer]>([
    [
      'a server that repeats the password as the value of a violation',
      {
        status: 400,
        body: {
          errors: [
            {
              ...ENTRY,
              source: { pointer: '/newPassword' },
              meta: { parameters: { '{{ value }}': '"xyz"', '{{ limit }}': '8', '{{ value_length }}': '3' } },
            },
          ],
        },
      },
    ],
    [
      'a server that repeats password and token in its texts',
      {
        status: 400,
        body: {
          errors: [
            {
              ...ENTRY,
              detail: 'hunter2-password of secret-context-token',
              title: 'SWSCSECRETACCESSKEY',
              meta: { parameters: { email: 'hunter2-password' } },
            },
          ],
        },
      },
    ],
    [
      'a server in debug mode that answers with the whole request',
      {
        status: 500,
        body: {
          errors: [
            {
              ...ENTRY,
              meta: { parameters: { token: 'secret-context-token' }, trace: [{ args: ['hunter2-password', 'xyz'] }] },
              trace: 'hunter2-password xyz',
            },
          ],
        },
      },
    ],
    ['a gateway that repeats a header', { status: 502, body: { errors: [{ detail: 'upstream refused secret-context-token' }] } }],
  ])('%s', async (_case, answer) => {
    const error = await failWith(answer, request);
    for (const secret of SECRETS) expect(written(error)).not.toContain(secret);
  });

  test.each<[string, () => unknown]>([
    [
      'an error that holds the request',
      () =>
        Object.assign(new Error('failed'), {
          request: {
            headers: { 'sw-context-token': 'secret-context-token', 'sw-access-key': 'SWSCSECRETACCESSKEY' },
            body: '{"password":"hunter2-password"}',
          },
        }),
    ],
    ['an error that names the token', () => new TypeError('Headers.append: "secret-context-token" is an invalid header value.')],
    [
      'an error whose cause names the password',
      () => new Error('outer', { cause: new Error('hunter2-password was sent', { cause: { password: 'hunter2-password' } }) }),
    ],
    [
      'an error whose own field is the key',
      () => Object.assign(new Error('failed'), { code: 'E_SWSCSECRETACCESSKEY', key: 'SWSCSECRETACCESSKEY' }),
    ],
    ['several errors in one', () => new AggregateError([new Error('secret-context-token')], 'all failed')],
    ['a text', () => 'secret-context-token'],
    ['an object', () => ({ token: 'secret-context-token' })],
  ])('a fetch that fails with %s', async (_case, thrown) => {
    const client = createStoreApiClient({
      endpoint: 'http://127.0.0.1:9',
      accessKey: 'SWSCSECRETACCESSKEY',
      contextToken: 'secret-context-token',
      fetch: () => Promise.reject(thrown()),
      retry: { limit: 0 },
    });
    const error: unknown = await client.request(request).catch((reason: unknown) => reason);
    if (!isStoreApiError(error)) throw error;
    for (const secret of SECRETS) expect(written(error)).not.toContain(secret);
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('a header that cannot be sent is no failure of the network, and is not repeated', async () => {
    const server = await servers.serve(() => ({}));
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', contextToken: 'secret-\ncontext-token' });
    const error: unknown = await client.request({ ...POST, method: 'GET', body: undefined }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'FAILED', statusCode: 500 });
    expect(written(error as StoreApiError)).not.toContain('secret-\ncontext-token');
    expect(server.requests).toHaveLength(0);
  });

  test('a password that is a plain word tears no hole into a message, which would tell it', async () => {
    const error = await failWith(
      { status: 400, body: { errors: [{ ...ENTRY, detail: 'Your password is wrong' }] } },
      { ...request, body: { password: 'wrong' } },
    );
    expect(error.messages[0]?.detail).toBe('Your password is wrong');
  });

  test('what explains the violation stays', async () => {
    const error = await failWith(
      {
        status: 400,
        body: {
          errors: [{ ...ENTRY, source: { pointer: '/newPassword' }, meta: { parameters: { '{{ value }}': '"xyz"', '{{ limit }}': '8' } } }],
        },
      },
      request,
    );
    expect(error.messages[0]?.meta).toEqual({ parameters: { '{{ limit }}': '8' } });
  });

  test.each(['reset', 'hang'] as const)('a failure without answer (%s) holds no request', async (kind) => {
    const server = await servers.serve(() => ({}));
    server.fault(kind === 'reset' ? { kind, when: 'before' } : { kind, handled: false });
    const error = await failureOf(server, request, 50);
    for (const secret of SECRETS) expect(written(error)).not.toContain(secret);
  });
});

describe('the cause', () => {
  const connectWith = (thrown: unknown) =>
    createStoreApiClient({
      endpoint: 'http://127.0.0.1:9',
      accessKey: 'SWSCSECRETACCESSKEY',
      fetch: () => Promise.reject(thrown),
      retry: { limit: 0 },
    });

  test('is kept as it is where it holds nothing but plain values', async () => {
    const thrown = Object.assign(new RangeError('odd', { cause: new Error('below') }), { code: 'E_ODD' });
    const error: unknown = await connectWith(thrown)
      .request(POST)
      .catch((reason: unknown) => reason);
    expect((error as Error).cause).toBe(thrown);
  });

  test('keeps name, code, message and what is below it where more has to go', async () => {
    const thrown = Object.assign(new RangeError('odd SWSCSECRETACCESSKEY', { cause: new Error('below') }), { code: 'E_ODD', socket: {} });
    const error: unknown = await connectWith(thrown)
      .request(POST)
      .catch((reason: unknown) => reason);
    expect((error as Error).cause).toMatchObject({
      name: 'RangeError',
      code: 'E_ODD',
      message: 'odd [redacted]',
      cause: { message: 'below' },
    });
  });
});

describe('the guards', () => {
  test('know the errors of another realm or copy of the package', () => {
    const foreign: unknown = runInNewContext(
      `Object.assign(new Error('x'), { [Symbol.for('@vitrine/store-api-client/StoreApiError')]: true, messages: [{ code: 'A' }] })`,
    );
    expect(foreign instanceof Error).toBe(false);
    expect(isStoreApiError(foreign)).toBe(true);
    expect(hasErrorCode(foreign, 'A')).toBe(true);
    expect(hasErrorCode(foreign, 'B')).toBe(false);
    expect(isCancelledError(runInNewContext(`({ [Symbol.for('@vitrine/store-api-client/CancelledError')]: true })`))).toBe(true);
  });

  test.each([undefined, null, 'text', {}, new Error('other'), new CancelledError('x')])('refuse %s', (value) => {
    expect(isStoreApiError(value)).toBe(false);
    expect(hasErrorCode(value, 'A')).toBe(false);
  });

  test('tell failure from cancellation', () => {
    const error = new StoreApiError('m', { code: 'FAILED', statusCode: 500, messages: [] });
    expect([isStoreApiError(error), isCancelledError(error)]).toEqual([true, false]);
  });
});

describe('describeViolation', () => {
  test('an address violation with code VIOLATION::IS_BLANK_ERROR is shown as the field name plus its detail', () => {
    expect(
      describeViolation({
        code: 'VIOLATION::IS_BLANK_ERROR',
        detail: 'This value should not be blank.',
        source: { pointer: '/billingAddress/street' },
      }),
    ).toBe('street - This value should not be blank.');
  });
  test('newer servers name the field in the code', () => {
    expect(describeViolation({ code: 'VIOLATION::CITY_IS_BLANK_ERROR', detail: 'Blank.', source: { pointer: '/city' } })).toBe(
      'city - Blank.',
    );
  });
  test('other messages are shown as their detail', () => {
    expect(describeViolation({ code: 'VIOLATION::TOO_SHORT_ERROR', detail: 'Too short.', source: { pointer: '/password' } })).toBe(
      'Too short.',
    );
    expect(describeViolation({ code: 'VIOLATION::IS_BLANK_ERROR', detail: 'Blank.' })).toBe('Blank.');
  });
});
