import { describe, expect, it } from 'vitest';
import { type PresentationDefinition, presentationDefinitionSchema } from '@vitrine/sales-room-protocol';
import { draftSlides } from '../slide-builder/draft-slides.ts';
import { defaultsOf, definitionOf, removedSlides } from './definition.ts';
import { definitionSchema } from './definition-schema.ts';
import { suggestedPath } from './suggested-path.ts';

const SLIDES = [{ kind: 'search' as const, id: 'e'.repeat(32), name: { 'en-US': 'Lamps', 'de-DE': 'Leuchten' }, search: 'lamp' }];
const BEFORE: PresentationDefinition = presentationDefinitionSchema.parse({
  id: 'a'.repeat(32),
  path: 'spring',
  name: { 'en-US': 'Spring', 'de-DE': 'Frühling' },
  accessibleFrom: '2026-05-04T14:00:00.000Z',
  accessibleTo: '2026-05-04T15:30:00.000Z',
  timeZone: 'Europe/Berlin',
  guideIds: ['b'.repeat(32)],
  waitingRoom: true,
  isAnnounced: true,
  slides: SLIDES,
});
const defaults = (definition: PresentationDefinition | null, isCopy = false) =>
  defaultsOf(definition, { locale: 'en-US', shopZone: 'Europe/Berlin', isCopy, copyName: (name) => `${name} (copy)` });
const values = (changes: Record<string, string> = {}) => definitionSchema.parse({ name: 'Spring', path: 'spring', ...changes });
const problemsOf = (changes: Record<string, string>) =>
  definitionSchema
    .safeParse({ name: 'Spring', path: 'spring', ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the address that a name suggests', () => {
  it.each([
    ['Spring collection', 'spring-collection'],
    ['Frühling & Größe', 'fruehling-groesse'],
    ['  Été à Łódź!  ', 'ete-a-lodz'],
    ['東京', ''],
    ['a'.repeat(59) + ' b', 'a'.repeat(59)],
  ])('of %j is %j', (name, path) => expect(suggestedPath(name)).toBe(path));
});

describe('the form of a presentation', () => {
  it('begins with what is there, by the clock of its time zone', () => {
    expect(defaults(BEFORE)).toEqual({
      name: 'Spring',
      path: 'spring',
      date: '2026-05-04',
      time: '16:00',
      duration: '90',
      timeZone: 'Europe/Berlin',
      access: 'chosen',
    });
  });

  it('of a copy has neither date nor address', () => {
    expect(defaults(BEFORE, true)).toMatchObject({ name: 'Spring (copy)', path: '', date: '', time: '' });
  });

  it.each([
    [{ name: ' ' }, ['name: required']],
    [{ path: 'Spring!' }, ['path: invalid']],
    [{ date: '2026-05-04' }, ['time: required']],
    [{ time: '16:00' }, ['date: required']],
  ])('names what is wrong: %j', (changes, problems) => expect(problemsOf(changes)).toEqual(problems));
});

describe('what is sent to the server', () => {
  const sent = (
    changes: Record<string, string>,
    options: { isCopy?: boolean; locale?: string; before?: PresentationDefinition | null } = {},
  ) => {
    const { isCopy = false, locale = 'en-US', before = BEFORE } = options;
    return definitionOf(values(changes), draftSlides(SLIDES, isCopy), { before, locale, isCopy });
  };

  it('is what was there, where nothing was changed', () => {
    const { date, time, duration } = defaults(BEFORE);
    const same = { date, time, duration, timeZone: 'Europe/Berlin', access: 'chosen', waitingRoom: 'on', isAnnounced: 'on' };
    expect(presentationDefinitionSchema.parse(sent(same))).toEqual(BEFORE);
  });

  it('has the name in one language changed, and the others as they were', () => {
    expect(sent({ name: 'Lenz' }, { locale: 'de-DE' }).name).toEqual({ 'en-US': 'Spring', 'de-DE': 'Lenz' });
  });

  it('has its times in UTC, by the chosen clock and length', () => {
    const made = sent({ date: '2026-01-04', time: '09:30', duration: '45', timeZone: 'America/New_York' }, { before: null });
    expect([made.accessibleFrom, made.accessibleTo]).toEqual(['2026-01-04T14:30:00.000Z', '2026-01-04T15:15:00.000Z']);
    expect(sent({ date: '2026-01-04', time: '09:30', timeZone: 'UTC' }, { before: null }).accessibleTo).toBeNull();
  });

  it('of a copy brings no id, so that a presentation of its own is made', () => {
    const copy = sent({ path: 'spring-2' }, { isCopy: true });
    expect([copy.id, copy.slides[0]?.id, copy.path]).toEqual([undefined, undefined, 'spring-2']);
  });

  it('leaves out by name what was taken out, such as a listing that was made in the room', () => {
    const slides = draftSlides(BEFORE.slides, false);
    expect(removedSlides(BEFORE, slides)).toEqual([]);
    expect(removedSlides(BEFORE, [])).toEqual(['e'.repeat(32)]);
    expect(removedSlides(null, slides)).toEqual([]);
  });

  it.each([
    ['all', undefined],
    ['own', []],
    ['chosen', ['b'.repeat(32)]],
  ])('says who may present it: %s', (access, guideIds) => expect(sent({ access }).guideIds).toEqual(guideIds));
});
