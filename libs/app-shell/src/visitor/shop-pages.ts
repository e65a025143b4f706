/** Where the text of a shop page is: named by a setting, or a category of the shop's own menus. */
export type ShopPageSource =
  | { readonly kind: 'setting' }
  | { readonly kind: 'category'; readonly id: string; readonly title: string }
  | { readonly kind: 'address'; readonly href: string };

/** The shop pages that there are, by their name, such as `tosPage`. */
export type ShopPages = Readonly<Partial<Record<string, ShopPageSource>>>;
