import { entityId, pathPart } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { StoreFile } from '../../entities/order.ts';
import type {
  AppointmentBasicSetting,
  AppointmentRequestInput,
  InteractionInput,
  InvitationAnswer,
  InvitationResult,
  JoinAppointmentAnswer,
  ProductCollectionAlias,
} from '../../entities/presentation.ts';

/** What a visitor may know of an appointment before joining it. @throws StoreApiError 404 for an unknown path. */
export async function getAppointmentSetting(
  client: StoreApiClient,
  presentationPath: string,
  options?: CallOptions,
): Promise<AppointmentBasicSetting> {
  const path = `/dsr/appointment/${pathPart(presentationPath, 'presentation path')}/basic-setting`;
  return requestBody<AppointmentBasicSetting>(client, { operation: 'getAppointmentSetting', method: 'GET', path }, options);
}

/** Joins as a client. The session may become another one: its token is reported to the host. */
export async function joinAsClient(
  client: StoreApiClient,
  presentationPath: string,
  input: { attendeeName?: string; currentAttendeeId?: string } = {},
  options?: CallOptions,
): Promise<JoinAppointmentAnswer> {
  const path = `/dsr/appointment/${pathPart(presentationPath, 'presentation path')}/join-as-client`;
  return requestBody<JoinAppointmentAnswer>(
    client,
    { operation: 'joinAsClient', method: 'POST', path, body: input, changesSession: true },
    options,
  );
}

/** Changes the attendee's name or place in the video room. */
export async function updateAttendee(
  client: StoreApiClient,
  input: { attendeeName?: string; videoUserId?: string },
  options?: CallOptions,
): Promise<void> {
  await client.request({ operation: 'updateAttendee', method: 'PATCH', path: '/dsr/appointment/attendee', body: input }, options);
}

/** Answers an invitation by the token of its mail. */
export async function respondInvitation(
  client: StoreApiClient,
  appointmentId: string,
  input: { token: string; answer: InvitationAnswer },
  options?: CallOptions,
): Promise<InvitationResult> {
  const path = `/dsr/appointment/${entityId(appointmentId, 'appointment')}/attendee/respond-invitation`;
  return requestBody<InvitationResult>(client, { operation: 'respondInvitation', method: 'PATCH', path, body: input }, options);
}

/** The appointment as a calendar file; `token` is that of an invitation's mail, for a server that asks for one. */
export async function downloadIcs(
  client: StoreApiClient,
  appointmentId: string,
  token?: string,
  options?: CallOptions,
): Promise<StoreFile | null> {
  const path = `/dsr/appointment/${entityId(appointmentId, 'appointment')}/download-ics`;
  const file = await client.requestFile(
    { operation: 'downloadIcs', method: 'POST', path, body: token === undefined ? {} : { token } },
    options,
  );
  return file === null
    ? null
    : { blob: file.blob, fileName: 'appointment.ics', contentType: file.headers.get('content-type') ?? 'text/calendar' };
}

/** Asks for an appointment. */
export async function requestAppointment(client: StoreApiClient, input: AppointmentRequestInput, options?: CallOptions): Promise<void> {
  await client.request({ operation: 'requestAppointment', method: 'POST', path: '/dsr/appointment/request', body: input }, options);
}

/** Ids of the products that the attendee liked or disliked. */
export async function getProductCollection(
  client: StoreApiClient,
  alias: ProductCollectionAlias,
  options?: CallOptions,
): Promise<string[]> {
  const { collection } = await requestBody<{ collection?: Partial<Record<ProductCollectionAlias, string[]>> }>(
    client,
    { operation: 'getProductCollection', method: 'GET', path: `/dsr/appointment/collection/${alias}` },
    options,
  );
  return collection?.[alias] ?? [];
}

/** Likes or dislikes a product. */
export async function addToProductCollection(
  client: StoreApiClient,
  alias: ProductCollectionAlias,
  productId: string,
  options?: CallOptions,
): Promise<void> {
  const path = `/dsr/appointment/collection/${alias}/${entityId(productId, 'product')}`;
  await client.request({ operation: 'addToProductCollection', method: 'POST', path, body: {} }, options);
}

/** Takes a like or dislike back. */
export async function removeFromProductCollection(
  client: StoreApiClient,
  alias: ProductCollectionAlias,
  productId: string,
  options?: CallOptions,
): Promise<void> {
  const path = `/dsr/appointment/collection/${alias}/${entityId(productId, 'product')}`;
  await client.request({ operation: 'removeFromProductCollection', method: 'DELETE', path }, options);
}

/** Ids of the products that the attendee saw, newest first. */
export async function listLastSeenProductIds(client: StoreApiClient, options?: CallOptions): Promise<string[]> {
  const { collection } = await requestBody<{ collection?: { lastSeen?: string[] } }>(
    client,
    { operation: 'listLastSeenProductIds', method: 'GET', path: '/dsr/appointment/collection/last-seen' },
    options,
  );
  return collection?.lastSeen ?? [];
}

/** Tells the room what the attendee did. */
export async function sendInteraction(client: StoreApiClient, interaction: InteractionInput, options?: CallOptions): Promise<void> {
  const body = { payload: {}, lifeTimeInSeconds: -1, ...interaction };
  await client.request({ operation: 'sendInteraction', method: 'POST', path: '/dsr/interaction', body }, options);
}

/** Ids of all products on the customer's wishlist. */
export async function listWishlistProductIds(client: StoreApiClient, options?: CallOptions): Promise<string[]> {
  const { wishlistProductIds } = await requestBody<{ wishlistProductIds?: string[] }>(
    client,
    { operation: 'listWishlistProductIds', method: 'POST', path: '/dsr/customer/wishlist-product-ids', body: {} },
    options,
  );
  return wishlistProductIds ?? [];
}
