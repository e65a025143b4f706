import { type Reply } from '@vitrine/demo-store/testing';
import { describe, expect, test } from 'vitest';
import { hasRecordings, readRecordings, type Recording } from '../recordings.ts';
import { createCounterparts } from './counterparts.ts';
import { isJson, readLexicon } from './lexicon.ts';
import { startReplayShop } from './replay-shop.ts';
import { at, createScene, errorsOf } from './scene.ts';
import { shapeDifferences } from './shape.ts';
import { prepare } from './situations.ts';

/** Calls that are not replayed on the embedded store, each with its reason. */
const NOT_REPLAYED: readonly { isMeant: (recording: Recording) => boolean; reason: string }[] = [
  { isMeant: ({ request }) => request.path === undefined, reason: 'the payment’s return address is opened by the browser; the embedded store has its own payment page' },
  { isMeant: ({ request }) => request.method === 'OPTIONS', reason: 'a preflight answers the browser alone' },
];

const recordings = readRecordings();
const lexicon = readLexicon(recordings);
const replayed = recordings.filter((recording) => !NOT_REPLAYED.some(({ isMeant }) => isMeant(recording)));

async function replay(recording: Recording): Promise<Reply> {
  const shop = await startReplayShop();
  try {
    const scene = createScene(recording, shop, createCounterparts(lexicon), lexicon);
    const { visitor, path, body, headers, before = 0 } = await prepare(scene);
    const send = (): Promise<Reply> => {
      const { method } = recording.request;
      if (method === 'GET') return visitor.get(path, headers);
      if (method === 'DELETE') return visitor.delete(path, body, headers);
      return method === 'PATCH' ? visitor.patch(path, body ?? undefined, headers) : visitor.post(path, body ?? undefined, headers);
    };
    for (let sent = 0; sent < before; sent += 1) await send();
    return await send();
  } finally {
    await shop.close();
  }
}

/** What an error says to a program: code and place, in order. */
const refusalsIn = (errors: readonly Record<string, unknown>[]): unknown[] => errors.map((error) => ({ code: error['code'], status: error['status'], pointer: at(error, 'source.pointer') }));

/** The problems that a cart tells of, by their kind. */
const cartProblems = (body: unknown): unknown => {
  const errors = at(body, 'errors');
  return Array.isArray(errors) ? [] : isJson(errors) ? Object.values(errors).map((error) => ({ messageKey: at(error, 'messageKey'), level: at(error, 'level') })) : undefined;
};

if (!hasRecordings) console.warn('No recorded answers beside the workspace: they are not replayed on the embedded store.');

describe.skipIf(!hasRecordings)('the embedded store answers as the recorded server did in the same situation', () => {
  test('nearly every recorded exchange is replayed, the others for a reason', () => {
    const others = NOT_REPLAYED.map(({ isMeant, reason }) => `${recordings.filter(isMeant).length}: ${reason}`);
    console.log(`${replayed.length} of ${recordings.length} recorded exchanges replayed (${Math.round((replayed.length / recordings.length) * 100)} %). Not replayed: ${others.join('; ')}.`);
    expect(replayed.length / recordings.length).toBeGreaterThan(0.95);
  });

  test.each(replayed.map((recording) => ({ recording, name: `${recording.file}: ${recording.request.method} ${recording.request.url} → ${recording.response.status}` })))('$name', async ({ recording }) => {
    const reply = await replay(recording);
    const { status, body } = recording.response;
    expect({ status: reply.status, errors: refusalsIn(reply.status >= 400 ? (reply.body['errors'] as Record<string, unknown>[] | undefined) ?? [] : []) }).toEqual({ status, errors: refusalsIn(errorsOf(recording)) });
    if (status >= 400) return;
    expect(cartProblems(reply.body)).toEqual(cartProblems(body));
    expect(reply.token !== null).toBe('sw-context-token' in recording.response.headers);
    if (isJson(body) || Array.isArray(body)) expect(shapeDifferences(body, reply.body)).toEqual([]);
  });
});
