import { describe, expect, test } from 'vitest';
import { hasRecordings, readRecordings, type Recording } from '../recordings.ts';
import { isJson, readIdMapping } from './id-mapping.ts';
import { cartProblems, refusalsIn, replayRecording } from './replay-recording.ts';
import { shapeDifferences } from './shape.ts';

/** Calls that are not replayed on the embedded store, each with its reason. */
const NOT_REPLAYED: readonly { isMeant: (recording: Recording) => boolean; reason: string }[] = [
  {
    isMeant: ({ request }) => request.path === undefined,
    reason: 'the payment’s return address is opened by the browser; the embedded store has its own payment page',
  },
  { isMeant: ({ request }) => request.method === 'OPTIONS', reason: 'a preflight answers the browser alone' },
];

const recordings = readRecordings();
const mapping = readIdMapping(recordings);
const replayed = recordings.filter((recording) => !NOT_REPLAYED.some(({ isMeant }) => isMeant(recording)));

if (!hasRecordings) console.warn('No recorded answers beside the workspace: they are not replayed on the embedded store.');

describe.skipIf(!hasRecordings)('the embedded store answers as the recorded server did in the same situation', () => {
  test('nearly every recorded exchange is replayed, the others for a reason', () => {
    const others = NOT_REPLAYED.map(({ isMeant, reason }) => `${recordings.filter(isMeant).length}: ${reason}`);
    console.log(
      `${replayed.length} of ${recordings.length} recorded exchanges replayed (${Math.round((replayed.length / recordings.length) * 100)} %). Not replayed: ${others.join('; ')}.`,
    );
    expect(replayed.length / recordings.length).toBeGreaterThan(0.95);
  });

  test.each(
    replayed.map((recording) => ({
      recording,
      name: `${recording.file}: ${recording.request.method} ${recording.request.url} → ${recording.response.status}`,
    })),
  )('$name', async ({ recording }) => {
    const reply = await replayRecording(recording, mapping);
    const { status, body } = recording.response;
    expect({ status: reply.status, errors: refusalsIn(reply) }).toEqual({ status, errors: refusalsIn(recording.response) });
    if (status >= 400) return;
    expect(cartProblems(reply.body)).toEqual(cartProblems(body));
    expect(reply.token !== null).toBe('sw-context-token' in recording.response.headers);
    if (isJson(body) || Array.isArray(body)) expect(shapeDifferences(body, reply.body)).toEqual([]);
  });
});
