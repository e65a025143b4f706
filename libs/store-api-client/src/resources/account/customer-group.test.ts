import { afterEach, expect, test } from 'vitest';
import { createStoreApiClient, getCustomerGroupRegistration } from '../../index.ts';
import type { ServedAnswer } from '../../testing/node/fault-server.ts';
import { createFaultServers } from '../../testing/node/fault-servers.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const A = 'a'.repeat(32);

async function ask(answer: ServedAnswer, id = A): Promise<unknown> {
  const server = await servers.serve(() => answer);
  const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } });
  const asked = await getCustomerGroupRegistration(client, id).catch((error: unknown) => error);
  return { asked, requests: server.requests.length };
}

test('a group that takes no registrations is a 404 with the server’s code', async () => {
  const code = 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND';
  expect(await ask({ status: 404, body: { errors: [{ code, status: '404', detail: 'Not found.' }] } })).toMatchObject({
    asked: { statusCode: 404, messages: [{ code }] },
  });
});

test('an id that is none is not asked for', async () => {
  expect(await ask({ body: {} }, '../context')).toMatchObject({ asked: { code: 'INVALID_ID', statusCode: 404 }, requests: 0 });
});
