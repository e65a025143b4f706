import * as z from 'zod/mini';
import { idSchema, timestampSchema } from './fields.ts';
import { ACTION_STATUSES } from './states.ts';

/** How many of a guide's acts an attendee is shown: the newest. */
export const ACTIONS_LIMIT = 100;

const lineItemIdSchema = z.string().check(z.minLength(1), z.maxLength(128));
const quantitySchema = z.int().check(z.gte(1), z.lte(9_999));

/** What a guide may do to an attendee's cart. `quantity` of `add` comes on top of what is there. */
export const cartActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), productId: idSchema, quantity: z._default(quantitySchema, 1) }),
  z.strictObject({ type: z.literal('set-quantity'), lineItemId: lineItemIdSchema, quantity: quantitySchema }),
  z.strictObject({ type: z.literal('remove'), lineItemId: lineItemIdSchema }),
]);
/** What a guide may do to an attendee's cart. */
export type CartAction = z.output<typeof cartActionSchema>;

/** A line of an attendee's cart, in the attendee's own language and prices. */
const attendeeCartLineSchema = z.object({
  id: z.string(),
  type: z.string(),
  productId: z.nullable(idSchema),
  label: z.string(),
  /** Chosen options of a variant: `Color: Sand`. */
  options: z.array(z.string()),
  quantity: z.int(),
  minQuantity: z.int(),
  maxQuantity: z.nullable(z.int()),
  quantityStep: z.int(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  coverUrl: z.nullable(z.string()),
  canChangeQuantity: z.boolean(),
  canRemove: z.boolean(),
});
/** A line of an attendee's cart. */
export type AttendeeCartLine = z.infer<typeof attendeeCartLineSchema>;

/** An attendee's cart as their own session sees it; prices in the currency of `currencyIsoCode`. */
export const attendeeCartSchema = z.object({
  lines: z.array(attendeeCartLineSchema),
  positionPrice: z.number(),
  totalPrice: z.number(),
  currencyIsoCode: z.string(),
  /** What the store has to say about it: its message key, the line's name and quantity where it names them. */
  messages: z.array(z.object({ key: z.string(), isError: z.boolean(), name: z.nullable(z.string()), quantity: z.nullable(z.number()) })),
});
/** An attendee's cart as their own session sees it. */
export type AttendeeCart = z.infer<typeof attendeeCartSchema>;

/** An attendee's wish list, newest first: the one in the store for a customer, else the likes of the room. */
export const attendeeWishlistSchema = z.object({ source: z.enum(['store', 'room']), productIds: z.array(idSchema) });
/** An attendee's wish list. */
export type AttendeeWishlist = z.infer<typeof attendeeWishlistSchema>;

/** What a guide did in an attendee's name, as that attendee is shown it. */
export const guideActionSchema = z.object({
  id: idSchema,
  /** Grows with each act of the room's guides. */
  number: z.int(),
  guideName: z.string(),
  kind: z.enum(['cart', 'wishlist']),
  action: z.enum(['add', 'set-quantity', 'remove']),
  productId: z.nullable(idSchema),
  /** Name of the product or promotion when it was done, in the attendee's language; empty where it isn't known. */
  label: z.string(),
  quantityBefore: z.int(),
  quantityAfter: z.int(),
  at: timestampSchema,
  status: z.enum(ACTION_STATUSES),
});
/** What a guide did in an attendee's name. */
export type GuideAction = z.infer<typeof guideActionSchema>;
