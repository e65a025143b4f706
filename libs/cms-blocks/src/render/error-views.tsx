import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '@vitrine/ui';
import { useCmsContext } from './context.ts';

export interface CmsErrorViewProps {
  /** Where to go from here, such as a link home. */
  readonly actions?: ReactNode;
}

/** The page could not be shown. */
export function CmsPageErrorView({ actions }: CmsErrorViewProps): ReactNode {
  const { labels } = useCmsContext();
  return (
    <div className="v-cms-error" data-cms-error="page">
      <ErrorState title={labels.pageErrorTitle} actions={actions} headingLevel={2}>
        {labels.pageErrorText}
      </ErrorState>
    </div>
  );
}

/** The product of a page or slide is gone. */
export function CmsNoProductFoundView({ actions }: CmsErrorViewProps): ReactNode {
  const { labels } = useCmsContext();
  return (
    <div className="v-cms-error" data-cms-error="no-product">
      <EmptyState icon="package" title={labels.noProductTitle} actions={actions} headingLevel={2}>
        {labels.noProductText}
      </EmptyState>
    </div>
  );
}

/** A list of products is empty. */
export function CmsNoProductsFoundView({ actions }: CmsErrorViewProps): ReactNode {
  const { labels } = useCmsContext();
  return (
    <div className="v-cms-error" data-cms-error="no-products">
      <EmptyState icon="package" title={labels.noProductsTitle} actions={actions} headingLevel={2}>
        {labels.noProductsText}
      </EmptyState>
    </div>
  );
}
