// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductListingProps } from '@vitrine/cms-blocks';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { roomElements, roomSections } from './elements.tsx';
import { SlidePageContext } from './slide-page.ts';

const page = roomPage();
const [PREVIOUS, NEXT] = [t('common.pagination.previous'), t('common.pagination.next')];
const { ProductListing, SidebarFilter } = roomElements;
const turnTo = vi.fn();
beforeAll(() => ProductListing.preload());

/** A listing of so many products, of which one is on each page of `limit`. */
async function show({ total = 3, limit = 1 as number | undefined, at = 1, isAllowed = true, isEmpty = false } = {}): Promise<void> {
  turnTo.mockReset();
  const product = { id: IDS.product, translated: { name: 'Mug' }, calculatedPrice: { unitPrice: 5, totalPrice: 5, quantity: 1 } };
  const listing = { total, limit, elements: isEmpty ? [] : [product] } as unknown as ProductListingProps['listing'];
  await page.show(
    <SlidePageContext value={{ page: at, isLoading: false, turnTo, isAllowed }}>
      <ProductListing {...({ listing, boxLayout: 'standard', placement: { headingLevel: 3 } } as unknown as ProductListingProps)} />
    </SlidePageContext>,
    { room: { slides: [] } },
  );
}

describe('the products of a slide', () => {
  it.each<[string, object, [boolean, boolean]]>([
    ['on their first page', { at: 1 }, [true, false]],
    ['between', { at: 2 }, [false, false]],
    ['on their last page', { at: 3 }, [false, true]],
    ['where nobody may turn them', { at: 2, isAllowed: false }, [true, true]],
  ])('are turned one way or the other %s', async (_where, shown, isOff) => {
    await show(shown);
    expect([page.isDisabled(PREVIOUS), page.isDisabled(NEXT)]).toEqual(isOff);
  });

  it('are turned by one page at a press', async () => {
    await show({ at: 2 });
    expect(page.text()).toContain(t('common.pagination.status', { page: 2, total: 3 }));
    await page.press(PREVIOUS);
    await page.press(NEXT);
    expect(turnTo.mock.calls).toEqual([[1], [3]]);
  });

  it.each<[string, object]>([
    ['fit on one page', { total: 1 }],
    ['come without a size of their page', { total: 1, limit: undefined }],
    ['are more on a page than there are', { total: 3, limit: 24 }],
  ])('have no pages where they %s', async (_why, shown) => {
    await show(shown);
    expect(page.all('nav')).toHaveLength(0);
    expect(page.text()).toContain('Mug');
  });

  it('are said to be none where there are none', async () => {
    await show({ isEmpty: true });
    expect(page.all('.v-slide-listing')).toHaveLength(0);
  });
});

it('what leads out of a slide is left out of it', async () => {
  const { sidebar: Sidebar } = roomSections;
  await page.show(
    <>
      <SidebarFilter />
      <Sidebar {...({ main: <p>Main</p>, sidebar: <p>Aside</p> } as unknown as Parameters<typeof Sidebar>[0])} />
    </>,
  );
  expect(page.text()).toBe('Main');
});
