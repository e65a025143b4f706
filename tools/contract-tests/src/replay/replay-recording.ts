import type { Reply } from '@vitrine/demo-store/testing';
import type { Recording } from '../recordings.ts';
import { createEntityPairs } from './entity-pairs.ts';
import { type IdMapping, isJson } from './id-mapping.ts';
import { startReplayShop } from './replay-shop.ts';
import { prepare } from './scenarios.ts';
import { at, createScene, listAt } from './scene.ts';

/** Sets the scene of a recorded exchange on an embedded store of its own, and sends its request. */
export async function replayRecording(recording: Recording, mapping: IdMapping): Promise<Reply> {
  const shop = await startReplayShop();
  try {
    const scene = createScene(recording, shop, createEntityPairs(mapping), mapping);
    const { visitor, path, body, headers, before = 0 } = await prepare(scene);
    const { method } = recording.request;
    // A POST without a body is sent as one of no parameters.
    const sent = method === 'GET' || method === 'HEAD' ? undefined : (body ?? (method === 'DELETE' ? undefined : {}));
    for (let count = 0; count < before; count += 1) await visitor.send(method, path, sent, headers);
    return await visitor.send(method, path, sent, headers);
  } finally {
    await shop.close();
  }
}

/** What the errors of an answer say to a program: code and place, in order. */
export const refusalsIn = ({ status, body }: { status: number; body: unknown }): unknown[] =>
  status < 400
    ? []
    : listAt(body, 'errors').map((error) => ({ code: error['code'], status: error['status'], pointer: at(error, 'source.pointer') }));

/** The problems that a cart tells of, by their kind. */
export const cartProblems = (body: unknown): unknown => {
  const errors = at(body, 'errors');
  return Array.isArray(errors)
    ? []
    : isJson(errors)
      ? Object.values(errors).map((error) => ({ messageKey: at(error, 'messageKey'), level: at(error, 'level') }))
      : undefined;
};
