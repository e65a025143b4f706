// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenProvider, SessionProvider, type ShellData, StoreClientProvider } from '@vitrine/app-shell';
import { createTranslator, loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import type { Cart } from '@vitrine/store-api-client';
import { UiProvider } from '@vitrine/ui';
import { CheckoutReview } from './checkout-review.tsx';

const messages = await loadMessages('en-US', MESSAGE_AREAS);
const { t } = createTranslator({ locale: 'en-US', messages });
const ORDER_ID = 'a'.repeat(32);
const price = { unitPrice: 10, totalPrice: 10, quantity: 1, positionPrice: 10, calculatedTaxes: [] };
const cartOf = (...states: string[][]) =>
  ({
    lineItems: states.map((each, index) => ({
      id: String(index),
      type: 'product',
      label: `Item ${index}`,
      quantity: 1,
      states: each,
      price,
    })),
    price,
    deliveries: [],
    errors: [],
  }) as unknown as Cart;
const PHYSICAL = cartOf(['is-physical']);
const DOWNLOAD = cartOf(['is-download'], ['is-physical']);

let root: Root;
let ordered: string[];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ordered = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (pathname.endsWith('/checkout/order')) ordered.push(pathname);
    return Response.json({ id: ORDER_ID, ...PHYSICAL });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(cart: Cart, canOrder = true): Promise<void> {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <CheckoutReview cart={cart} canOrder={canOrder} /> },
    { path: '/checkout/success/:id', Component: () => <h1>Thank you</h1> },
  ]);
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages} currency="USD">
        <QueryClientProvider client={new QueryClient()}>
          <ScreenProvider>
            <StoreClientProvider locale="en-US" languageId={undefined}>
              <SessionProvider shell={{ session: { hasSession: true, taxState: 'gross' } } as unknown as ShellData}>
                <UiProvider locale="en-US">
                  <Stub />
                </UiProvider>
              </SessionProvider>
            </StoreClientProvider>
          </ScreenProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const tick = (index: number) => act(async () => boxes()[index]?.click());
const submit = () => act(async () => document.querySelector<HTMLFormElement>('form:has(input[type=checkbox])')?.requestSubmit());
const text = () => document.body.textContent;

describe('an order', () => {
  it('needs the acceptance of the terms', async () => {
    await open(PHYSICAL);
    expect(boxes()).toHaveLength(1);
    await submit();
    expect(text()).toContain(t('checkout.terms.required'));
    expect(ordered).toEqual([]);
    await tick(0);
    await submit();
    await vi.waitFor(() => expect(text()).toContain('Thank you'), 4_000);
    expect(ordered).toHaveLength(1);
  });

  it('of digital goods needs a waiver of the right to cancel, too', async () => {
    await open(DOWNLOAD);
    expect(boxes()).toHaveLength(2);
    await tick(0);
    await submit();
    expect(text()).toContain(t('checkout.terms.revocationRequired'));
    expect(ordered).toEqual([]);
    await tick(1);
    await submit();
    await vi.waitFor(() => expect(ordered).toHaveLength(1), 4_000);
  });

  it('cannot be placed by whoever is neither logged in nor a guest customer', async () => {
    await open(PHYSICAL, false);
    expect(boxes()).toEqual([]);
    expect(text()).toContain(t('checkout.identity.required'));
  });
});
