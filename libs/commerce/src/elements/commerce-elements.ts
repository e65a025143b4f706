import type { CommerceElements } from '@vitrine/cms-blocks';
import { BuyBox } from '../product/buy-box.tsx';
import { ContactForm, NewsletterForm } from './form-elements.tsx';
import { ProductListing, SidebarFilter } from './listing-elements.tsx';
import { CategoryNavigation, CrossSelling, ProductBox, ProductDescriptionReviews, ProductSlider } from './product-elements.tsx';

/** The shop's own elements of layouts, for `createCmsRegistry`. */
export const commerceElements: CommerceElements = {
  BuyBox,
  CategoryNavigation,
  ContactForm,
  CrossSelling,
  NewsletterForm,
  ProductBox,
  ProductDescriptionReviews,
  ProductListing,
  ProductSlider,
  SidebarFilter,
};
