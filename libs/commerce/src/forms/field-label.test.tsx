import { expect, it } from 'vitest';
import { t } from '../testing/shop-texts.ts';
import { shopWords } from '../testing/shop-words.tsx';
import { useFieldLabel } from './field-label.ts';

function Label({ name }: { name: string }) {
  return useFieldLabel()(name);
}

it.each([
  ['billingAddress.phoneNumber', t('common.field.phone')],
  ['vatIds', t('common.field.vatId')],
  ['customFields.debtorNumber', 'Debtor number'],
  ['tax_office-code', 'Tax office code'],
  ['floor2Door', 'Floor2 door'],
  ['toString', 'To string'],
])('the field %s of a store is called %s', (name, label) => {
  expect(shopWords(<Label name={name} />).trim()).toBe(label);
});
