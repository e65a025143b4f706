import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { commerceElements } from '../elements/commerce-elements.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { CmsRegistryContext } from './cms-registry-context.tsx';
import type { ContentPage, PackedContentPage } from './content-page.ts';
import { ContentPageView } from './content-page-view.tsx';
import { pack } from './packed.ts';

const registry = createCmsRegistry({ commerce: commerceElements });
const PAGE: ContentPage = {
  routeName: 'frontend.navigation.page',
  id: 'lamps',
  canonicalPath: null,
  texts: { name: 'Lamps', metaTitle: null, metaDescription: null, keywords: null },
  alternates: {},
  page: null,
  breadcrumbs: [],
  branch: null,
  product: null,
  configurator: [],
  category: null,
};
const packed = ({ page, product, configurator, ...rest }: ContentPage): PackedContentPage => ({
  ...rest,
  body: pack({ page, product, configurator }),
});
const LAYOUT = { id: 'p', type: 'product_list', name: null, cssClass: null, sections: [] } as unknown as ContentPage['page'];
const view = (over: Partial<ContentPage>) =>
  shopMarkup(
    <SessionProvider shell={{ session: { navigationCategoryId: 'home' } } as unknown as ShellData}>
      <CmsRegistryContext value={registry}>
        <ContentPageView content={packed({ ...PAGE, ...over })} />
      </CmsRegistryContext>
    </SessionProvider>,
  );

describe('a page of content', () => {
  it('whose layout has no first heading gets one, which the home page does not show', () => {
    expect(view({ page: LAYOUT })).toMatch(/<h1 class="v-content-page__title">Lamps<\/h1>/);
    expect(view({ page: LAYOUT, id: 'home' })).toMatch(/<h1[^>]*v-visually-hidden[^>]*>Lamps<\/h1>/);
  });
  it('without a layout says that it cannot be shown, and has no heading of its own', () => {
    expect(view({ page: null })).not.toContain('v-content-page__title');
    expect(view({ page: null }).length).toBeGreaterThan(view({ page: LAYOUT, texts: { ...PAGE.texts, name: '' } }).length);
  });
  it('has a way back to where it belongs, by links as far as there are pages', () => {
    const breadcrumbs = [{ name: 'Living', path: '/living' }, { name: 'Folder' }] as unknown as ContentPage['breadcrumbs'];
    const html = view({ breadcrumbs });
    expect(html).toContain('href="/living"');
    expect(html).toContain('Folder');
    expect(html).not.toMatch(/href="[^"]*"[^>]*>Folder/);
    expect(view({})).not.toContain('href="/"');
    expect(view({})).not.toContain('v-breadcrumbs');
    expect(html).toContain('v-breadcrumbs');
  });
  it('of a product ends its way with the product', () => {
    const breadcrumbs = [{ name: 'Lights', path: '/lights' }] as unknown as ContentPage['breadcrumbs'];
    expect(view({ breadcrumbs, routeName: 'frontend.detail.page' })).toContain('Lamps');
    expect(view({ breadcrumbs })).not.toContain('Lamps');
  });
});
