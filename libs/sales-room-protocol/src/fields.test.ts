import { expect, test } from 'vitest';
import { attendeeNameSchema, chatTextSchema, presentationPathSchema } from './fields.ts';
import { presentationFileSchema, textFor } from './presentation.ts';

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Zoë 😀', 'Zoë 😀'],
  ['a\nb', 'a b'],
  ['Ma\u200Bra\u2060 \u00ADEll\u200Dwood\uFEFF', 'Mara Ellwood'],
  ['\uFF2D\uFF41\uFF52\uFF41', 'Mara'],
  ['Mara\u00A0\u2003\u2800Ellwood', 'Mara Ellwood'],
  ['Юлия Семёнова', 'Юлия Семёнова'],
  ['Νίκος Παπαδόπουλος', 'Νίκος Παπαδόπουλος'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['محمد', 'محمد'],
  ['王小明', '王小明'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Dr. 👩\u200D⚕\uFE0F', 'Dr. 👩\u200D⚕\uFE0F'],
])('a name is one trimmed line: %j', (given, name) => expect(attendeeNameSchema.parse(given)).toBe(name));

test.each([[''], ['   '], ['a'.repeat(81)], ['ada\u202Eecila'], ['bell\u0007'], ['\u200B\u3164\u2800']])('%j is no name', (name) =>
  expect(attendeeNameSchema.safeParse(name).success).toBe(false),
);

test.each([[''], [' \n '], ['a'.repeat(2_001)]])('%j is no message', (text) => expect(chatTextSchema.safeParse(text).success).toBe(false));

test.each([
  ['spring-collection', true],
  ['a', true],
  ['-a', false],
  ['A', false],
  ['../etc', false],
  ['a'.repeat(101), false],
])('path %s: %s', (path, isPath) => expect(presentationPathSchema.safeParse(path).success).toBe(isPath));

test("a text is given in the viewer's locale, else in their language, else in the first", () => {
  const texts = { 'en-US': 'Spring', 'de-DE': 'Frühling' };
  expect([textFor(texts, 'de-DE'), textFor(texts, 'en-GB'), textFor(texts, 'fr-FR'), textFor('One', 'de-DE')]).toEqual([
    'Frühling',
    'Spring',
    'Spring',
    'One',
  ]);
  expect(textFor({ 'de-DE': 'Frühling', 'en-US': 'Spring' }, 'en-GB')).toBe('Spring');
  expect(textFor({ 'de-DE': 'Frühling', 'en-US': 'Spring' }, 'fr-FR')).toBe('Frühling');
});

test('a file of presentations is checked, with defaults', () => {
  const file = {
    presentations: [{ path: 'spring', name: 'Spring', slides: [{ kind: 'listing', name: 'Picked', productIds: ['a'.repeat(32)] }] }],
  };
  expect(presentationFileSchema.parse(file).presentations[0]).toMatchObject({
    isPreview: false,
    videoAudioSettings: 'both',
    attendeeRestriction: 'open',
    waitingRoom: false,
  });
  expect(
    presentationFileSchema.safeParse({
      presentations: [{ path: 'spring', name: 'Spring', slides: [{ kind: 'product', name: 'x', productId: 'nope' }] }],
    }).success,
  ).toBe(false);
});
