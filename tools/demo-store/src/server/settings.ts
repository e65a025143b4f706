/** What the shop's owner would set in the administration. Changes count from the next call on. */
export interface ShopSettings {
  /** `false`: the sales channel is switched off, its access key is unknown. */
  active: boolean;
  /** Every call answers 503. */
  maintenance: boolean;
  /** New accounts have to be confirmed through the link in a mail before they can be used. */
  doubleOptIn: boolean;
  /** Newsletter subscriptions of visitors have to be confirmed through the link in a mail. */
  newsletterDoubleOptIn: boolean;
  /** Registration refuses those who don't accept the privacy terms. */
  dataProtectionRequired: boolean;
  /** Customers may keep a wish list. */
  wishlist: boolean;
  /** Sign-in, recovery and forms are counted and have to wait after too many. */
  rateLimits: boolean;
}

/** As a shop is after its installation, but with the wish list on. */
export const DEFAULT_SETTINGS: ShopSettings = {
  active: true,
  maintenance: false,
  doubleOptIn: false,
  newsletterDoubleOptIn: true,
  dataProtectionRequired: false,
  wishlist: true,
  rateLimits: true,
};
