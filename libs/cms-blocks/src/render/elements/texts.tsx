import type { ReactNode } from 'react';
import type { CmsHtmlElement, CmsProductNameElement, CmsTextElement } from '../../model/element-types.ts';
import { useCmsContext } from '../context.ts';
import { SafeHtmlView, useSafeHtml } from '../safe-html-view.tsx';
import type { CmsElementViewProps } from '../view-types.ts';

export function TextView({ element }: CmsElementViewProps<CmsTextElement>): ReactNode {
  return useSafeHtml(element.content, 'v-cms-text');
}

export function HtmlView({ element }: CmsElementViewProps<CmsHtmlElement>): ReactNode {
  return useSafeHtml(element.content, 'v-cms-html');
}

/** The product's name is the page's heading, unless the merchant wrote markup of his own. */
export function ProductNameView({ element }: CmsElementViewProps<CmsProductNameElement>): ReactNode {
  const { headingLevel } = useCmsContext();
  if (/<(?:h[1-6]|p|div)\b/i.test(element.content)) return <SafeHtmlView className="v-cms-product-name" html={element.content} />;
  const Heading = `h${headingLevel}` as const;
  return <Heading className="v-cms-product-name v-cms-product-name--plain" dangerouslySetInnerHTML={{ __html: element.content }} />;
}
