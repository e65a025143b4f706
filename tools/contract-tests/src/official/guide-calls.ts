import fc from 'fast-check';
import * as admin from '@vitrine/store-api-client/admin';
import { criteria, id, words } from './arbitraries.ts';
import { guideCalls, type OperationCalls } from './operation-calls.ts';

const ROOM = { answeredBy: 'the room server answers the sales room’s calls' };
const nothing = fc.constant<[]>([]);
const ids = fc.array(id, { maxLength: 3 });
const listingName = fc.record({ pageName: words }, { requiredKeys: [] });
const discount = fc.record({
  discountType: fc.constantFrom('percentage' as const, 'absolute' as const),
  discountValue: fc.integer({ min: -90, max: 0 }),
});
const order = fc.record(
  { order: fc.constantFrom('price', 'quantity'), sort: fc.constantFrom('ASC' as const, 'DESC' as const) },
  { requiredKeys: [] },
);
const products = fc.record(
  { limit: fc.integer({ min: 1, max: 100 }), page: fc.integer({ min: 1, max: 50 }), term: words, attendeeId: id },
  { requiredKeys: [] },
);

export const GUIDE_CALLS: Record<string, OperationCalls> = {
  signInGuide: guideCalls(admin.signInGuide, fc.tuple(fc.record({ username: words, password: words })), {
    onStore: ({ guide, roles }) => admin.signInGuide(guide(), roles.admin),
  }),
  signInIntegration: guideCalls(admin.signInIntegration, fc.tuple(fc.record({ accessKey: words, secret: words })), {
    onStore: ({ guide }) => admin.signInIntegration(guide(), { accessKey: 'none', secret: 'none' }).catch(() => undefined),
  }),
  refreshAdminTokens: guideCalls(admin.refreshAdminTokens, nothing, {
    onStore: async ({ guide, roles }) => {
      const client = guide();
      await admin.signInGuide(client, roles.admin);
      await admin.refreshAdminTokens(client);
    },
  }),
  getAdminUser: guideCalls(admin.getAdminUser, nothing, {
    onStore: async ({ guide, roles }) => {
      const client = guide();
      await admin.signInGuide(client, roles.admin);
      await admin.getAdminUser(client);
    },
  }),
  searchAppointments: guideCalls(admin.searchAppointments, fc.tuple(criteria), ROOM),
  findAppointment: guideCalls(admin.findAppointment, fc.tuple(words, criteria), ROOM),
  joinAsGuide: guideCalls(admin.joinAsGuide, fc.tuple(id), ROOM),
  startAppointment: guideCalls(admin.startAppointment, fc.tuple(id), ROOM),
  endAppointment: guideCalls(admin.endAppointment, fc.tuple(id), ROOM),
  getGuidePresentationState: guideCalls(admin.getGuidePresentationState, fc.tuple(id), ROOM),
  createVideoRoom: guideCalls(admin.createVideoRoom, fc.tuple(id), ROOM),
  deleteVideoRoom: guideCalls(admin.deleteVideoRoom, fc.tuple(id), ROOM),
  createInstantListing: guideCalls(
    admin.createInstantListing,
    fc.tuple(
      id,
      fc
        .tuple(fc.record({ productIds: ids, currentPageGroupId: id }, { requiredKeys: ['productIds'] }), listingName)
        .map(([a, b]) => ({ ...a, ...b })),
    ),
    ROOM,
  ),
  changeInstantListing: guideCalls(
    admin.changeInstantListing,
    fc.tuple(
      id,
      fc
        .tuple(fc.record({ addProductIds: ids, removeProductIds: ids, currentPageGroupId: id }), listingName)
        .map(([a, b]) => ({ ...a, ...b })),
    ),
    ROOM,
  ),
  getShoppingListProducts: guideCalls(admin.getShoppingListProducts, fc.tuple(id, id), ROOM),
  removeAttendee: guideCalls(admin.removeAttendee, fc.tuple(id), ROOM),
  listAttendeeLastSeenProductIds: guideCalls(admin.listAttendeeLastSeenProductIds, fc.tuple(id), ROOM),
  getTempCart: guideCalls(admin.getTempCart, fc.tuple(id), ROOM),
  addTempDiscount: guideCalls(
    admin.addTempDiscount,
    fc.tuple(
      id,
      fc.tuple(discount, fc.record({ appliedItemIds: ids })).map(([a, b]) => ({ ...a, ...b })),
    ),
    ROOM,
  ),
  removeTempDiscount: guideCalls(admin.removeTempDiscount, fc.tuple(id), ROOM),
  applyTempDiscount: guideCalls(admin.applyTempDiscount, fc.tuple(id), ROOM),
  addCartDiscount: guideCalls(admin.addCartDiscount, fc.tuple(id, discount), ROOM),
  getAttendeeInsights: guideCalls(admin.getAttendeeInsights, fc.tuple(id), ROOM),
  getCartInsights: guideCalls(admin.getCartInsights, fc.tuple(id), ROOM),
  getCartStatistics: guideCalls(admin.getCartStatistics, fc.tuple(id, order), ROOM),
  getLastSeenStatistics: guideCalls(admin.getLastSeenStatistics, fc.tuple(id, products), ROOM),
  getWishlistStatistics: guideCalls(
    admin.getWishlistStatistics,
    fc.tuple(
      id,
      fc.tuple(products, order).map(([a, b]) => ({ ...a, ...b })),
    ),
    ROOM,
  ),
};
