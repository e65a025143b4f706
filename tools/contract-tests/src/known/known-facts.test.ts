import { afterEach, expect, test } from 'vitest';
import { createFaultServers } from '@vitrine/store-api-client/testing/node';
import { checkExchange } from '../checked-exchange.ts';
import { rowOf } from '../operation-rows.ts';
import type { Recording } from '../recordings.ts';
import { readIdMapping } from '../replay/id-mapping.ts';
import { cartProblems, refusalsIn, replayRecording } from '../replay/replay-recording.ts';
import { KNOWN_FACTS, type KnownFact } from './known-facts.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const MASKED = { 'sw-access-key': '<access key>', 'sw-context-token': '<context token>' };

/** A known fact as if it had been recorded. */
function asRecording({ rule, method, path: url, body, headers = {}, status, errors = [], shown }: KnownFact): Recording {
  const [path = '', query = ''] = url.split('?', 2);
  const sent: Record<string, string> = { ...MASKED, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
  if (sent['sw-access-key'] === '') delete sent['sw-access-key'];
  return {
    file: rule,
    request: {
      method,
      url: `/store-api${url}`,
      path,
      query: new URLSearchParams(query),
      body,
      headers: sent,
      languageId: headers['sw-language-id'],
    },
    response: {
      status,
      headers: {},
      body:
        status < 400
          ? shown
          : {
              errors: errors.map(([code, pointer]) => ({
                code,
                status: String(status),
                title: '',
                detail: '',
                ...(pointer === undefined ? {} : { source: { pointer } }),
              })),
            },
    },
  };
}

const recordings = KNOWN_FACTS.map(asRecording);
const mapping = readIdMapping(recordings);

test.each(recordings)('$file ($request.method $request.url → $response.status)', async (recording) => {
  const reply = await replayRecording(recording, mapping);
  expect({ status: reply.status, errors: refusalsIn(reply) }).toEqual({
    status: recording.response.status,
    errors: refusalsIn(recording.response),
  });
  if (recording.response.status < 400 && cartProblems(recording.response.body) !== undefined)
    expect(cartProblems(reply.body)).toEqual(cartProblems(recording.response.body));

  // What the store answers there is what the client is given: its error becomes the expected object, its promises are kept.
  const match = rowOf(recording);
  if (match === undefined) return;
  const response = {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.status === 204 ? undefined : reply.body,
  };
  await checkExchange(servers, { ...match, recording: { ...recording, response } });
});
