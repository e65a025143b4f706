// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ShopPageModal } from '../shop-pages/shop-page-modal.tsx';
import { shopPage } from '../testing/shop-page.tsx';
import { ShopPageText } from './shop-page-text.tsx';

const page = shopPage();
const SHOP = { shell: { shopPages: { tosPage: { kind: 'setting' }, privacyPage: { kind: 'setting' } } } as never };

it('words of a text open their shop page, and do not tick the box that they stand in', async () => {
  const ticked = vi.fn();
  const heard = vi.fn();
  await page.show(
    <>
      <label onPointerDown={heard} onMouseDown={heard} onKeyDown={heard}>
        <input type="checkbox" onChange={ticked} />
        <ShopPageText messageKey="checkout.terms.accept" />
      </label>
      <ShopPageModal />
    </>,
    SHOP,
  );
  for (const type of ['pointerdown', 'mousedown', 'keydown']) page.find('label button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  expect(page.count('[role=dialog]')).toBe(0);
  await page.click('label button');
  expect(ticked).not.toHaveBeenCalled();
  await page.eventually(() => expect(page.count('[role=dialog]')).toBe(1));
});

it('words of a text are but words where the shop has no page for them', async () => {
  await page.show(<ShopPageText messageKey="checkout.terms.accept" />, { shell: { shopPages: {} } as never });
  expect(page.count('button')).toBe(0);
  expect(page.text()).not.toMatch(/[<>]/);
  expect(page.text().length).toBeGreaterThan(10);
});
