import type { CmsHtmlElement, CmsProductNameElement, CmsTextElement } from '../../model/element-types.ts';
import { drawnView } from '../drawn-view.ts';
import { drawSafeHtml } from '../safe-html-view.tsx';
import { trustedHtml } from '../trusted-html.ts';

const always = () => true;

export const TextView = drawnView<CmsTextElement>(
  ({ element }, { context }) => drawSafeHtml(element.content, 'v-cms-text', context),
  always,
);

export const HtmlView = drawnView<CmsHtmlElement>(
  ({ element }, { context }) => drawSafeHtml(element.content, 'v-cms-html', context),
  always,
);

/** The product's name is the page's heading, unless the merchant wrote markup of his own. */
export const ProductNameView = drawnView<CmsProductNameElement>(({ element }, { context }) => {
  if (/<(?:h[1-6]|p|div)\b/i.test(element.content)) return drawSafeHtml(element.content, 'v-cms-product-name', context);
  const Heading = `h${context.headingLevel}` as const;
  return <Heading className="v-cms-product-name v-cms-product-name--plain" dangerouslySetInnerHTML={trustedHtml(element.content)} />;
}, always);
