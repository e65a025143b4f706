import type { Queryable } from '../storage/database.ts';
import type { AttendeeRecord } from './records.ts';

/** How many products of each collection a room shows. */
export const COLLECTION_LIMIT = 200;

/** What a client may put products into. */
export const COLLECTIONS = ['liked', 'disliked', 'lastSeen'] as const;
/** One of {@link COLLECTIONS}. */
export type Collection = (typeof COLLECTIONS)[number];

interface AttendeeRow {
  id: string;
  appointment_id: string;
  type: 'GUIDE' | 'CLIENT';
  guide_user_id: string | null;
  name: string;
  status: AttendeeRecord['status'];
  mic_on: boolean;
  camera_on: boolean;
  screen_on: boolean;
  mic_forced_off: boolean;
  camera_forced_off: boolean;
  hand_raised_at: Date | null;
  cart_access: AttendeeRecord['cartAccess'];
  wishlist_access: AttendeeRecord['wishlistAccess'];
  turnover: AttendeeRecord['turnover'];
  orders: AttendeeRecord['orders'] | null;
  invitation_answer: AttendeeRecord['invitationAnswer'];
  joined_at: Date | null;
  connected_to: string | null;
  liked: string[] | null;
  last_seen: string[] | null;
  portrait: string | null;
}

const products = (collection: Collection) =>
  `(select array_agg(product_id order by position desc) from (select product_id, position from attendee_product p
     where p.attendee_id = attendee.id and p.collection = '${collection}' order by position desc limit ${COLLECTION_LIMIT}) newest)`;
const ORDERS = `(select jsonb_agg(jsonb_build_object('sum', sum, 'currencyIsoCode', currency_iso_code) order by position)
     from attendee_order o where o.attendee_id = attendee.id)`;
const SELECT = `select attendee.*, ${products('liked')} as liked, ${products('lastSeen')} as last_seen, ${ORDERS} as orders,
  (select version from guide_portrait where user_id = attendee.guide_user_id) as portrait from attendee`;

function toRecord(row: AttendeeRow): AttendeeRecord {
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    type: row.type,
    guideUserId: row.guide_user_id,
    name: row.name,
    portrait: row.portrait,
    status: row.status,
    micOn: row.mic_on,
    cameraOn: row.camera_on,
    screenOn: row.screen_on,
    micForcedOff: row.mic_forced_off,
    cameraForcedOff: row.camera_forced_off,
    handRaisedAt: row.hand_raised_at?.toISOString() ?? null,
    cartAccess: row.cart_access,
    wishlistAccess: row.wishlist_access,
    turnover: row.turnover,
    orders: row.orders ?? [],
    invitationAnswer: row.invitation_answer,
    joinedAt: row.joined_at?.toISOString() ?? null,
    isConnected: row.connected_to !== null,
    liked: row.liked ?? [],
    lastSeen: row.last_seen ?? [],
  };
}

/** The attendee with this id. */
export async function findAttendee(db: Queryable, id: string): Promise<AttendeeRecord | undefined> {
  const [row] = await db.query<AttendeeRow>(`${SELECT} where id = $1`, [id]);
  return row && toRecord(row);
}

/** Everybody of an appointment, by id. */
export async function listAttendees(db: Queryable, appointmentId: string): Promise<AttendeeRecord[]> {
  return (await db.query<AttendeeRow>(`${SELECT} where appointment_id = $1 order by id`, [appointmentId])).map(toRecord);
}

/** The client of this appointment whose browser holds this key. */
export async function findClientByKey(db: Queryable, appointmentId: string, keyHash: string): Promise<AttendeeRecord | undefined> {
  const [row] = await db.query<AttendeeRow>(`${SELECT} where appointment_id = $1 and key_hash = $2`, [appointmentId, keyHash]);
  return row && toRecord(row);
}

/** The client whose browser holds this key, in the appointment where they were active last. */
export async function findLatestClientByKey(db: Queryable, keyHash: string): Promise<AttendeeRecord | undefined> {
  const [row] = await db.query<AttendeeRow>(`${SELECT} where key_hash = $1 order by last_active_at desc limit 1`, [keyHash]);
  return row && toRecord(row);
}

/** The attendee of this appointment who was sent this invitation, and whether it still holds. */
export async function findInvitation(
  db: Queryable,
  appointmentId: string,
  invitationHash: string,
): Promise<{ attendee: AttendeeRecord; isExpired: boolean } | undefined> {
  const [row] = await db.query<AttendeeRow & { expired: boolean }>(
    `select invited.*, coalesce(invited.invitation_expires_at < now(), false) as expired from (${SELECT}) invited where appointment_id = $1 and invitation_hash = $2`,
    [appointmentId, invitationHash],
  );
  return row && { attendee: toRecord(row), isExpired: row.expired };
}

/** Who was invited to an appointment. Times are ISO 8601. */
export interface Invitation {
  attendeeId: string;
  name: string;
  status: AttendeeRecord['status'];
  answer: AttendeeRecord['invitationAnswer'];
  invitedAt: string | null;
  expiresAt: string | null;
}

/** Everybody who was invited, in the order of their invitations. */
export async function listInvitations(db: Queryable, appointmentId: string): Promise<Invitation[]> {
  const rows = await db.query<{
    id: string;
    name: string;
    status: Invitation['status'];
    invitation_answer: Invitation['answer'];
    invited_at: Date | null;
    invitation_expires_at: Date | null;
  }>(
    'select id, name, status, invitation_answer, invited_at, invitation_expires_at from attendee where appointment_id = $1 and invitation_hash is not null order by invited_at, id',
    [appointmentId],
  );
  return rows.map((row) => ({
    attendeeId: row.id,
    name: row.name,
    status: row.status,
    answer: row.invitation_answer,
    invitedAt: row.invited_at?.toISOString() ?? null,
    expiresAt: row.invitation_expires_at?.toISOString() ?? null,
  }));
}

/** What somebody has in their cart, as their own session saw it last. */
export interface CartLine {
  productId: string;
  quantity: number;
  /** In the currency of their turnover. */
  revenue: number;
}

/** Keeps what is in an attendee's cart, in place of what was there. */
export async function saveCartLines(tx: Queryable, attendeeId: string, lines: readonly CartLine[]): Promise<void> {
  await tx.query('delete from attendee_cart_line where attendee_id = $1', [attendeeId]);
  for (const { productId, quantity, revenue } of lines) {
    await tx.query(
      'insert into attendee_cart_line (attendee_id, product_id, quantity, revenue) values ($1, $2, $3, $4) on conflict (attendee_id, product_id) do update set quantity = attendee_cart_line.quantity + excluded.quantity, revenue = attendee_cart_line.revenue + excluded.revenue',
      [attendeeId, productId, quantity, revenue],
    );
  }
}

/** What is in the carts of those attendees of an appointment who let the guide see them. */
export async function listVisibleCartLines(db: Queryable, appointmentId: string): Promise<(CartLine & { attendeeId: string })[]> {
  const rows = await db.query<{ attendee_id: string; product_id: string; quantity: number; revenue: number }>(
    `select line.* from attendee_cart_line line join attendee on attendee.id = line.attendee_id
     where attendee.appointment_id = $1 and attendee.cart_access = 'granted' order by line.product_id, line.attendee_id`,
    [appointmentId],
  );
  return rows.map((row) => ({ attendeeId: row.attendee_id, productId: row.product_id, quantity: row.quantity, revenue: row.revenue }));
}

/** This guide as an attendee of this appointment. */
export async function findGuideAttendee(db: Queryable, appointmentId: string, userId: string): Promise<AttendeeRecord | undefined> {
  const [row] = await db.query<AttendeeRow>(`${SELECT} where appointment_id = $1 and guide_user_id = $2`, [appointmentId, userId]);
  return row && toRecord(row);
}

/** Adds somebody who wasn't there. */
export async function insertAttendee(
  tx: Queryable,
  attendee: AttendeeRecord,
  proof: { keyHash?: string; invitationHash?: string },
): Promise<void> {
  await tx.query(
    `insert into attendee (id, appointment_id, type, key_hash, guide_user_id, invitation_hash, name, status, joined_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      attendee.id,
      attendee.appointmentId,
      attendee.type,
      proof.keyHash ?? null,
      attendee.guideUserId,
      proof.invitationHash ?? null,
      attendee.name,
      attendee.status,
      attendee.joinedAt,
    ],
  );
}

/** Stores everything that changes about an attendee but the collections. */
export async function saveAttendee(tx: Queryable, attendee: AttendeeRecord): Promise<void> {
  await tx.query(
    `update attendee set name = $2, status = $3, mic_on = $4, camera_on = $5, screen_on = $6, mic_forced_off = $7, camera_forced_off = $8,
       hand_raised_at = $9, cart_access = $10, wishlist_access = $11, turnover = $12, invitation_answer = $13, joined_at = $14, last_active_at = now()
     where id = $1`,
    [
      attendee.id,
      attendee.name,
      attendee.status,
      attendee.micOn,
      attendee.cameraOn,
      attendee.screenOn,
      attendee.micForcedOff,
      attendee.cameraForcedOff,
      attendee.handRaisedAt,
      attendee.cartAccess,
      attendee.wishlistAccess,
      attendee.turnover === null ? null : JSON.stringify(attendee.turnover),
      attendee.invitationAnswer,
      attendee.joinedAt,
    ],
  );
}

/** Puts a product first in a collection; one that is there already moves to the front. Keeps the newest {@link COLLECTION_LIMIT}. */
export async function putIntoCollection(tx: Queryable, attendeeId: string, collection: Collection, productId: string): Promise<void> {
  await removeFromCollection(tx, attendeeId, collection, productId);
  await tx.query('insert into attendee_product (attendee_id, collection, product_id) values ($1, $2, $3)', [
    attendeeId,
    collection,
    productId,
  ]);
  await tx.query(
    `delete from attendee_product where attendee_id = $1 and collection = $2 and position <
       (select min(position) from (select position from attendee_product where attendee_id = $1 and collection = $2 order by position desc limit ${COLLECTION_LIMIT}) newest)`,
    [attendeeId, collection],
  );
}

/** Where a product stands in a collection: a number that grows with each product that is put in; null where it doesn't. */
export async function placeInCollection(
  db: Queryable,
  attendeeId: string,
  collection: Collection,
  productId: string,
): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(
    'select position from attendee_product where attendee_id = $1 and collection = $2 and product_id = $3',
    [attendeeId, collection, productId],
  );
  return row?.position ?? null;
}

/** Puts a product back to where it stood in a collection; null takes it out. */
export async function putBackIntoCollection(
  tx: Queryable,
  attendeeId: string,
  collection: Collection,
  productId: string,
  place: number | null,
): Promise<void> {
  await removeFromCollection(tx, attendeeId, collection, productId);
  if (place !== null)
    await tx.query('insert into attendee_product (attendee_id, collection, product_id, position) values ($1, $2, $3, $4)', [
      attendeeId,
      collection,
      productId,
      place,
    ]);
}

/** Takes a product out of a collection, if it is there. */
export async function removeFromCollection(tx: Queryable, attendeeId: string, collection: Collection, productId: string): Promise<void> {
  await tx.query('delete from attendee_product where attendee_id = $1 and collection = $2 and product_id = $3', [
    attendeeId,
    collection,
    productId,
  ]);
}

/** The products of a collection, newest first. */
export async function listCollection(db: Queryable, attendeeId: string, collection: Collection): Promise<string[]> {
  const rows = await db.query<{ product_id: string }>(
    'select product_id from attendee_product where attendee_id = $1 and collection = $2 order by position desc',
    [attendeeId, collection],
  );
  return rows.map((row) => row.product_id);
}

/** This guide as an attendee of the appointment where they were active last. */
export async function findLatestGuide(db: Queryable, userId: string): Promise<AttendeeRecord | undefined> {
  const [row] = await db.query<AttendeeRow>(`${SELECT} where guide_user_id = $1 order by last_active_at desc limit 1`, [userId]);
  return row && toRecord(row);
}

/** The rooms in which somebody is connected and that this guide has joined, with the guide as an attendee of each. */
export async function listOccupiedRoomsOf(db: Queryable, userId: string): Promise<{ appointmentId: string; attendeeId: string }[]> {
  const rows = await db.query<{ id: string; appointment_id: string }>(
    `select id, appointment_id from attendee guide where guide_user_id = $1 and exists
       (select 1 from attendee other where other.appointment_id = guide.appointment_id and other.connected_to is not null)`,
    [userId],
  );
  return rows.map((row) => ({ appointmentId: row.appointment_id, attendeeId: row.id }));
}

/** Whether somebody has proved themselves with this key before, in whichever room: keys are made here, and none that a browser brings along is taken over. */
export async function isKnownKey(db: Queryable, keyHash: string): Promise<boolean> {
  return (await db.query('select 1 from attendee where key_hash = $1 limit 1', [keyHash])).length > 0;
}

/** Gives an invited attendee to the browser that came with the invitation, unless one has it already. */
export async function bindInvitation(tx: Queryable, appointmentId: string, invitationHash: string, keyHash: string): Promise<void> {
  const known = await findClientByKey(tx, appointmentId, keyHash);
  if (known !== undefined) return;
  await tx.query(
    'update attendee set key_hash = $3 where appointment_id = $1 and invitation_hash = $2 and key_hash is null and coalesce(invitation_expires_at > now(), true)',
    [appointmentId, invitationHash, keyHash],
  );
}
