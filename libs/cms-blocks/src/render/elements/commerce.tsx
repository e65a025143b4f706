import type { ReactNode } from 'react';
import type { CommerceElements } from '../../contracts.ts';
import type {
  CmsBuyBoxElement,
  CmsCategoryNavigationElement,
  CmsCrossSellingElement,
  CmsCustomFormElement,
  CmsFormElement,
  CmsProductBoxElement,
  CmsProductDescriptionReviewsElement,
  CmsProductListingElement,
  CmsProductSliderElement,
  CmsSidebarFilterElement,
} from '../../model/element-types.ts';
import { drawnView } from '../drawn-view.ts';
import { CmsNoProductFoundView, CmsNoProductsFoundView } from '../error-views.tsx';
import { CmsPlaceholder } from '../placeholder.tsx';
import type { CmsRegistry } from '../view-types.ts';

/** Draws the shop's own component, or follows the rule for unknown types where the shop supplied none. */
function supplied<N extends keyof CommerceElements>(
  registry: CmsRegistry,
  name: N,
  draw: (View: CommerceElements[N]) => ReactNode,
): ReactNode {
  const View: CommerceElements[N] | undefined = registry.commerce[name];
  return View ? draw(View) : <CmsPlaceholder kind="element" type={name} reason="not supplied by the shop" />;
}

export const ProductBoxView = drawnView<CmsProductBoxElement>(({ element, placement }, { registry }) => {
  const { product, boxLayout, displayMode } = element;
  if (!product) return placement.isPresentation ? <CmsNoProductFoundView /> : null;
  return supplied(registry, 'ProductBox', (View) => (
    <View product={product} boxLayout={boxLayout} displayMode={displayMode} placement={placement} />
  ));
});

export const ProductSliderView = drawnView<CmsProductSliderElement>(({ element, placement }, { registry }) => {
  if (element.products.length === 0) return placement.isPresentation ? <CmsNoProductsFoundView /> : null;
  return supplied(registry, 'ProductSlider', (View) => (
    <View
      products={element.products}
      title={element.title}
      hasArrows={element.arrows}
      isAutoplay={element.autoplay}
      hasBorder={element.border}
      minItemWidth={element.elMinWidth}
      boxLayout={element.boxLayout}
      displayMode={element.displayMode}
      placement={placement}
    />
  ));
});

export const ProductListingView = drawnView<CmsProductListingElement>(({ element, placement }, { context, facts, registry }) => {
  const listing = context.listing ?? element.listing;
  if (placement.isPresentation && listing && listing.total === 0) return <CmsNoProductsFoundView />;
  return supplied(registry, 'ProductListing', (View) => (
    <View
      listing={listing}
      boxLayout={element.boxLayout}
      filters={element.filters}
      showSorting={element.showSorting}
      useCustomSorting={element.useCustomSorting}
      defaultSorting={element.defaultSorting}
      propertyWhitelist={element.propertyWhitelist}
      showFilters={!facts.hasSidebarFilter}
      placement={placement}
    />
  ));
});

export const SidebarFilterView = drawnView<CmsSidebarFilterElement>(({ placement }, { context, facts, registry }) => {
  const listing = context.listing ?? facts.listing?.listing ?? null;
  return supplied(registry, 'SidebarFilter', (View) => (
    <View
      listing={listing}
      filters={facts.listing?.filters ?? []}
      propertyWhitelist={facts.listing?.propertyWhitelist ?? []}
      placement={placement}
    />
  ));
});

export const CategoryNavigationView = drawnView<CmsCategoryNavigationElement>(({ placement }, { context, registry }) => {
  return supplied(registry, 'CategoryNavigation', (View) => <View category={context.category ?? null} placement={placement} />);
});

export const BuyBoxView = drawnView<CmsBuyBoxElement>(({ element, placement }, { context, registry }) => {
  const product = element.product ?? context.product ?? null;
  if (!product) return placement.isPresentation ? <CmsNoProductFoundView /> : null;
  const configurator = element.configurator.length > 0 ? element.configurator : (context.configurator ?? []);
  return supplied(registry, 'BuyBox', (View) => (
    <View
      product={product}
      configurator={configurator}
      totalReviews={element.totalReviews}
      alignment={element.alignment}
      placement={placement}
    />
  ));
});

export const ProductDescriptionReviewsView = drawnView<CmsProductDescriptionReviewsElement>(
  ({ element, placement }, { context, registry }) => {
    const productId = element.productId ?? context.product?.id ?? null;
    if (productId === null && element.description === '' && !element.reviews) return null;
    return supplied(registry, 'ProductDescriptionReviews', (View) => (
      <View
        productId={productId}
        productName={element.productName || (context.product?.translated.name ?? '')}
        description={element.description}
        properties={element.properties}
        reviews={element.reviews}
        alignment={element.alignment}
        placement={placement}
      />
    ));
  },
);

export const CrossSellingView = drawnView<CmsCrossSellingElement>(({ element, placement }, { registry }) => {
  if (element.groups.length === 0) return null;
  return supplied(registry, 'CrossSelling', (View) => (
    <View
      groups={element.groups}
      boxLayout={element.boxLayout}
      displayMode={element.displayMode}
      minItemWidth={element.elMinWidth}
      placement={placement}
    />
  ));
});

export const FormView = drawnView<CmsFormElement | CmsCustomFormElement>(({ element, placement }, { registry }) => {
  return supplied(registry, element.type === 'form' && element.form === 'newsletter' ? 'NewsletterForm' : 'ContactForm', (View) => (
    <View title={element.title} confirmationText={element.confirmationText} salutations={element.salutations} placement={placement} />
  ));
});
