import { entityId } from '../client/path.ts';
import { requestBody } from '../client/request-body.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { mergeCriteria } from '../criteria/criteria-builder.ts';
import { equals } from '../criteria/filters.ts';
import type { StoreDate } from '../entities/entity.ts';
import type { JoinAppointmentAnswer, PresentationStateForAll } from '../entities/presentation.ts';
import type { AdminApiClient, AdminCallOptions } from './admin-api-client.ts';

/** An appointment as the Admin API keeps it. */
export interface Appointment {
  id: string;
  name: string;
  presentationId: string;
  presentationPath: string;
  salesChannelDomainId: string;
  active?: boolean;
  mode?: 'guided' | 'self' | (string & {});
  isPreview?: boolean | null;
  attendeeRestrictionType?: string | null;
  attendeeRuleIds?: string[] | null;
  videoAudioSettings?: string | null;
  accessibleFrom?: StoreDate | null;
  accessibleTo?: StoreDate | null;
  startedAt?: StoreDate | null;
  endedAt?: StoreDate | null;
  guideUserId?: string | null;
  [field: string]: unknown;
}

/** A page of a search at the Admin API. */
export interface AdminSearchResult<T> {
  data: T[];
  total: number;
}

/** Finds appointments. */
export async function searchAppointments(
  client: AdminApiClient,
  criteria: Criteria = {},
  options?: AdminCallOptions,
): Promise<AdminSearchResult<Appointment>> {
  const body = await client.request<Partial<AdminSearchResult<Appointment>> | undefined>(
    { operation: 'searchAppointments', method: 'POST', path: '/search/dsr-appointment', body: criteria },
    options,
  );
  const data = body?.data ?? [];
  return { data, total: body?.total ?? data.length };
}

/** The appointment of a presentation path, or null. */
export async function findAppointment(
  client: AdminApiClient,
  presentationPath: string,
  criteria: Criteria = {},
  options?: AdminCallOptions,
): Promise<Appointment | null> {
  const byPath = mergeCriteria({ limit: 1, filter: [equals('presentationPath', presentationPath)] }, criteria);
  return (await searchAppointments(client, byPath, options)).data[0] ?? null;
}

const actionPath = (appointmentId: string, action: string): string =>
  `/_action/dsr/appointment/${entityId(appointmentId, 'appointment')}/${action}`;

/** Joins as a guide. The token of the guide's own Store API session is reported to `onContextToken`, not given here. */
export async function joinAsGuide(
  client: AdminApiClient,
  appointmentId: string,
  options?: AdminCallOptions,
): Promise<JoinAppointmentAnswer> {
  return requestBody<JoinAppointmentAnswer>(
    client,
    { operation: 'joinAsGuide', method: 'POST', path: actionPath(appointmentId, 'join-as-guide'), body: {} },
    options,
  );
}

/** Starts the presentation: waiting attendees are let in. */
export async function startAppointment(client: AdminApiClient, appointmentId: string, options?: AdminCallOptions): Promise<void> {
  await client.request({ operation: 'startAppointment', method: 'POST', path: actionPath(appointmentId, 'start'), body: {} }, options);
}

/** Ends the presentation: attendees keep cart and wishlist. */
export async function endAppointment(client: AdminApiClient, appointmentId: string, options?: AdminCallOptions): Promise<void> {
  await client.request({ operation: 'endAppointment', method: 'POST', path: actionPath(appointmentId, 'end'), body: {} }, options);
}

/** A person in a presentation. */
export interface PresentAttendee {
  attendeeId: string;
  attendeeName: string | null;
  videoUserId?: string | null;
  hasJoined?: boolean;
  [field: string]: unknown;
}

/** A presentation as its guides see it. */
export interface GuidePresentationState {
  stateForAll: PresentationStateForAll;
  stateForGuides: {
    /** By attendee id. */
    clients: Record<string, PresentAttendee>;
    inactiveClients: Record<string, PresentAttendee>;
    guides: Record<string, PresentAttendee>;
    videoGuideToken: string | null;
    /** Attendee ids by the product whose quick view is open. */
    quickViewState: Record<string, unknown>;
  };
}

type RawGuides = { [Part in keyof GuidePresentationState['stateForGuides']]?: GuidePresentationState['stateForGuides'][Part] | [] };

/** An empty map comes as `[]`. */
const asMap = <T>(value: Record<string, T> | [] | null | undefined): Record<string, T> =>
  value === null || value === undefined || Array.isArray(value) ? {} : value;

/** Where the presentation stands, and who is there. */
export async function getGuidePresentationState(
  client: AdminApiClient,
  appointmentId: string,
  options?: AdminCallOptions,
): Promise<GuidePresentationState> {
  const { stateForAll, stateForGuides, stateForClients } = await requestBody<{
    stateForAll: PresentationStateForAll;
    stateForGuides?: RawGuides;
    stateForClients?: RawGuides;
  }>(client, { operation: 'getGuidePresentationState', method: 'GET', path: actionPath(appointmentId, 'presentation/state') }, options);
  // The published schema names the guides' part after the clients.
  const guides = stateForGuides ?? stateForClients ?? {};
  return {
    stateForAll,
    stateForGuides: {
      clients: asMap<PresentAttendee>(guides.clients),
      inactiveClients: asMap<PresentAttendee>(guides.inactiveClients),
      guides: asMap<PresentAttendee>(guides.guides),
      videoGuideToken: typeof guides.videoGuideToken === 'string' ? guides.videoGuideToken : null,
      quickViewState: asMap<unknown>(guides.quickViewState),
    },
  };
}

/** A video room at the shop's video service. */
export interface VideoRoom {
  roomUrl: string;
  roomName: string;
  /** Lets attendees in. */
  userToken: string;
  /** Lets the guide in, with the owner's rights. */
  ownerToken: string;
}

/** Opens the video room of a presentation. */
export async function createVideoRoom(client: AdminApiClient, appointmentId: string, options?: AdminCallOptions): Promise<VideoRoom> {
  return requestBody<VideoRoom>(
    client,
    { operation: 'createVideoRoom', method: 'POST', path: actionPath(appointmentId, 'video-room'), body: {} },
    options,
  );
}

/** Closes the video room of a presentation. */
export async function deleteVideoRoom(client: AdminApiClient, appointmentId: string, options?: AdminCallOptions): Promise<void> {
  await client.request({ operation: 'deleteVideoRoom', method: 'DELETE', path: actionPath(appointmentId, 'video-room') }, options);
}

/** An instant product listing as a guide makes it. */
export interface NewInstantListing {
  productIds: string[];
  /** The listing comes after this slide group; at the end without it. */
  currentPageGroupId?: string;
  pageName?: string | null;
}

/** Adds an instant product listing; `index` is its place among the slides. */
export async function createInstantListing(
  client: AdminApiClient,
  appointmentId: string,
  listing: NewInstantListing,
  options?: AdminCallOptions,
): Promise<{ index: number }> {
  return requestBody<{ index: number }>(
    client,
    { operation: 'createInstantListing', method: 'POST', path: actionPath(appointmentId, 'instant-listing'), body: listing },
    options,
  );
}

/** A change of an instant product listing. */
export interface InstantListingChange {
  addProductIds: string[];
  removeProductIds: string[];
  /** The listing's own slide group. */
  currentPageGroupId: string;
  pageName?: string | null;
}

/** An instant product listing after a change. */
export interface InstantListing {
  id: string;
  pickedProductIds?: string[];
  title?: string | null;
  index?: number;
}

/** Changes an instant product listing by its differences. */
export async function changeInstantListing(
  client: AdminApiClient,
  appointmentId: string,
  change: InstantListingChange,
  options?: AdminCallOptions,
): Promise<InstantListing> {
  return requestBody<InstantListing>(
    client,
    { operation: 'changeInstantListing', method: 'PATCH', path: actionPath(appointmentId, 'instant-listing'), body: change },
    options,
  );
}

/** Quantities by product id of a shopping list that the guide takes up. */
export async function getShoppingListProducts(
  client: AdminApiClient,
  appointmentId: string,
  shoppingListId: string,
  options?: AdminCallOptions,
): Promise<Record<string, number>> {
  const path = actionPath(appointmentId, `shopping-lists/${entityId(shoppingListId, 'shopping list')}`);
  const { data } = await requestBody<{ data?: Record<string, { quantity: string | number }> | [] }>(
    client,
    { operation: 'getShoppingListProducts', method: 'POST', path, body: {} },
    options,
  );
  return Object.fromEntries(
    Object.entries(asMap<{ quantity: string | number }>(data)).map(([productId, { quantity }]) => [productId, Number(quantity)]),
  );
}
