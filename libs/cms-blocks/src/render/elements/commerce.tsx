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
import { useCmsContext } from '../context.ts';
import { CmsNoProductFoundView, CmsNoProductsFoundView } from '../error-views.tsx';
import { usePageContext } from '../page-context.ts';
import { CmsPlaceholder } from '../placeholder.tsx';
import type { CmsElementViewProps } from '../view-types.ts';

/** Renders the shop's own component, or the rule for unknown types where the shop supplied none. */
function Supplied<N extends keyof CommerceElements>({ name, children }: { name: N; children: (View: CommerceElements[N]) => ReactNode }): ReactNode {
  const View: CommerceElements[N] | undefined = usePageContext().registry.commerce[name];
  return View ? children(View) : <CmsPlaceholder kind="element" type={name} reason="not supplied by the shop" />;
}

export function ProductBoxView({ element, placement }: CmsElementViewProps<CmsProductBoxElement>): ReactNode {
  const { product, boxLayout, displayMode } = element;
  if (!product) return placement.isPresentation ? <CmsNoProductFoundView /> : null;
  return (
    <Supplied name="ProductBox">
      {(View) => <View product={product} boxLayout={boxLayout} displayMode={displayMode} placement={placement} />}
    </Supplied>
  );
}

export function ProductSliderView({ element, placement }: CmsElementViewProps<CmsProductSliderElement>): ReactNode {
  if (element.products.length === 0) return placement.isPresentation ? <CmsNoProductsFoundView /> : null;
  return (
    <Supplied name="ProductSlider">
      {(View) => (
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
      )}
    </Supplied>
  );
}

export function ProductListingView({ element, placement }: CmsElementViewProps<CmsProductListingElement>): ReactNode {
  const { facts } = usePageContext();
  const context = useCmsContext();
  const listing = context.listing ?? element.listing;
  if (placement.isPresentation && listing && listing.total === 0) return <CmsNoProductsFoundView />;
  return (
    <Supplied name="ProductListing">
      {(View) => (
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
      )}
    </Supplied>
  );
}

export function SidebarFilterView({ placement }: CmsElementViewProps<CmsSidebarFilterElement>): ReactNode {
  const { facts } = usePageContext();
  const context = useCmsContext();
  const listing = context.listing ?? facts.listing?.listing ?? null;
  return (
    <Supplied name="SidebarFilter">
      {(View) => (
        <View
          listing={listing}
          filters={facts.listing?.filters ?? []}
          propertyWhitelist={facts.listing?.propertyWhitelist ?? []}
          placement={placement}
        />
      )}
    </Supplied>
  );
}

export function CategoryNavigationView({ placement }: CmsElementViewProps<CmsCategoryNavigationElement>): ReactNode {
  const { category } = useCmsContext();
  return <Supplied name="CategoryNavigation">{(View) => <View category={category ?? null} placement={placement} />}</Supplied>;
}

export function BuyBoxView({ element, placement }: CmsElementViewProps<CmsBuyBoxElement>): ReactNode {
  const context = useCmsContext();
  const product = element.product ?? context.product ?? null;
  if (!product) return placement.isPresentation ? <CmsNoProductFoundView /> : null;
  const configurator = element.configurator.length > 0 ? element.configurator : (context.configurator ?? []);
  return (
    <Supplied name="BuyBox">
      {(View) => (
        <View
          product={product}
          configurator={configurator}
          totalReviews={element.totalReviews}
          alignment={element.alignment}
          placement={placement}
        />
      )}
    </Supplied>
  );
}

export function ProductDescriptionReviewsView({ element, placement }: CmsElementViewProps<CmsProductDescriptionReviewsElement>): ReactNode {
  const context = useCmsContext();
  const productId = element.productId ?? context.product?.id ?? null;
  if (productId === null && element.description === '' && !element.reviews) return null;
  return (
    <Supplied name="ProductDescriptionReviews">
      {(View) => (
        <View
          productId={productId}
          productName={element.productName || (context.product?.translated.name ?? '')}
          description={element.description}
          reviews={element.reviews}
          alignment={element.alignment}
          placement={placement}
        />
      )}
    </Supplied>
  );
}

export function CrossSellingView({ element, placement }: CmsElementViewProps<CmsCrossSellingElement>): ReactNode {
  if (element.groups.length === 0) return null;
  return (
    <Supplied name="CrossSelling">
      {(View) => (
        <View
          groups={element.groups}
          boxLayout={element.boxLayout}
          displayMode={element.displayMode}
          minItemWidth={element.elMinWidth}
          placement={placement}
        />
      )}
    </Supplied>
  );
}

export function FormView({ element, placement }: CmsElementViewProps<CmsFormElement | CmsCustomFormElement>): ReactNode {
  return (
    <Supplied name={element.type === 'form' && element.form === 'newsletter' ? 'NewsletterForm' : 'ContactForm'}>
      {(View) => (
        <View
          title={element.title}
          confirmationText={element.confirmationText}
          salutations={element.salutations}
          placement={placement}
        />
      )}
    </Supplied>
  );
}
