import { expect, it } from 'vitest';
import { createStoreApiClient } from '../../client/create-store-api-client.ts';
import { deleteCustomer } from './profile.ts';

it('who deletes their account gets a new session, even where another call has brought one meanwhile', async () => {
  const announced: string[] = [];
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let calls = 0;
  const client = createStoreApiClient({
    endpoint: 'https://shop.test/store-api',
    accessKey: 'k',
    contextToken: 'first',
    retry: { limit: 0 },
    fetch: async () => (await answers[calls++]?.promise) ?? Response.error(),
    onContextToken: (token) => void announced.push(token),
  });
  const answered = (token: string) => new Response('{}', { headers: { 'content-type': 'application/json', 'sw-context-token': token } });
  const deleted = deleteCustomer(client);
  const other = client.request({ operation: 'getContext', method: 'GET', path: '/context' });
  answers[1]?.resolve(answered('second'));
  await other;
  answers[0]?.resolve(answered('third'));
  await deleted;
  expect(announced).toEqual(['second', 'third']);
});
