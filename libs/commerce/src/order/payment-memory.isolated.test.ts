// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { recallPayment, rememberPayment } from './payment-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps for a tab how far the payment of its newest order is', () => {
  rememberPayment('a', { step: 'new' });
  expect(recallPayment('a')).toEqual({ step: 'new' });
  rememberPayment('b', { step: 'left', target: 'https://pay.example/1' });
  expect(recallPayment('b')).toEqual({ step: 'left', target: 'https://pay.example/1' });
  expect(recallPayment('a')).toBeUndefined();
});

it('keeps it until the page goes where a browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  rememberPayment('c', { step: 'started' });
  expect(recallPayment('c')).toEqual({ step: 'started' });
});

it('keeps it beyond the page, which another one of the tab reads', async () => {
  rememberPayment('f', { step: 'left', target: 'https://pay.example/2' });
  vi.resetModules();
  const later = await import('./payment-memory.ts');
  expect(later.recallPayment('f')).toEqual({ step: 'left', target: 'https://pay.example/2' });
});

it('takes what is not its own for nothing', () => {
  rememberPayment('d', { step: 'new' });
  sessionStorage.setItem('vitrine-payment', '{"orderId":');
  expect(recallPayment('e')).toBeUndefined();
});
