import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import type { ProductListing } from '@vitrine/store-api-client';
import { pack } from '../page/packed.ts';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { SearchPage, SearchResults } from './search-page.tsx';

const NOTHING = {
  elements: [],
  total: 0,
  page: 1,
  limit: 24,
  aggregations: {},
  sorting: 'score',
  availableSortings: [],
} as unknown as ProductListing;
const VASE = {
  id: 'a'.repeat(32),
  productNumber: 'V1',
  translated: { name: 'Vase' },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
};
const words = (search: string, listing: ProductListing | null) =>
  shopWords(<SearchResults term="vase" listing={listing} />, {}, `/search?search=vase${search}`);

describe('a search', () => {
  it('without a word asks for one, and names none', () => {
    const asks = shopWords(<SearchResults term="" listing={null} />, {}, '/search');
    expect(asks).toContain(t('shop.search.title'));
    expect(asks).toContain(t('shop.search.missingTerm'));
    expect(asks).not.toContain(t('shop.search.emptyText'));
  });

  it('is headed by its word, and asks for none', () => {
    expect(words('', NOTHING)).toContain(t('shop.search.resultTitle', { term: 'vase' }));
    expect(words('', NOTHING)).not.toContain(t('shop.search.missingTerm'));
  });

  it.each([
    ['on this page', { total: 1, elements: [VASE] }],
    ['on another page', { total: 30, elements: [] }],
  ])('that finds products %s is not called empty', (_where, over) => {
    expect(words('', { ...NOTHING, ...over } as unknown as ProductListing)).not.toContain(t('shop.search.emptyText'));
  });

  it('shows the products that its loader has packed', () => {
    const listing = { ...NOTHING, total: 1, elements: [VASE] } as unknown as ProductListing;
    const shown = shopWords(<SearchPage term="vase" listing={pack<ProductListing | null>(listing)} />, {}, '/search?search=vase');
    expect(shown).toMatch(/vase.*Vase.*\$20\.00/s);
  });

  it('that finds nothing says so with a way on', () => {
    expect(words('', NOTHING)).toMatch(/vase.*Back to/i);
    const navigation = {
      main: [
        { id: 'v', label: 'Vases', href: '/vases' },
        { id: 'f', label: 'Folder' },
      ],
      service: [],
      footer: [],
    };
    const html = shopMarkup(
      <SessionProvider shell={{ session: {}, navigation } as unknown as ShellData}>
        <SearchResults term="vase" listing={NOTHING} />
      </SessionProvider>,
      {},
      '/search?search=vase',
    );
    expect(html).toContain('href="/vases"');
    expect(html).not.toContain('Folder');
    expect(words('', NOTHING)).not.toContain('Filters');
  });

  it.each([
    '&min-price=900',
    '&max-price=1',
    '&rating=5',
    '&shipping-free=1',
    `&manufacturer=${'a'.repeat(32)}`,
    `&properties=${'b'.repeat(32)}`,
  ])('whose filters leave nothing over keeps them in reach: %s', (filters) => {
    expect(words(filters, NOTHING)).toMatch(/Filter/);
  });
});
