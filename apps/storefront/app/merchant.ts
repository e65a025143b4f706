import type { Merchant } from '@vitrine/commerce';

/**
 * What the shop says of its merchant that no store holds: complete it here, and nowhere else (`docs/legal-duties.md` says what each entry is
 * for). What is left out is not claimed.
 */
export const merchant: Merchant = {};
