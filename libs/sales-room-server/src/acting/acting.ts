import { idSchema } from '@vitrine/sales-room-protocol';
import { getContext, isStoreApiError, type Cart, type LineItem, type SalesChannelContext, type StoreApiClient } from '@vitrine/store-api-client';
import { newId } from '../identifiers.ts';
import { followSession } from '../connections/session-checks.ts';
import { RoomError, isRoomError } from '../room-error.ts';
import type { ViewerSession } from '../room-host.ts';
import { actView, beginActAgain, countActs, findActByCommand, insertAct, saveAct, type ActRecord } from '../rooms/acts.ts';
import { saveAttendee, saveCartLines, type CartLine } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientOf, type RoomChange } from '../rooms/room-change.ts';
import { noteIdentity, readIdentities, type StoreIdentity } from '../rooms/store-identity.ts';
import type { Services } from '../services.ts';
import { turnoverOf } from './attendee-cart.ts';

const ACTS_PER_ATTENDEE = 2_000;

/** Cart or wish list. */
export type Holding = 'cart' | 'wishlist';

/** Refuses whatever the attendee has not allowed, or allows no more. */
function requireAccess(client: AttendeeRecord, kind: Holding): void {
  const access = kind === 'cart' ? client.cartAccess : client.wishlistAccess;
  if (access !== 'granted') throw new RoomError('consent-missing', `The attendee's permission for the ${kind} is ${access}.`);
}

/** What a guide acts with: an attendee who allows it, and the session that they allowed it about. */
export interface Permitted {
  attendee: AttendeeRecord;
  session: ViewerSession;
}

/**
 * The attendee whose holdings a guide asks for, with their session; refused without permission. A permission is for the
 * cart and wish list of whoever gave it: where the browser has become somebody else's since, it has ended.
 */
export async function permittedClient(services: Services, appointmentId: string, attendeeId: string, kind: Holding): Promise<Permitted> {
  const session = services.connections.ofAttendee(attendeeId)?.session;
  if (session !== undefined && !isAllowedWith(await readIdentities(services.database, attendeeId), session)) await followSession(services, { appointmentId, attendeeId }, session);
  const { result } = await services.engine.change(appointmentId, async (room) => {
    const client = await clientOf(room, attendeeId);
    await requireConsent(room, client, kind, session);
    return client;
  });
  requireSession(session);
  return { attendee: result, session };
}

/** Refuses again what has ended in the meantime, by the attendee's word or because the session became another's. */
export async function stillPermitted(services: Services, appointmentId: string, { attendee, session }: Permitted, kind: Holding): Promise<void> {
  await services.engine.change(appointmentId, async (room) => requireConsent(room, await clientOf(room, attendee.id), kind, session));
}

async function requireConsent(room: RoomChange, client: AttendeeRecord, kind: Holding, session: ViewerSession | undefined): Promise<void> {
  requireAccess(client, kind);
  if (session !== undefined && !isAllowedWith(await readIdentities(room.tx, client.id), session)) throw new RoomError('consent-missing', `The attendee's permission for the ${kind} was given by somebody else.`);
}

function isAllowedWith({ consented }: { consented: StoreIdentity }, session: ViewerSession): boolean {
  return consented.sessionKey === (session.sessionKey ?? null);
}

/** The store's context of the session that a guide acts with; refused where somebody else has logged in to it. */
export async function permittedContext(services: Services, appointmentId: string, { attendee, session }: Permitted): Promise<SalesChannelContext> {
  const context = await getContext(session.client);
  const { customer } = context;
  const customerId = customer != null && customer.guest !== true ? customer.id : null;
  const { consented } = await readIdentities(services.database, attendee.id);
  if (consented.customerId === undefined || consented.customerId === customerId) return context;
  await services.engine.change(appointmentId, (room) => noteIdentity(room, attendee.id, { sessionKey: session.sessionKey ?? null, customerId }));
  throw new RoomError('consent-missing', 'The attendee\'s permission was given by somebody else.');
}

/** The attendee's own session at the store. It never leaves this server. */
export function sessionOf(services: Services, attendeeId: string): ViewerSession {
  const session = services.connections.ofAttendee(attendeeId)?.session;
  requireSession(session);
  return session;
}

function requireSession(session: ViewerSession | undefined): asserts session is ViewerSession {
  if (session === undefined) throw new RoomError('wrong-state', 'This attendee is not connected.');
  if (!session.hasSession) throw new RoomError('wrong-state', 'This attendee has no session at the store.');
}

/** Whether the store has said no, so that nothing has changed there. Of a failure without an answer nobody knows. */
export function isRefusedByStore(error: unknown): boolean {
  return isStoreApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 408;
}

/** What the store refuses or doesn't answer, as a refusal of the room. */
export async function askStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (isRoomError(cause)) throw cause;
    if (isStoreApiError(cause) && isRefusedByStore(cause) && cause.statusCode !== 429) {
      throw new RoomError(cause.statusCode === 404 ? 'not-found' : 'wrong-state', cause.messages[0]?.detail ?? 'The store refused this.', { cause });
    }
    throw new RoomError('store-unavailable', 'The store does not answer.', { cause });
  }
}

/** Currency of a session: `EUR`. */
export async function currencyOf(client: StoreApiClient): Promise<string> {
  return currencyIn(await getContext(client));
}

/** The currency of a context. */
export function currencyIn({ currency }: SalesChannelContext): string {
  return currency?.isoCode ?? '';
}

/** What an act is to do: known before it is done. */
export interface Intent {
  guide: AttendeeRecord;
  permitted: Permitted;
  kind: Holding;
  action: ActRecord['action'];
  productId: string | null;
  commandId: string;
}

/**
 * Notes an act before it is carried out, checking the permission in the same step of the room as a withdrawal would
 * take. `earlier` is the act that the same command has made already; one that was not carried out is begun again.
 */
export async function intendAct(services: Services, appointmentId: string, intent: Intent): Promise<{ id: string; earlier: ActRecord | undefined; client: AttendeeRecord }> {
  const { guide, permitted, kind, action, productId, commandId } = intent;
  const attendeeId = permitted.attendee.id;
  const { result } = await services.engine.change(appointmentId, async (room) => {
    const client = await clientOf(room, attendeeId);
    await requireConsent(room, client, kind, permitted.session);
    const earlier = await findActByCommand(room.tx, guide.id, commandId);
    if (earlier !== undefined) {
      if (earlier.attendeeId !== attendeeId || earlier.kind !== kind) throw new RoomError('invalid-payload', 'This commandId was used for another command.');
      const wasCarriedOut = earlier.status !== 'failed' && earlier.status !== 'dropped';
      if (!wasCarriedOut) await beginActAgain(room.tx, earlier.id, services.serverId);
      return { id: earlier.id, earlier: wasCarriedOut ? earlier : undefined, client };
    }
    if ((await countActs(room.tx, attendeeId)) >= ACTS_PER_ATTENDEE) throw new RoomError('limit-reached', 'No more can be done for this attendee in this room.');
    const id = newId();
    await insertAct(room.tx, appointmentId, services.serverId, { id, attendeeId, guideId: guide.id, guideName: guide.name, commandId, kind, action, productId });
    return { id, earlier: undefined, client };
  });
  return result;
}

/** Notes what became of an act, and tells the attendee. `extra` changes the room in the same step. */
export async function finishAct(services: Services, appointmentId: string, attendeeId: string, act: Parameters<typeof saveAct>[1], extra?: (room: RoomChange) => Promise<void>): Promise<void> {
  await services.engine.change(appointmentId, async (room) => {
    const saved = await saveAct(room.tx, act);
    const { status } = saved;
    if (status !== 'intended' && status !== 'failed') room.effect({ type: 'act', attendeeId, act: actView({ ...saved, status }) });
    await extra?.(room);
  });
}

/** Lines of one cart that statistics know. */
const CART_LINES = 100;

function toCartLine({ referencedId, quantity, price }: LineItem): CartLine[] {
  return idSchema.safeParse(referencedId).success && Number.isSafeInteger(quantity) ? [{ productId: referencedId ?? '', quantity, revenue: price?.totalPrice ?? 0 }] : [];
}

/** Keeps the sum of a cart for the guides' statistics. */
export async function noteTurnover(room: RoomChange, attendeeId: string, cart: Cart, currencyIsoCode: string): Promise<void> {
  const turnover = turnoverOf(cart, currencyIsoCode);
  const current = await room.attendee(attendeeId);
  await saveCartLines(room.tx, attendeeId, cart.lineItems.filter(({ type }) => type === 'product').slice(0, CART_LINES).flatMap(toCartLine));
  if (JSON.stringify(current.turnover) === JSON.stringify(turnover)) return;
  const changed = { ...current, turnover };
  await saveAttendee(room.tx, changed);
  room.effect({ type: 'collections', attendee: changed });
}

/** Tells guides whom the attendee allows to look, and the attendee unless they did it themselves, that a cart or wish list is another now. */
export function tellHoldings(services: Services, appointmentId: string, client: AttendeeRecord, kind: Holding, isOwnDoing = false): void {
  const isShared = (kind === 'cart' ? client.cartAccess : client.wishlistAccess) === 'granted';
  services.signal(appointmentId, 'collections.changed', { attendeeId: client.id, kind }, { attendeeIds: isOwnDoing ? [] : [client.id], guides: isShared });
}
