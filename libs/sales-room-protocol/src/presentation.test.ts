import { describe, expect, test } from 'vitest';
import { presentationDefinitionSchema, textFor, utcTime } from './presentation.ts';

const ID = 'a'.repeat(32);
const base = { path: 'spring', name: 'Spring', slides: [{ kind: 'product', name: 'Lamp', productId: ID }] };
const issuesOf = (definition: unknown) =>
  presentationDefinitionSchema.safeParse(definition).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('times of an appointment', () => {
  test.each([
    ['2026-05-04T16:00:00+02:00', undefined, '2026-05-04T14:00:00.000Z'],
    ['2026-05-04T16:00:00', 'Europe/Berlin', '2026-05-04T14:00:00.000Z'],
    ['2026-12-04T16:00', 'Europe/Berlin', '2026-12-04T15:00:00.000Z'],
    // The hour after the clocks went forward, and the last one before they go back.
    ['2026-03-29T03:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30:00', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
    ['2026-05-04T16:00:00', 'America/Los_Angeles', '2026-05-04T23:00:00.000Z'],
    ['2026-05-04T16:00:00', 'Asia/Kathmandu', '2026-05-04T10:15:00.000Z'],
  ])('%s in %s is %s', (time, timeZone, utc) => {
    expect(utcTime(time, timeZone)).toBe(utc);
  });

  test('a local time without a time zone is refused with what to write', () => {
    expect(issuesOf({ ...base, accessibleFrom: '2026-05-04T16:00:00' })).toEqual([
      ['accessibleFrom', 'name the timeZone of this local time, or write its offset, such as +02:00'],
    ]);
    expect(issuesOf({ ...base, accessibleFrom: '2026-05-04T16:00:00', timeZone: 'Europe/Berlin' })).toEqual([]);
  });

  test.each(['accessibleFrom', 'accessibleTo'])('%s may stand alone', (field) => {
    expect(issuesOf({ ...base, [field]: '2026-05-04T16:00:00Z' })).toEqual([]);
  });

  test('an end before the beginning, a time zone that does not exist and a malformed time are refused', () => {
    expect(
      issuesOf({ ...base, timeZone: 'Europe/Berlin', accessibleFrom: '2026-05-04T16:00:00', accessibleTo: '2026-05-04T13:59:00Z' }),
    ).toEqual([['accessibleTo', 'give a time after accessibleFrom']]);
    expect(issuesOf({ ...base, timeZone: 'Europe/Atlantis' })).toEqual([
      ['timeZone', 'give the IANA name of a time zone, such as Europe/Berlin'],
    ]);
    expect(issuesOf({ ...base, accessibleFrom: 'tomorrow' })[0]?.[1]).toMatch(/give a time such as/);
  });
});

test('only a presentation that any client may join is announced', () => {
  const message = 'only a presentation that any client may join can be announced: set attendeeRestriction to open and isPreview to false';
  expect(issuesOf({ ...base, isAnnounced: true })).toEqual([]);
  expect(issuesOf({ ...base, isAnnounced: true, waitingRoom: true })).toEqual([]);
  for (const closed of [{ attendeeRestriction: 'customer' }, { isPreview: true }])
    expect(issuesOf({ ...base, ...closed, isAnnounced: true })).toEqual([['isAnnounced', message]]);
  expect(presentationDefinitionSchema.parse(base).isAnnounced).toBe(false);
});

test('a field that is not as expected is named, with what to write there', () => {
  expect(issuesOf({ ...base, slides: [{ kind: 'product', name: 'Lamp', productId: 'lamp' }] })).toEqual([
    ['slides.0.productId', 'give an id of 32 lower-case hexadecimal characters'],
  ]);
  expect(issuesOf({ ...base, path: 'Spring!' })[0]?.[1]).toMatch(/such as spring-collection/);
});

describe('names', () => {
  test.each(['\r', '\n', '\0', '\u0007', '\u007f', '\u0085', '\u2028', '\u2029'])(
    'of a presentation and of a slide are one line without control characters: %j is refused',
    (character) => {
      const name = `Spring${character}collection`;
      for (const definition of [
        { ...base, name },
        { ...base, name: { 'en-US': 'Spring', 'de-DE': name } },
        { ...base, slides: [{ ...base.slides[0], name }] },
      ])
        expect(presentationDefinitionSchema.safeParse(definition).success).toBe(false);
    },
  );

  test('may have every letter, mark and picture', () => {
    expect(
      presentationDefinitionSchema.safeParse({ ...base, name: { 'en-US': 'Spring 👩‍🎨 – "new"', 'de-DE': 'Frühling; für alle, die …' } })
        .success,
    ).toBe(true);
  });
});

describe('a text in several languages', () => {
  const TEXT = { 'en-US': 'Color', 'en-GB': 'Colour', 'de-DE': 'Farbe' };
  test.each([
    ['en-GB', 'Colour'],
    ['en-US', 'Color'],
    ['de-AT', 'Farbe'],
    ['fr-FR', 'Color'],
  ])('is read in %s: its own, else one of its language, else the first', (locale, text) => {
    expect(textFor(TEXT, locale)).toBe(text);
  });

  test('may be one text for all, or none', () => {
    expect([textFor('Color', 'de-DE'), textFor({}, 'de-DE')]).toEqual(['Color', '']);
  });
});
