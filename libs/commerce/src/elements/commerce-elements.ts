import { type CommerceElements, lazyView } from '@vitrine/cms-blocks';

const products = () => import('./product-elements.tsx');
const listing = () => import('./listing-elements.tsx');
const forms = () => import('./form-elements.tsx');

/** The shop's own elements of layouts, for `createCmsRegistry`: a page loads the code of those that it shows. */
export const commerceElements: CommerceElements = {
  BuyBox: lazyView(async () => (await import('../product/buy-box.tsx')).BuyBox),
  CategoryNavigation: lazyView(async () => (await import('./category-navigation.tsx')).CategoryNavigation),
  ContactForm: lazyView(async () => (await forms()).ContactForm),
  CrossSelling: lazyView(async () => (await products()).CrossSelling),
  NewsletterForm: lazyView(async () => (await forms()).NewsletterForm),
  ProductBox: lazyView(async () => (await products()).ProductBox),
  ProductDescriptionReviews: lazyView(async () => (await import('./description-reviews.tsx')).ProductDescriptionReviews),
  ProductListing: lazyView(async () => (await listing()).ProductListing),
  ProductSlider: lazyView(async () => (await products()).ProductSlider),
  SidebarFilter: lazyView(async () => (await listing()).SidebarFilter),
};
