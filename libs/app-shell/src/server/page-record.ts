/** What the loaders of a request know of its page, for the middleware that says who may keep it. */
export interface PageRecord {
  readonly isCatalogue: boolean;
  readonly isDegraded: boolean;
  readonly isNoStore: boolean;
  /** What the page shows, by the names under which whoever keeps it may be told to forget it. */
  readonly tags: readonly string[];
  /**
   * The page is one of the catalogue: alike for all visitors without a session.
   * @param tags What it shows, such as `product-ID`.
   */
  markCatalogue(tags?: readonly string[]): void;
  /** Something that belongs on the page could not be loaded: no shared cache may keep it. */
  markDegraded(): void;
  /**
   * The page is somebody's own (account, cart, checkout) or its address opens something, such as the link of a mail: no cache keeps what it
   * answers, the browser's own neither.
   */
  markNoStore(): void;
}

/** The record of a page of which nothing is known yet. */
export function createPageRecord(): PageRecord {
  let [isCatalogue, isDegraded, isNoStore] = [false, false, false];
  let tags: readonly string[] = [];
  return {
    get isCatalogue() {
      return isCatalogue;
    },
    get isDegraded() {
      return isDegraded;
    },
    get isNoStore() {
      return isNoStore;
    },
    get tags() {
      return tags;
    },
    markCatalogue(shown = []) {
      isCatalogue = true;
      tags = [...tags, ...shown];
    },
    markDegraded: () => void (isDegraded = true),
    markNoStore: () => void (isNoStore = true),
  };
}
