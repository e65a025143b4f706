import fc from 'fast-check';
import * as api from '@vitrine/store-api-client';
import { email, id, listing, words } from './arbitraries.ts';
import { callsElsewhere, type OperationCalls } from './operation-calls.ts';

const ROOM = 'the room server answers the sales room’s calls';
const path = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/);
const nothing = fc.constant<[]>([]);
const alias = fc.constantFrom('liked' as const, 'disliked' as const);
const interaction = fc.oneof(
  fc.record({ name: fc.constantFrom('keep.alive', 'attendee.leave') }),
  fc.record({ name: fc.constantFrom('product.viewed', 'quickview.opened', 'quickview.closed'), payload: fc.record({ productId: id }) }),
  fc.record({
    name: fc.constant('page.viewed'),
    payload: fc.record({ pageId: id, sectionId: id, slideAlias: fc.integer({ min: 1, max: 40 }) }),
  }),
);
const products = fc.tuple(listing, fc.boolean()).map(([rest, interaction]) => ({ ...rest, interaction }));

export const ROOM_CALLS: Record<string, OperationCalls> = {
  getAppointmentSetting: callsElsewhere(api.getAppointmentSetting, fc.tuple(path), ROOM),
  joinAsClient: callsElsewhere(
    api.joinAsClient,
    fc.tuple(path, fc.record({ attendeeName: words, currentAttendeeId: id }, { requiredKeys: [] })),
    ROOM,
  ),
  updateAttendee: callsElsewhere(
    api.updateAttendee,
    fc.tuple(fc.record({ attendeeName: words, videoUserId: words }, { requiredKeys: [] })),
    ROOM,
  ),
  respondInvitation: callsElsewhere(
    api.respondInvitation,
    fc.tuple(id, fc.record({ token: words, answer: fc.constantFrom('accepted' as const, 'maybe' as const, 'declined' as const) })),
    ROOM,
  ),
  downloadIcs: callsElsewhere(api.downloadIcs, fc.tuple(id, words), ROOM),
  requestAppointment: callsElsewhere(
    api.requestAppointment,
    fc.tuple(
      fc.record(
        {
          firstName: words,
          lastName: words,
          emailAddress: email,
          message: words,
          subject: words,
          phoneNumber: words,
          companyName: words,
          salutationId: id,
          appointmentId: id,
        },
        { requiredKeys: ['firstName', 'lastName', 'emailAddress'] },
      ),
    ),
    ROOM,
  ),
  getProductCollection: callsElsewhere(api.getProductCollection, fc.tuple(alias), ROOM),
  addToProductCollection: callsElsewhere(api.addToProductCollection, fc.tuple(alias, id), ROOM),
  removeFromProductCollection: callsElsewhere(api.removeFromProductCollection, fc.tuple(alias, id), ROOM),
  listLastSeenProductIds: callsElsewhere(api.listLastSeenProductIds, nothing, ROOM),
  sendInteraction: callsElsewhere(
    api.sendInteraction,
    fc.tuple(
      fc
        .tuple(
          interaction,
          fc.record(
            {
              lifeTimeInSeconds: fc.integer({ min: -1, max: 100 }),
              triggeredAt: fc
                .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
                .map((date) => date.toISOString()),
            },
            { requiredKeys: [] },
          ),
        )
        .map(([event, rest]) => ({ ...event, ...rest })),
    ),
    ROOM,
  ),
  listWishlistProductIds: callsElsewhere(api.listWishlistProductIds, nothing, ROOM),
  getPresentationStructure: callsElsewhere(api.getPresentationStructure, nothing, ROOM),
  getPresentationSlide: callsElsewhere(api.getPresentationSlide, fc.tuple(id, id), ROOM),
  listSlideProducts: callsElsewhere(api.listSlideProducts, fc.tuple(id, id, products), ROOM),
  listPresentationProducts: callsElsewhere(api.listPresentationProducts, fc.tuple(products), ROOM),
  getPresentationState: callsElsewhere(api.getPresentationState, nothing, ROOM),
  getQuickview: callsElsewhere(api.getQuickview, fc.tuple(id, id), ROOM),
  getPresentationProduct: callsElsewhere(api.getPresentationProduct, fc.tuple(id), ROOM),
  getAppointmentShoppingLists: callsElsewhere(api.getAppointmentShoppingLists, fc.tuple(id), ROOM),
  updateDefaultInfo: callsElsewhere(api.updateDefaultInfo, nothing, ROOM),
  generateLoginToken: callsElsewhere(api.generateLoginToken, nothing, ROOM),
  loginByToken: callsElsewhere(api.loginByToken, fc.tuple(words), ROOM),
  migrateVisitorSession: callsElsewhere(api.migrateVisitorSession, nothing, ROOM),
  getShopPage: callsElsewhere(api.getShopPage, fc.tuple(path), ROOM),
};
