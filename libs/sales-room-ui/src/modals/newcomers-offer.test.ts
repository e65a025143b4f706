import { expect, it, vi } from 'vitest';
import { createTranslator, loadMessages } from '@vitrine/i18n';
import { newcomersOffer } from './newcomers-offer.ts';

it.each([
  ['en-US', 'Mallory was removed. Let newcomers in one by one?', 'Admit one by one'],
  ['en-GB', 'Mallory was removed. Let newcomers in one by one?', 'Admit one by one'],
  ['de-DE', 'Mallory wurde entfernt. Neue Personen nur noch einzeln einlassen?', 'Einzeln einlassen'],
] as const)('in %s whoever removes somebody is offered to let newcomers in one by one', async (locale, message, label) => {
  const admitOneByOne = vi.fn();
  const offer = newcomersOffer(createTranslator({ locale, messages: await loadMessages(locale, ['guide']) }).t, 'Mallory', admitOneByOne);
  expect(offer).toMatchObject({ message, action: { label } });
  offer.action?.onPress?.();
  expect(admitOneByOne).toHaveBeenCalledOnce();
});
