import { randomBytes } from 'node:crypto';
import { createPerson, type Person, type PersonSocket } from './browserless-person.ts';
import type { Known } from './fuzz-input.ts';

const SLIDES = [{ kind: 'search', name: 'Lamps', search: 'lamp' }];
const asGuide = { username: 'guide', password: 'guide-demo' };
// No administrator: one may do nearly everything, so that nothing would be seen.
const asAttackingGuide = { username: 'guide4', password: 'guide-demo' };
const NO_ID = '0'.repeat(32);
/** A message that has not come by then was lost: the machine may be busy with the attack. */
const HEARD_WITHIN_MS = 20_000;

/** Asks, and fails where the product does not do as it should for an honest person. */
async function ask(person: Person, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await person.call(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}

async function run(socket: PersonSocket, name: string, payload: unknown): Promise<unknown> {
  const answer = await socket.run(name, payload);
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.error?.code}`);
  return answer.result;
}

async function openRoom(guide: Person, name: string): Promise<{ id: string; path: string }> {
  const path = `${name}-${randomBytes(4).toString('hex')}`;
  const made = (await ask(guide, 'POST', '/room-api/presentations', { path, name, slides: SLIDES })) as { presentation: { id: string } };
  return { id: made.presentation.id, path };
}

async function productOf(person: Person): Promise<string> {
  const { elements } = (await ask(person, 'POST', '/store-api/product', { limit: 1 })) as { elements: { id: string }[] };
  return elements[0]?.id ?? '';
}

const linesOf = (cart: unknown): string =>
  JSON.stringify(
    (cart as { lineItems: { referencedId: string; quantity: number }[] }).lineItems.map(({ referencedId, quantity }) => [
      referencedId,
      quantity,
    ]),
  );

/** People whom an attack must not touch. */
export interface Witnesses {
  /** What only they and the server know: no answer to anybody else may hold it. */
  readonly secrets: readonly string[];
  /** What is no longer as it was; empty where all is well. */
  check(): Promise<string[]>;
  leave(): void;
}

/** A shopper with a cart, and a guide and a client in a room, with their sockets open. */
export async function gatherWitnesses(origin: string): Promise<Witnesses> {
  const [shopper, guide, client] = [
    createPerson(origin, '127.0.8.1'),
    createPerson(origin, '127.0.8.2'),
    createPerson(origin, '127.0.8.3'),
  ];
  const cart = linesOf(
    await ask(shopper, 'POST', '/store-api/checkout/cart/line-item', {
      items: [{ type: 'product', referencedId: await productOf(shopper), quantity: 2 }],
    }),
  );
  await ask(guide, 'POST', '/room-api/guide/login', asGuide);
  const { id, path } = await openRoom(guide, 'witness');
  const guideSocket = await guide.connect();
  await run(guideSocket, 'room.enter', { presentationPath: path, as: 'guide' });
  await run(guideSocket, 'appointment.start', {});
  await ask(client, 'POST', `/store-api/dsr/appointment/${path}/join-as-client`, { attendeeName: 'Witness' });
  const clientSocket = await client.connect();
  await run(clientSocket, 'room.enter', { presentationPath: path, as: 'client' });
  const sockets = { guide: guideSocket, client: clientSocket };
  let closings: string[] = [];
  for (const [name, { socket }] of Object.entries(sockets))
    socket.on('disconnect', (reason) => closings.push(`the socket of the witnessing ${name} was closed (${reason})`));
  let said = 0;

  return {
    secrets: [...shopper.cookies, ...guide.cookies, ...client.cookies]
      .filter(([name]) => /context-token|vitrine-guide|vitrine-attendee$/.test(name))
      .map(([, value]) => value),
    async check() {
      const wrong = closings;
      closings = [];
      const now = linesOf(await ask(shopper, 'GET', '/store-api/checkout/cart'));
      if (now !== cart) wrong.push(`the witness's cart held ${cart} and holds ${now}`);
      const state = await guide.call('GET', `/api/_action/dsr/appointment/${id}/presentation/state`);
      if (state.status !== 200) wrong.push(`the witnessing guide is answered ${state.status}`);
      const forbidden = await clientSocket.run('appointment.lock', {});
      if (forbidden.ok) wrong.push('the witnessing client may do what a guide does');
      const text = `witness ${(said += 1)}`;
      const sent = await guideSocket.run('chat.send', { text });
      if (!sent.ok) wrong.push(`the witnessing guide may not write: ${sent.error?.code}`);
      const isHeard = (): boolean => clientSocket.chat.some((message) => message.includes(text));
      for (const limit = performance.now() + HEARD_WITHIN_MS; !isHeard() && performance.now() < limit;)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (!isHeard()) wrong.push('the witnessing client did not get the notification');
      return wrong;
    },
    leave: () => Object.values(sockets).forEach(({ socket }) => socket.disconnect()),
  };
}

/**
 * People who attack, with sessions of their own: a shopper, and a client and a guide of a room.
 * @param round Who comes again and again comes from elsewhere each time.
 */
export async function gatherAttackers(origin: string, round: number): Promise<Known> {
  const [shopper, guide, client] = [1, 2, 3].map((part) =>
    createPerson(origin, `127.0.${9 + (round % 200)}.${part + 3 * (Math.floor(round / 200) % 80)}`),
  ) as [Person, Person, Person];
  const productId = await productOf(shopper);
  await ask(shopper, 'POST', '/store-api/checkout/cart/line-item', { items: [{ type: 'product', referencedId: productId, quantity: 1 }] });
  await ask(guide, 'POST', '/room-api/guide/login', asAttackingGuide);
  const { id, path } = await openRoom(guide, 'fuzz');
  const socket = await guide.connect();
  const { snapshot } = (await run(socket, 'room.enter', { presentationPath: path, as: 'guide' })) as { snapshot: unknown };
  await run(socket, 'appointment.start', {});
  const joined = (await ask(client, 'POST', `/store-api/dsr/appointment/${path}/join-as-client`, { attendeeName: 'Fuzz' })) as {
    attendeeId: string;
  };
  socket.socket.disconnect();
  const ids = [...new Set(JSON.stringify(snapshot).match(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g) ?? [])].slice(0, 20);
  return {
    host: new URL(origin).host,
    origin,
    path,
    ids: [id, joined.attendeeId, productId, NO_ID, ...ids],
    cookies: { nobody: '', shopper: shopper.cookieHeader(), client: client.cookieHeader(), guide: guide.cookieHeader() },
  };
}
