import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import {
  guideLoginSchema,
  invitationRequestSchema,
  OFFICIAL_VIEW_MODES,
  presentationDefinitionSchema,
  presentationFileSchema,
  VIEW_MODES,
} from '@vitrine/sales-room-protocol';
import { listRequestSchema } from '../presentations/product-lists.ts';

/** An id: 32 lower-case hexadecimal characters. */
export const idField = z.string().regex(/^[0-9a-f]{32}$/, 'give an id of 32 lower-case hexadecimal characters');

/** Most products of a listing. */
export const LISTING_LIMIT = 500;
const productIds = z.array(idField).max(LISTING_LIMIT);
const pageName = z.string().trim().max(255).nullish();
const search = z.string().trim().min(1).max(255);

/** Interactions of the official call. Those that our own socket says already change nothing. */
const INTERACTION_NAMES = [
  'keep.alive',
  'attendee.leave',
  'quickview.opened',
  'quickview.closed',
  'remote.checkout.accepted',
  'remote.checkout.denied',
  'product.viewed',
  'attendee.product.collection.liked',
  'attendee.product.collection.disliked',
  'attendee.product.collection.removed',
  'dynamicPage.opened',
  'dynamicPage.closed',
  'dynamicProductPage.opened',
  'page.viewed',
  'guide.hovered',
  'broadcastMode.toggled',
  'viewMode.changed',
  'screenSharing.toggled',
] as const;

/** Bodies of the calls that take one. */
export const BODIES = {
  join: z.object({
    attendeeName: z.string().max(255).nullish(),
    currentAttendeeId: z.string().max(64).nullish(),
    invitationToken: z.string().max(128).nullish(),
  }),
  invitation: z.object({ token: z.string().min(1).max(128), answer: z.enum(['accepted', 'maybe', 'declined']).optional() }),
  calendar: z.object({ token: z.string().min(1).max(128).optional() }),
  attendee: z.object({ attendeeName: z.string().max(255).optional(), videoUserId: z.string().max(255).optional() }),
  list: listRequestSchema,
  interaction: z.looseObject({ name: z.enum(INTERACTION_NAMES), payload: z.looseObject({ productId: idField.optional() }).default({}) }),
  // An empty body only reads, as the call did in 2024.
  state: z.strictObject({
    currentSlideAlias: z.int().min(0).max(999).optional(),
    currentSectionId: idField.optional(),
    currentSlideData: z.strictObject({ page: z.int().min(1).max(1_000) }).optional(),
    currentGuideProductId: idField.nullable().optional(),
    viewMode: z.enum(VIEW_MODES.map((mode) => OFFICIAL_VIEW_MODES[mode])).optional(),
    broadcastMode: z.boolean().optional(),
  }),
  // `search` (a dynamic product group), `publish: false` (a draft) and `productIds` of a change (all, in their order) are ours.
  newListing: z
    .object({
      productIds: productIds.default([]),
      currentPageGroupId: idField.optional(),
      pageName,
      search: search.optional(),
      publish: z.boolean().default(true),
    })
    .refine((body) => body.search !== undefined || body.productIds.length > 0 || !body.publish, {
      path: ['productIds'],
      message: 'give one product id or more, or a search',
    }),
  listingChange: z.object({
    addProductIds: productIds.default([]),
    removeProductIds: productIds.default([]),
    currentPageGroupId: idField,
    pageName,
    productIds: productIds.optional(),
    search: search.optional(),
  }),
  publication: z.strictObject({ currentPageGroupId: idField.optional(), pageName, goTo: z.boolean().default(false) }),
  appointmentSearch: z.looseObject({
    limit: z.int().min(1).max(500).default(25),
    page: z.int().min(1).max(10_000).default(1),
    ids: z.array(z.string().max(64)).max(500).optional(),
    filter: z
      .array(
        z.looseObject({
          type: z.enum(['equals', 'equalsAny', 'contains', 'prefix']),
          field: z.string().max(100),
          value: z.union([
            z.string().max(255),
            z.number(),
            z.boolean(),
            z.null(),
            z.array(z.union([z.string().max(255), z.number(), z.boolean(), z.null()])).max(500),
          ]),
        }),
      )
      .max(20)
      .default([]),
    term: z.string().max(255).optional(),
    sort: z
      .array(z.looseObject({ field: z.string().max(100), order: z.enum(['ASC', 'DESC', 'asc', 'desc']).default('ASC') }))
      .max(5)
      .default([]),
  }),
  guideLogin: guideLoginSchema,
  definition: presentationDefinitionSchema,
  file: presentationFileSchema,
  invite: invitationRequestSchema,
} as const;

/** Who may make a call: everybody, who has joined, who is in the room, a guide who is signed in, or one who has joined. */
export type Caller = 'everybody' | 'joined' | 'in the room' | 'guide' | 'guide who joined' | 'nobody';

/** One call of the server, for its documentation and its tests. */
export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for what varies. */
  path: string;
  caller: Caller;
  /** What it does, in one sentence. */
  does: string;
  /** Status of a success, and what it carries. */
  answers: string;
  body?: $ZodType;
  /** Query parameters: what each means. */
  query?: Readonly<Record<string, string>>;
  /** Whether path, body and answer are those of the official schemas, or ours. */
  official: boolean;
}

const dsr = '/store-api/dsr';
const action = '/api/_action/dsr/appointment';
const page = {
  limit: '1 to 100',
  page: 'from 1',
  term: "part of a product's name",
  attendeeId: 'one attendee alone',
  sort: '`asc` or `desc` by the number of attendees',
};

/** Every call that the server answers. A test holds it complete. */
export const HTTP_CALLS: readonly HttpCall[] = [
  { method: 'GET', path: '/health', caller: 'everybody', official: false, does: 'Says that the process runs.', answers: '200 `{status}`' },
  {
    method: 'GET',
    path: '/ready',
    caller: 'everybody',
    official: false,
    does: 'Says whether the server takes new people, and what speaks against it.',
    answers: '200 or 503 `{ready, checks}`',
  },
  {
    method: 'GET',
    path: '/healthz',
    caller: 'everybody',
    official: false,
    does: 'Says whether the process is well.',
    answers: '200 or 503 `{name, status, media}`',
  },

  {
    method: 'GET',
    path: `${dsr}/appointment/{presentationPath}/basic-setting`,
    caller: 'everybody',
    official: true,
    does: 'What must be known before joining.',
    answers: '200 `AppointmentBasicSettingResponse`',
  },
  {
    method: 'POST',
    path: `${dsr}/appointment/{presentationPath}/join-as-client`,
    caller: 'everybody',
    official: true,
    does: 'Joins as a client, or comes back as the attendee that the cookie proves.',
    answers: "200 `JoinAppointmentResponse`, and the attendee's cookie",
    body: BODIES.join,
  },
  {
    method: 'GET',
    path: `${dsr}/appointment/presentation`,
    caller: 'in the room',
    official: true,
    does: 'The slides in their order; notes for guides alone.',
    answers: '200 `PresentationStructure`',
  },
  {
    method: 'GET',
    path: `${dsr}/appointment/presentation/{groupId}/slide/{sectionId}`,
    caller: 'in the room',
    official: true,
    does: "What a slide shows, with the viewer's own session.",
    answers: '200 `PresentationSlideData`; 404 with a missing-product code',
  },
  {
    method: 'POST',
    path: `${dsr}/appointment/presentation/{groupId}/slide/{sectionId}/products`,
    caller: 'in the room',
    official: true,
    does: "A page of a slide's products (`presentationListing`).",
    answers: '200 `ProductListingResult`',
    body: BODIES.list,
  },
  {
    method: 'GET',
    path: `${dsr}/appointment/presentation/state`,
    caller: 'joined',
    official: true,
    does: 'Where the presentation stands.',
    answers: '200 `ClientPresentationStateResponse`',
  },
  {
    method: 'PATCH',
    path: `${dsr}/appointment/attendee`,
    caller: 'joined',
    official: true,
    does: "Changes the viewer's own name.",
    answers: '200 `{apiAlias, data}`',
    body: BODIES.attendee,
  },
  {
    method: 'PATCH',
    path: `${dsr}/appointment/{appointmentId}/attendee/respond-invitation`,
    caller: 'everybody',
    official: true,
    does: 'Answers an invitation by its token; without an answer it tells the present one, null before the first, and changes nothing.',
    answers: '200 `AttendeeRespondInvitationResponse`',
    body: BODIES.invitation,
  },
  {
    method: 'POST',
    path: `${dsr}/appointment/{appointmentId}/download-ics`,
    caller: 'everybody',
    official: true,
    does: 'The appointment for a calendar. A token that is given must be that of an invitation.',
    answers: '200 `text/calendar`',
    body: BODIES.calendar,
  },
  {
    method: 'GET',
    path: `${dsr}/appointment/collection/{alias}`,
    caller: 'joined',
    official: true,
    does: "The viewer's `liked` or `disliked` products.",
    answers: '200 `AttendeeProductCollectionResponse`',
  },
  {
    method: 'POST',
    path: `${dsr}/appointment/collection/{alias}/{productId}`,
    caller: 'in the room',
    official: true,
    does: 'Puts a product into a collection.',
    answers: '204',
  },
  {
    method: 'DELETE',
    path: `${dsr}/appointment/collection/{alias}/{productId}`,
    caller: 'in the room',
    official: true,
    does: 'Takes a product out of a collection.',
    answers: '204',
  },
  {
    method: 'GET',
    path: `${dsr}/appointment/collection/last-seen`,
    caller: 'joined',
    official: true,
    does: 'The products that the viewer saw last, newest first.',
    answers: '200 `AttendeeProductCollectionLastSeenResponse`',
  },
  {
    method: 'POST',
    path: `${dsr}/interaction`,
    caller: 'joined',
    official: true,
    does: 'Says what the viewer did.',
    answers: '200',
    body: BODIES.interaction,
  },
  {
    method: 'POST',
    path: `${dsr}/product-listing`,
    caller: 'in the room',
    official: true,
    does: 'Products of the catalogue (`productsFiltering`), picked ones in their order (`productsListing`), or those of a slide that fit a query (`pageId`, `slideId`, `query`).',
    answers: '200, a product listing',
    body: BODIES.list,
  },
  {
    method: 'GET',
    path: `${dsr}/product/{productId}`,
    caller: 'in the room',
    official: true,
    does: 'A product with its configurator.',
    answers: '200 `ProductPageResult`',
  },
  {
    method: 'GET',
    path: `${dsr}/quickview/{productId}/{cmsPageLayoutId}`,
    caller: 'in the room',
    official: true,
    does: 'A product in a layout.',
    answers: '200 `{cmsPage, product, configurator}`',
  },
  {
    method: 'GET',
    path: `${dsr}/shop-pages/{layoutName}`,
    caller: 'everybody',
    official: true,
    does: 'A shop page by the name of its setting, or by its id.',
    answers: '200 `CmsPage`',
  },
  {
    method: 'GET',
    path: `${dsr}/shop-pages`,
    caller: 'everybody',
    official: false,
    does: 'The shop pages there are.',
    answers: '200 `{pages: [{layoutName, id}]}`',
  },
  {
    method: 'POST',
    path: `${dsr}/customer/wishlist-product-ids`,
    caller: 'everybody',
    official: true,
    does: "The ids of the customer's own wishlist.",
    answers: '200 `{apiAlias, wishlistProductIds}`',
  },

  {
    method: 'POST',
    path: `${action}/{appointmentId}/join-as-guide`,
    caller: 'guide',
    official: true,
    does: 'Joins as a guide.',
    answers: '200 `JoinAppointmentResponse`',
  },
  {
    method: 'POST',
    path: `${action}/{appointmentId}/start`,
    caller: 'guide who joined',
    official: true,
    does: 'Starts the appointment.',
    answers: '204',
  },
  {
    method: 'POST',
    path: `${action}/{appointmentId}/end`,
    caller: 'guide who joined',
    official: true,
    does: 'Ends the appointment for good.',
    answers: '200 `{}`',
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/presentation/state`,
    caller: 'guide who joined',
    official: true,
    does: 'Where the presentation stands, and who is there.',
    answers: '200 `GuidePresentationStateResponse`',
  },
  {
    method: 'POST',
    path: `${action}/{appointmentId}/presentation/state`,
    caller: 'guide who joined',
    official: true,
    does: 'Sets what the body names, each by its command; without a body it only reads.',
    answers: '200 `GuidePresentationStateResponse`',
    body: BODIES.state,
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/instant-listing`,
    caller: 'guide who joined',
    official: false,
    does: 'The instant listings, published ones and drafts.',
    answers: '200 `{listings: [{id, name, productIds, search, isPublished, index}]}`',
  },
  {
    method: 'POST',
    path: `${action}/{appointmentId}/instant-listing`,
    caller: 'guide who joined',
    official: true,
    does: 'Makes an instant listing, published after a slide (at the end without one) or, with `publish: false`, as a draft.',
    answers: '201 `{index}`',
    body: BODIES.newListing,
  },
  {
    method: 'PATCH',
    path: `${action}/{appointmentId}/instant-listing`,
    caller: 'guide who joined',
    official: true,
    does: 'Changes an instant listing.',
    answers: '200 `{id, pickedProductIds, title}`',
    body: BODIES.listingChange,
  },
  {
    method: 'POST',
    path: `${action}/{appointmentId}/instant-listing/{groupId}/publish`,
    caller: 'guide who joined',
    official: false,
    does: 'Publishes a draft; with `goTo` it is shown to everybody.',
    answers: '200 `{index}`',
    body: BODIES.publication,
  },
  {
    method: 'DELETE',
    path: `${action}/{appointmentId}/instant-listing/{groupId}`,
    caller: 'guide who joined',
    official: false,
    does: 'Deletes an instant listing.',
    answers: '204',
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/widgets/attendee-insights`,
    caller: 'guide who joined',
    official: true,
    does: 'Turnover of each attendee.',
    answers: '200 `GetAttendeeInsightsResponse`',
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/widgets/cart-insights`,
    caller: 'guide who joined',
    official: true,
    does: 'Turnover of all, and the products in those carts that attendees let the guide see.',
    answers: '200 `GetCartInsightsResponse`',
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/widgets/cart-statistics`,
    caller: 'guide who joined',
    official: true,
    does: 'The same products as a cart.',
    answers: '200 `Cart`',
    query: { order: '`quantity` or `revenue`', sort: '`asc` or `desc`' },
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/widgets/last-seen-statistics`,
    caller: 'guide who joined',
    official: true,
    does: 'Products that attendees saw, with who did.',
    answers: '200 `WidgetProductListing`',
    query: page,
  },
  {
    method: 'GET',
    path: `${action}/{appointmentId}/widgets/wishlist-statistics`,
    caller: 'guide who joined',
    official: true,
    does: 'Products that attendees like, with who does.',
    answers: '200 `WidgetProductListing`',
    query: page,
  },
  {
    method: 'GET',
    path: `${action}/attendee/{attendeeId}/last-seen-product-ids`,
    caller: 'guide who joined',
    official: true,
    does: 'What an attendee saw last.',
    answers: '200 `{collection: {lastSeen}}`',
  },
  {
    method: 'POST',
    path: `${action}/attendee/{attendeeId}/remove`,
    caller: 'guide who joined',
    official: true,
    does: 'Removes an attendee and keeps them out.',
    answers: '200 `{message, attendeeId}`',
  },
  {
    method: 'GET',
    path: `${action}/attendee/{attendeeId}/sw-context-token`,
    caller: 'nobody',
    official: true,
    does: "Hands out an attendee's token elsewhere; here to nobody.",
    answers: '403',
  },
  {
    method: 'POST',
    path: '/api/search/dsr-appointment',
    caller: 'guide',
    official: true,
    does: 'The appointments that this guide may present; over it a path leads to its id.',
    answers: '200 `{total, data: DsrAppointment[]}`',
    body: BODIES.appointmentSearch,
  },

  {
    method: 'POST',
    path: '/room-api/guide/login',
    caller: 'everybody',
    official: false,
    does: 'Signs a guide in with an admin user.',
    answers: "200 `{guide}` and the guide's cookie; 401 `login-failed`, 429 `login-throttled`",
    body: BODIES.guideLogin,
  },
  {
    method: 'POST',
    path: '/room-api/guide/logout',
    caller: 'everybody',
    official: false,
    does: 'Ends the sign-in and closes its sockets.',
    answers: '204',
  },
  { method: 'GET', path: '/room-api/guide/me', caller: 'guide', official: false, does: 'Who is signed in.', answers: '200 `{guide}`' },
  {
    method: 'PUT',
    path: '/room-api/guide/portrait',
    caller: 'guide',
    official: false,
    does: "Keeps the body, a JPEG or PNG by its first bytes of at most 5 MB, as this guide's portrait.",
    answers: '200 `{portraitUrl}`; 413 `too-large`, 415 `unsupported-media-type`',
  },
  {
    method: 'DELETE',
    path: '/room-api/guide/portrait',
    caller: 'guide',
    official: false,
    does: "Deletes this guide's portrait, if there is one.",
    answers: '204',
  },
  {
    method: 'GET',
    path: '/room-api/portraits/{version}',
    caller: 'everybody',
    official: false,
    does: 'A portrait, to whoever was told its address: by an invitation, at the door or in the room.',
    answers: '200 `image/jpeg` or `image/png`',
  },
  {
    method: 'GET',
    path: '/room-api/rooms/{path}/entry',
    caller: 'everybody',
    official: false,
    does: 'Which screen this viewer belongs to.',
    answers: '200 `RoomEntry`',
    query: { as: '`client` or `guide`' },
  },
  {
    method: 'POST',
    path: '/room-api/rooms/{path}/session',
    caller: 'everybody',
    official: false,
    does: 'Says that the session of this browser has changed; its cookies say to what.',
    answers: '204',
  },
  {
    method: 'GET',
    path: '/room-api/rooms/{path}/recap',
    caller: 'joined',
    official: false,
    does: 'What a presentation showed, in the order of its first showing, to a client who was in it, once it has ended.',
    answers: '200 `Recap`; 403 `not-entered` or `blocked`, 409 `wrong-state` before the end',
  },
  {
    method: 'GET',
    path: '/room-api/rooms/{path}/media',
    caller: 'guide',
    official: false,
    does: 'What arrives from each producer, so that a mute can be proven.',
    answers: '200 `{producers}`',
  },
  {
    method: 'GET',
    path: '/room-api/presentations',
    caller: 'guide',
    official: false,
    does: 'The presentations that this guide may present.',
    answers: '200 `{presentations}`',
    query: { scope: '`all`, or `own`: those that this guide made' },
  },
  {
    method: 'POST',
    path: '/room-api/presentations',
    caller: 'guide',
    official: false,
    does: "Makes a presentation with its appointment; it is this guide's. Each product must be one that the store knows.",
    answers: '201 `{presentation, definition}`; 409 `wrong-state` for a path that is taken, 502 `store-unavailable`',
    body: BODIES.definition,
  },
  {
    method: 'POST',
    path: '/room-api/presentations/import',
    caller: 'guide',
    official: false,
    does: "Makes and changes presentations: all of the file, or none. Administrators alone may change what is another guide's.",
    answers: '200 `{made, changed, unchanged}`',
    body: BODIES.file,
    query: { dryRun: '`true`: nothing is kept' },
  },
  {
    method: 'GET',
    path: '/room-api/presentations/{id}',
    caller: 'guide',
    official: false,
    does: 'One presentation with its definition.',
    answers: '200 `{presentation, definition}`',
  },
  {
    method: 'GET',
    path: '/room-api/presentations/{id}/check',
    caller: 'guide',
    official: false,
    does: 'What clients would miss on the slides, in each language of the shop: products, prices, stock, pictures, pages, links.',
    answers: "200 `{locales, slides, faults}`; 502 `store-unavailable` where the store doesn't answer in time",
  },
  {
    method: 'PUT',
    path: '/room-api/presentations/{id}',
    caller: 'guide',
    official: false,
    does: "Changes a presentation; who is in its room sees it at once. Refused for another guide's.",
    answers: '200 `{presentation, definition}`',
    body: BODIES.definition,
  },
  {
    method: 'DELETE',
    path: '/room-api/presentations/{id}',
    caller: 'guide',
    official: false,
    does: 'Deletes a presentation that is not running, with its invitations, chat and notes.',
    answers: '204; 409 `wrong-state` while it runs',
  },
  {
    method: 'GET',
    path: '/room-api/presentations/{id}/recap',
    caller: 'guide',
    official: false,
    does: 'What came of a presentation: what was shown, liked and ordered, over all clients. To whoever may change it or presented it.',
    answers: '200 `GuideRecap`',
  },
  {
    method: 'GET',
    path: '/room-api/presentations/{id}/invitations',
    caller: 'guide',
    official: false,
    does: 'Who was invited, and what they answered.',
    answers: '200 `{invitations}`',
  },
  {
    method: 'POST',
    path: '/room-api/presentations/{id}/invitations',
    caller: 'guide',
    official: false,
    does: 'Invites somebody; the token is told here and never again.',
    answers: '201 `{attendeeId, token, url}`',
    body: BODIES.invite,
  },
  {
    method: 'DELETE',
    path: '/room-api/presentations/{id}/invitations/{attendeeId}',
    caller: 'guide',
    official: false,
    does: 'Takes an invitation back: its token leads nowhere.',
    answers: '204',
  },
];
