import type { CommerceElements, PresentationElements } from '../contracts.ts';

/** Commerce elements that say what they were given. */
export const commerceStub: CommerceElements = {
  ProductBox: ({ product, boxLayout }) => <div data-box={boxLayout}>{product.translated.name}</div>,
  ProductSlider: ({ products, title, hasArrows, isAutoplay }) => (
    <div data-product-slider={`${title} ${hasArrows} ${isAutoplay}`}>{products.map(({ translated }) => translated.name).join(', ')}</div>
  ),
  ProductListing: ({ listing, filters, showFilters, placement }) => (
    <div
      data-listing={listing?.total ?? 'none'}
      data-filters={filters.join()}
      data-show-filters={showFilters}
      data-priority={placement.isPriority}
    />
  ),
  SidebarFilter: ({ listing, filters }) => <div data-sidebar-filter={filters.join()} data-total={listing?.total ?? 'none'} />,
  CategoryNavigation: ({ category }) => <nav data-category={category?.id ?? 'none'} />,
  BuyBox: ({ product, configurator, totalReviews }) => (
    <div data-buy-box={product.id} data-groups={configurator.length} data-reviews={totalReviews}>
      {product.translated.name}
    </div>
  ),
  ProductDescriptionReviews: ({ productId, productName, description, reviews }) => (
    <div data-description={productId ?? 'none'} data-reviews={reviews?.total ?? 'none'}>
      {productName}
      <div dangerouslySetInnerHTML={{ __html: description }} />
    </div>
  ),
  CrossSelling: ({ groups }) => (
    <div data-cross-selling={groups.length}>{groups.flatMap(({ products }) => products.map(({ id }) => id)).join()}</div>
  ),
  ContactForm: ({ title, salutations, placement }) => (
    <form data-contact={placement.slotId} data-salutations={salutations.length} aria-label={title} />
  ),
  NewsletterForm: ({ title }) => <form data-newsletter={title} />,
};

export const presentationStub: PresentationElements = {
  Like: ({ productId }) => <button type="button" data-like={productId} />,
  Notes: ({ content }) => <aside data-notes dangerouslySetInnerHTML={{ __html: content }} />,
};
