import type { InstantListing, InstantListingContent } from '@vitrine/sales-room-client/api';

/** What a guide edits of a listing. */
export interface ListingDraft {
  name: string;
  productIds: readonly string[];
  /** Search of a dynamic group; null for picked products. */
  search: string | null;
}

/** A listing as it is edited. */
export const draftOf = ({ name, productIds, search }: InstantListing): ListingDraft => ({ name, productIds, search });

/** The products with one moved by some places; it stops at the ends. */
export function moved(productIds: readonly string[], productId: string, by: number): readonly string[] {
  const from = productIds.indexOf(productId);
  if (from < 0) return productIds;
  const to = Math.min(productIds.length - 1, Math.max(0, from + by));
  return productIds.toSpliced(from, 1).toSpliced(to, 0, productId);
}

/** The products with one more at the end, or without it. */
export function toggled(productIds: readonly string[], productId: string): readonly string[] {
  return productIds.includes(productId) ? productIds.filter((id) => id !== productId) : [...productIds, productId];
}

/** What can be stored of a draft; undefined while it is not whole: without a name, a search term or, once published, a product. */
export function storable(draft: ListingDraft, isPublished: boolean): ({ name: string } & InstantListingContent) | undefined {
  const name = draft.name.trim();
  if (name === '') return undefined;
  if (draft.search !== null) return draft.search.trim() === '' ? undefined : { name, search: draft.search.trim() };
  return isPublished && draft.productIds.length === 0 ? undefined : { name, productIds: draft.productIds };
}

/** Whether two drafts hold the same. */
export function isSame(one: ListingDraft, other: ListingDraft): boolean {
  return one.name === other.name && one.search === other.search && one.productIds.join() === other.productIds.join();
}
