import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { type CallAnswer, type RoomVisitor, roomVisitor } from './room-visitor.ts';

/** Tries to sign in as a guide from an address of loopback. */
export function signIn(
  username: string,
  password: string,
  from: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> {
  return roomVisitor(from).call('POST', '/room-api/guide/login', { username, password }, headers);
}

/** A guide of the demo store who is signed in, with the id that presentations name them by. */
export async function guideVisitor(username: string, from: string): Promise<{ visitor: RoomVisitor; id: string }> {
  const visitor = roomVisitor(from);
  const { status, body } = await visitor.call('POST', '/room-api/guide/login', { username, password: 'guide-demo' });
  expect(status, `${username} signs in`).toBe(200);
  return { visitor, id: (body as { guide: { id: string } }).guide.id };
}

/** A presentation of one test, made by its guide. */
export interface OwnPresentation {
  readonly id: string;
  readonly path: string;
  change(patch: Readonly<Record<string, unknown>>): Promise<CallAnswer>;
  remove(): Promise<CallAnswer>;
}

/** Makes a presentation that no other test knows. */
export async function makePresentation(owner: RoomVisitor, patch: Readonly<Record<string, unknown>> = {}): Promise<OwnPresentation> {
  const path = `security-${randomBytes(4).toString('hex')}`;
  const definition = { path, name: 'Security', slides: [{ kind: 'search', name: 'Lamps', search: 'lamp' }], ...patch };
  const made = await owner.call('POST', '/room-api/presentations', definition);
  expect(made.status, made.text).toBe(201);
  const { id } = (made.body as { presentation: { id: string } }).presentation;
  return {
    id,
    path,
    change: (changes) => owner.call('PUT', `/room-api/presentations/${id}`, { ...definition, ...changes }),
    remove: () => owner.call('DELETE', `/room-api/presentations/${id}`),
  };
}
