// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { GuestOrderPage } from './guest-order-page.tsx';

const page = shopPage();
const MUG = { id: 'l', type: 'product', productId: 'p', quantity: 1, label: 'Mug' };
const order = (id: string, orderNumber: string, lineItems: object[] = []) =>
  ({
    id: id.repeat(32),
    orderNumber,
    price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
    currency: { isoCode: 'EUR' },
    lineItems,
  }) as unknown as Order;
const ASKS = t('account.order.guestTitle');

type Given = Pick<Parameters<typeof GuestOrderPage>[0], 'order' | 'answer'>;
let become: (given: Given) => void;
/** A page whose data changes while it is open. */
function Page({ first }: { first: Given }) {
  const [given, setGiven] = useState(first);
  become = setGiven;
  return <GuestOrderPage {...given} />;
}
const open = (first: Given) => page.show(<Page first={first} />);
const becomes = (given: Given) => act(async () => become(given));

describe("a guest's order by its link", () => {
  it('stays to be seen once it was proved, although the proof is forgotten', async () => {
    await open({ order: null, answer: undefined });
    expect(page.text()).toContain(ASKS);
    await becomes({ order: null, answer: { order: order('a', '10001') } });
    expect(page.text()).toContain('10001');
    await becomes({ order: null, answer: undefined });
    expect(page.text()).toContain('10001');
    expect(page.text()).not.toContain(ASKS);
  });
  it('is shown as it was read last, where it is the same', async () => {
    await open({ order: order('a', '10001'), answer: undefined });
    await becomes({ order: order('a', '10001 B'), answer: undefined });
    expect(page.text()).toContain('10001 B');
  });
  it('is the one that was proved, where the page has read another', async () => {
    await open({ order: order('b', '20002'), answer: { order: order('a', '10001') } });
    expect(page.text()).toContain('10001');
    expect(page.text()).not.toContain('20002');
  });
  it.each([
    ['who ordered it in this session', { order: order('a', '10001', [MUG]), answer: undefined }, true],
    ['who has only proved to know it', { order: null, answer: { order: order('a', '10001', [MUG]) } }, false],
    ['who has proved another one', { order: order('b', '20002', [MUG]), answer: { order: order('a', '10001', [MUG]) } }, false],
  ])('may be ordered again by whoever it is %s', async (_who, given, expected) => {
    await open(given);
    expect(page.text()).toContain('10001');
    expect(page.text().includes(t('account.order.again'))).toBe(expected);
  });
  it('is not shown for a proof that was refused', async () => {
    await open({ order: null, answer: { errors: {}, reason: 'refused', values: { email: 'ada@vitrine.example' } } });
    expect(page.find('[role=alert]').textContent).toContain(t('account.order.guestRefused'));
    expect(page.find<HTMLInputElement>('input[name=email]').value).toBe('ada@vitrine.example');
  });
});
