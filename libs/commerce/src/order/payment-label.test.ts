import { describe, expect, it } from 'vitest';
import { createTranslator, loadMessages } from '@vitrine/i18n';
import type { Order } from '@vitrine/store-api-client';
import { paymentLabel } from './payment-label.ts';

const { t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['account']) });
const label = (...states: object[]) =>
  paymentLabel(
    { transactions: states.map((stateMachineState, index) => ({ id: String(index), stateMachineState })) } as unknown as Order,
    t,
  );

describe('the payment of an order', () => {
  it('is named in our words where we have them', () => {
    expect(label({ technicalName: 'paid', name: 'Bezahlt' })).toBe('Paid');
  });
  it("is named in the store's words where the state is one of its own, translated first", () => {
    expect(label({ technicalName: 'own_state', name: 'Own', translated: { name: 'Eigen' } })).toBe('Eigen');
    expect(label({ technicalName: 'own_state', name: 'Own' })).toBe('Own');
  });
  it('is unpaid where there was none, or nobody has a word for it', () => {
    expect(label()).toBe('Unpaid');
    expect(label({ technicalName: 'own_state' })).toBe('Unpaid');
  });
});
