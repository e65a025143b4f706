import { describe, expect, it } from 'vitest';
import type { CmsPlacement } from '@vitrine/cms-blocks';
import { shopMarkup } from '../testing/shop-words.tsx';
import { type PageFormAnswer, PageFormContext, usePageForm } from './page-form.ts';

type PageForm = ReturnType<typeof usePageForm>;
const ANSWER: PageFormAnswer = { slotId: 'slot', errors: {}, values: {} };

function formOf(page: { answer?: PageFormAnswer; isIndex?: boolean } | null, address = '/contact'): PageForm {
  let found: PageForm | undefined;
  const Part = () => {
    found = usePageForm({ slotId: 'slot' } as CmsPlacement);
    return null;
  };
  shopMarkup(
    <PageFormContext value={page && { answer: page.answer, isIndex: page.isIndex === true }}>
      <Part />
    </PageFormContext>,
    {},
    address,
  );
  return found as PageForm;
}

describe('a form of a page without scripts', () => {
  it.each([
    ['/contact', false, '/contact#form-slot'],
    ['/contact?tab=reviews', false, '/contact?tab=reviews#form-slot'],
    ['/contact?sent=slot&tab=reviews', false, '/contact?tab=reviews#form-slot'],
    ['/?sent=slot', true, '/?index=#form-slot'],
  ])('is sent to the page at %s and comes back to where it stands, no longer as sent', (address, isIndex, action) => {
    expect(formOf({ isIndex }, address).formProps).toMatchObject({ action });
  });
  it.each([
    ['/contact?sent=slot', true],
    ['/contact?sent=other', false],
    ['/contact', false],
  ])('knows from its address that it was sent: %s', (address, isSent) => {
    expect(formOf({}, address).isSent).toBe(isSent);
  });
  it('has the answer to itself, and to no other form of the page', () => {
    expect(formOf({ answer: ANSWER }).answer).toBe(ANSWER);
    expect(formOf({ answer: { ...ANSWER, slotId: 'other' } }).answer).toBeUndefined();
    expect(formOf({}).answer).toBeUndefined();
  });
  it('is no matter in a page that has no address of its own', () => {
    expect(formOf(null, '/contact?sent=slot')).toEqual({ id: 'form-slot', isSent: false, answer: undefined, formProps: {} });
  });
});
