import type { ReactNode } from 'react';
import { CmsPageView, createCmsRegistry } from '@vitrine/cms-blocks';
import { buildCmsPage, type CmsPageModel } from '@vitrine/cms-blocks/model';
import { Card } from './card.tsx';
import { HandWrittenPage } from './hand-written.tsx';

const registry = createCmsRegistry({ commerce: { ProductBox: ({ product }) => <Card product={product} /> } });
const context = { href: (path: string) => path, isDevelopment: false };

/** The page by our renderer. */
export const ours = (page: CmsPageModel): ReactNode => <CmsPageView page={page} registry={registry} context={context} />;

/** The same document by hand. */
export const byHand = (page: CmsPageModel): ReactNode => <HandWrittenPage page={page} />;

export { buildCmsPage };
