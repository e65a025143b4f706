import { describe, expect, it } from 'vitest';
import { type Catalogue, defineCatalogue } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { MessageTree } from './message-types.ts';

const french = (areas: Readonly<Record<string, MessageTree>>, facts: Partial<Catalogue> = {}): Catalogue => ({
  ...defineCatalogue({
    locale: 'fr-FR',
    name: 'Français',
    fallback: 'en-US',
    areas: Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, () => Promise.resolve({ default: texts })])),
  }),
  ...facts,
});

describe('the check of a catalogue', () => {
  it('finds nothing where some texts are translated and the rest falls back', async () => {
    expect(
      await checkCatalogue(
        french({
          common: { action: { cancel: 'Annuler' }, form: { minLength: 'Au moins {min} caractères.' } },
          shop: { review: { count_one: '{count} avis', count_many: '{count} d’avis', count_other: '{count} avis' } },
        }),
      ),
    ).toEqual([]);
  });
  it.each([
    [french({ common: { action: { cancle: 'Annuler' } } }), 'common.action.cancle is a text that the shop has not'],
    [french({ common: { action: 'Annuler' } }), 'common.action is a group of texts'],
    [french({ common: { action: { cancel: {} } } }), 'common.action.cancel is one text'],
    [french({ common: { form: { minLength: 'Au moins {max} caractères.' } } }), 'has {max}, which nothing fills in; there is {min}'],
    [french({ common: { form: { minLength: 'Trop court.' } } }), 'common.form.minLength lacks {min}'],
    [french({ shop: { review: { count_one: '1 avis', count_other: '{count} avis' } } }), 'shop.review.count lacks count_many'],
    [french({}, { name: ' ' }), 'name is empty'],
    [french({}, { locale: 'ar-EG' }), "direction is 'ltr', but ar-EG is written 'rtl'"],
    [french({ common: {} }, { fallback: undefined }), 'common lacks common.'],
    [french({}, { fallback: undefined }), 'guide lacks guide.'],
  ])('%#: says %2$s', async (catalogue, sentence) =>
    expect(await checkCatalogue(catalogue)).toContainEqual(expect.stringContaining(sentence)),
  );
  it('wants all six forms of an Arabic plural', async () => {
    const forms = Object.fromEntries(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`count_${form}`, '{count} مراجعة']));
    const arabic = { locale: 'ar-EG', name: 'العربية', direction: 'rtl' } as const;
    expect(await checkCatalogue(french({ shop: { review: forms } }, arabic))).toEqual([]);
    const { count_few: _few, ...five } = forms;
    expect(await checkCatalogue(french({ shop: { review: five } }, arabic))).toEqual([expect.stringContaining('lacks count_few')]);
  });
  it('counts what is missing without a fallback, and says what to do', async () =>
    expect(await checkCatalogue(french({}, { fallback: undefined }))).toContainEqual(
      expect.stringMatching(/^common lacks (?:\S+ )+and \d+ more: translate them, or name a fallback such as 'en-US'\.$/),
    ));
  it('takes an area of the importer’s own as it is, but for its plurals', async () =>
    expect(
      await checkCatalogue(french({ loyalty: { title: 'Vos points', points_one: '{count} point', points_other: '{count} points' } })),
    ).toEqual(['loyalty.points lacks points_many.']));
  it('does not wait for a fallback that is not configured: it is named', async () =>
    expect(checkCatalogue(french({}, { fallback: 'en-CA' }))).rejects.toThrow(/'en-CA'/));
});
