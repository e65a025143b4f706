import { createContext, use } from 'react';

/** What the accessibility statement says that only the merchant knows. Without a day of assessment it says that it is not complete. */
export interface AccessibilityFacts {
  /** Day of the last assessment, as `2026-11-25`. */
  readonly assessedOn: string;
  /** Who has assessed it. */
  readonly assessor?: string;
  /** What is known not to be accessible, in each locale that has it. */
  readonly limits?: Readonly<Record<string, readonly string[]>>;
  /** The supervisory authority of the country in which the shop is established. */
  readonly authority: { readonly name: string; readonly href?: string };
}

/** What the shop says of its merchant that no store holds: the one place that a merchant completes. */
export interface Merchant {
  /** Where declarations and reports go when the shop's own way does not work. */
  readonly email?: string;
  /** Time of day until which an order leaves on the same day, as `14:00`, in the shop's time zone. Left out, no promise depends on the hour. */
  readonly orderCutOff?: string;
  /** Address of the official notice of the legal guarantee, by locale; the EU's own picture, of which the product ships no copy. */
  readonly guaranteeNotice?: Readonly<Record<string, string>>;
  readonly accessibility?: AccessibilityFacts;
}

/** What is known of the merchant; nothing unless the app says so. */
export const MerchantContext = createContext<Merchant>({});

/** What the app says of its merchant. */
export const useMerchant = (): Merchant => use(MerchantContext);
