// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '@vitrine/app-shell';
import type { CartError } from '@vitrine/store-api-client';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { t } from '../testing/shop-texts.ts';
import { PromotionForm } from './promotion-form.tsx';

let root: Root;
let errors: CartError[];
let codes: string[];
let said: string[];

const problem = (messageKey: string, level: number, name: string): CartError => ({ key: messageKey, messageKey, level, message: '', name });

function Page() {
  const { notifications } = useScreen();
  vi.spyOn(notifications, 'notify').mockImplementation(({ message }) => {
    said.push(String(message));
    return '';
  });
  return <PromotionForm />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  said = [];
  codes = [];
  errors = [];
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors, lineItems: codes.map((code) => ({ id: code, type: 'promotion', payload: { code } })) }),
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ShopProviders>
        <Stub />
      </ShopProviders>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function redeem(code: string): Promise<string> {
  const field = document.querySelector<HTMLInputElement>('[name=promotion]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  return document.querySelector('form')?.textContent ?? '';
}

it.each([
  ['promotion-not-found', 20],
  ['promotion-not-eligible', 20],
  ['promotion-excluded', 0],
] as const)('a code that the store leaves out by %s is told why, once: at its field', async (messageKey, level) => {
  errors = [problem(messageKey, level, 'Welcome')];
  const form = await redeem('WELCOME10');
  expect(form).toContain(t(`checkout.error.${messageKey}`, { name: 'Welcome' }));
  expect(form).not.toContain(t('checkout.promotion.refused'));
  expect(said).toEqual([]);
});

it('a code that displaces another one says so', async () => {
  codes = ['SOLO25'];
  errors = [problem('promotion-excluded', 0, 'Free shipping')];
  expect(await redeem('solo25')).not.toContain(t('checkout.error.promotion-excluded', { name: 'Free shipping' }));
  expect(said).toEqual([t('checkout.error.promotion-excluded', { name: 'Free shipping' })]);
});

it('a code that is in the cart already is told apart from a store that fails', async () => {
  const refuse = (code: string, status: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ code, status, title: '', detail: '' }] }, { status: Number(status) }));
  const twice = t('checkout.promotion.alreadyInCart', { code: 'SOLO25' });
  refuse('CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE', '400');
  expect(await redeem('SOLO25')).toContain(twice);
  refuse('FRAMEWORK__OTHER', '400');
  const form = await redeem('SOLO25');
  expect(form).toContain(t('common.error.general'));
  expect(form).not.toContain(twice);
});

it('a code is sent without the spaces around it, and leaves the field once it is in the cart', async () => {
  codes = ['SPRING'];
  await redeem('  SPRING ');
  expect(document.querySelector<HTMLInputElement>('[name=promotion]')?.value).toBe('');
});

it('a code that the store refuses stays in its field to be mended', async () => {
  errors = [problem('promotion-not-found', 20, 'SPRUNG')];
  await redeem('SPRUNG');
  expect(document.querySelector<HTMLInputElement>('[name=promotion]')?.value).toBe('SPRUNG');
});

it('no code at all is asked for, and the store is not', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(await redeem('  ')).toContain(t('common.form.required'));
  expect(asked).not.toHaveBeenCalled();
});
