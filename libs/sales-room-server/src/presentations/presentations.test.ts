import { describe, expect, it } from 'vitest';
import type { PresentationDefinition } from '@vitrine/sales-room-protocol';
import type { RoomEngine } from '../engine/room-engine.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import type { AppointmentRecord, StoredSlide } from '../rooms/records.ts';
import { DEFAULT_ROOM_LIMITS } from '../rooms/room-limits.ts';
import type { Database } from '../storage/database.ts';
import { appointmentRecord, appointmentRow, idOf, slideRecord } from '../testing/records.ts';
import { createPresentations } from './presentations.ts';

const [A, B, C] = ['a', 'b', 'c'].map(idOf) as [string, string, string];

/** What a file says of a presentation. */
const definition = (change: object = {}): PresentationDefinition =>
  ({
    path: 'spring',
    name: 'Spring',
    accessibleFrom: null,
    accessibleTo: null,
    timeZone: 'UTC',
    isPreview: false,
    videoAudioSettings: 'both',
    attendeeRestriction: 'open',
    waitingRoom: false,
    isAnnounced: false,
    slides: [{ kind: 'cms', cmsPageId: A, name: 'One' }],
    ...change,
  }) as PresentationDefinition;

/** Presentations on a database that holds these appointments and no more than so many. */
function presentationsOf(kept: AppointmentRecord[], limit = 10) {
  const inserted: AppointmentRecord[] = [];
  const removed: string[] = [];
  const effects: RoomEffect[] = [];
  const all = () => [...kept, ...inserted];
  const query = async (text: string, values: readonly string[] = []) => {
    const [first, path, json, madeBy] = values;
    if (text.startsWith('insert')) {
      if (all().some((each) => each.path === path || each.id === first)) return [];
      inserted.push(appointmentRecord({ id: first ?? '', path: path ?? '', madeBy: madeBy ?? null }, JSON.parse(json ?? '') as object));
      return [{ id: first }];
    }
    if (text.startsWith('delete from appointment')) removed.push(first ?? '');
    if (text.startsWith('delete')) return [];
    if (text.includes('count(*)')) return [{ count: all().length }];
    return all()
      .filter((each) => (text.includes('path = ') ? each.path === first : each.id === first))
      .map(appointmentRow);
  };
  const database = { query, transaction: (work: (tx: object) => unknown) => work({ query }) } as unknown as Database;
  const change = async (id: string, work: (room: object) => Promise<unknown>) => {
    const appointment = all().find((each) => each.id === id);
    return {
      seq: 1,
      result: await work({ appointment, tx: { query: async () => [] }, effect: (effect: RoomEffect) => void effects.push(effect) }),
    };
  };
  const presentations = createPresentations({
    database,
    engine: { change } as unknown as RoomEngine,
    limits: { ...DEFAULT_ROOM_LIMITS, appointments: limit },
  });
  return { presentations, inserted, removed, effects, told: () => effects.map(({ type }) => type) };
}
const kept = (
  slides: StoredSlide[] = [slideRecord({ id: A }), slideRecord({ id: B, cmsPageId: B })],
  change: Partial<AppointmentRecord> = {},
) => appointmentRecord({ id: C, ...change }, { ...(definition() as object), slides } as never);
const ids = ({ definition: { slides } }: AppointmentRecord) => slides.map(({ id }) => id);

describe('a presentation that is made', () => {
  it('has its own id or a new one, belongs to who made it, and each slide has its ids', async () => {
    const { presentations, inserted } = presentationsOf([]);
    expect(await presentations.create(definition({ id: A }), 'gina')).toBe(A);
    const made = await presentations.create(definition({ path: 'autumn' }), null);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(inserted.map(({ madeBy }) => madeBy)).toEqual(['gina', null]);
    expect(inserted[0]?.definition.slides).toMatchObject([{ isInstantListing: false }]);
    for (const slide of inserted[0]?.definition.slides ?? [])
      expect([slide.id, slide.sectionId].join(' ')).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}$/);
  });

  it('is refused where its path is taken, and where there are enough', async () => {
    const { presentations } = presentationsOf([kept()], 2);
    await expect(presentations.create(definition(), null)).rejects.toMatchObject({ code: 'wrong-state' });
    await presentations.create(definition({ path: 'autumn' }), null);
    await expect(presentations.create(definition({ path: 'winter' }), null)).rejects.toMatchObject({ code: 'limit-reached' });
  });

  it('has no two slides of one id', async () => {
    const twice = definition({
      slides: [
        { kind: 'cms', cmsPageId: A, name: 'x', id: A },
        { kind: 'cms', cmsPageId: B, name: 'x', id: A },
      ],
    });
    await expect(presentationsOf([]).presentations.create(twice, null)).rejects.toMatchObject({ code: 'invalid-payload' });
  });
});

describe('a file of presentations', () => {
  const other = definition({ path: 'autumn' });

  it('makes what is new, changes what is another, and leaves the rest', async () => {
    const { presentations, told } = presentationsOf([]);
    await presentations.create(definition(), null);
    expect(await presentations.import([definition(), other])).toEqual({ made: 1, changed: 0, unchanged: 1 });
    expect(told()).toEqual([]);
    expect(await presentations.import([definition({ name: 'Later' })])).toEqual({ made: 0, changed: 1, unchanged: 0 });
    expect(told()).toEqual(['appointment', 'slides']);
  });

  it('is only looked at where nothing is to be kept', async () => {
    const { presentations, inserted, effects } = presentationsOf([kept()]);
    expect(await presentations.import([definition({ name: 'Later' }), other], { dryRun: true })).toEqual({
      made: 1,
      changed: 1,
      unchanged: 0,
    });
    expect([inserted, effects]).toEqual([[], []]);
  });

  it('belongs to who brings it, or to nobody', async () => {
    const { presentations, inserted } = presentationsOf([]);
    await presentations.import([definition()], { madeBy: 'gina' });
    await presentations.import([other]);
    expect(inserted.map(({ madeBy }) => madeBy)).toEqual(['gina', null]);
  });

  it.each<[string, PresentationDefinition[], string]>([
    ['names a path twice', [definition(), definition()], 'invalid-payload'],
    ['names an id twice', [definition({ id: C }), definition({ id: C, path: 'autumn' })], 'invalid-payload'],
    ['has another path for a known id', [definition({ id: C, path: 'autumn' })], 'wrong-state'],
    ['has another id for a known path', [definition({ id: A })], 'wrong-state'],
    ['would be more than there may be', [other, definition({ path: 'winter' })], 'limit-reached'],
  ])('that %s is refused as a whole', async (_what, definitions, code) => {
    const { presentations, inserted } = presentationsOf([kept()], 2);
    await expect(presentations.import(definitions)).rejects.toMatchObject({ code });
    expect(inserted).toEqual([]);
  });

  it('may be as many as there may be, and changes however full it is', async () => {
    expect(await presentationsOf([kept()], 2).presentations.import([other])).toMatchObject({ made: 1 });
    expect(await presentationsOf([kept()], 0).presentations.import([definition({ id: C, name: 'Later' })])).toMatchObject({ changed: 1 });
  });
});

describe('slides that come again without their ids', () => {
  it.each<[string, object, object]>([
    ['a page', { kind: 'cms', cmsPageId: A }, { kind: 'cms', cmsPageId: B }],
    ['a product', { kind: 'product', productId: A }, { kind: 'product', productId: B }],
    ['a category', { kind: 'category', categoryId: A }, { kind: 'category', categoryId: B }],
    ['a landing page', { kind: 'landing-page', landingPageId: A }, { kind: 'landing-page', landingPageId: B }],
    ['a listing', { kind: 'listing', productIds: [A, B] }, { kind: 'listing', productIds: [B, A] }],
    [
      'a search',
      { kind: 'search', search: 'x', filters: { minPrice: 1, order: 'o' } },
      { kind: 'search', search: 'x', filters: { minPrice: 2, order: 'o' } },
    ],
  ])('keep them where they show the same: %s', async (_what, slide, another) => {
    const appointment = kept([slideRecord({ ...slide, id: A }), slideRecord({ ...another, id: B })]);
    const { presentations } = presentationsOf([appointment]);
    await presentations.change(
      C,
      definition({
        slides: [
          { ...another, name: 'Two' },
          { ...slide, name: 'One' },
          { ...slide, name: 'Again' },
        ],
      }),
    );
    const [first, second, third] = ids(appointment);
    expect([first, second]).toEqual([B, A]);
    expect([A, B]).not.toContain(third);
  });

  it('of a search are the same however its filters are written', async () => {
    const appointment = kept([slideRecord({ kind: 'search', search: 'x', filters: { minPrice: 1, order: 'o' }, id: A })]);
    await presentationsOf([appointment]).presentations.change(
      C,
      definition({ slides: [{ kind: 'search', search: 'x', filters: { order: 'o', minPrice: 1 }, name: 'n' }] }),
    );
    expect(ids(appointment)).toEqual([A]);
  });
});

describe('a presentation that is changed', () => {
  it.each<[string, object]>([
    ['path', { path: 'autumn' }],
    ['id', { id: A }],
  ])('keeps its %s', async (_what, change) =>
    expect(presentationsOf([kept()]).presentations.change(C, definition(change))).rejects.toMatchObject({ code: 'invalid-payload' }),
  );

  it('keeps the listings that were made in its room, and shows what it showed', async () => {
    const instant = slideRecord({ id: B, kind: 'listing', productIds: [A], isInstantListing: true });
    const appointment = kept([slideRecord({ id: A }), instant], { currentSlide: 1 });
    await presentationsOf([appointment]).presentations.change(
      C,
      definition({
        name: 'Later',
        slides: [
          { kind: 'cms', cmsPageId: C, name: 'New' },
          { kind: 'cms', cmsPageId: idOf('d'), name: 'New' },
        ],
      }),
    );
    expect([ids(appointment)[2], appointment.currentSlide, appointment.definition.slides[2]?.isInstantListing]).toEqual([B, 2, true]);
  });

  it('begins anew where what it showed is gone', async () => {
    const appointment = kept(undefined, { currentSlide: 1 });
    await presentationsOf([appointment]).presentations.change(C, definition({ slides: [{ kind: 'cms', cmsPageId: C, name: 'New' }] }));
    expect(appointment.currentSlide).toBe(0);
  });
});

it.each<[AppointmentRecord['status'], string | undefined]>([
  ['started', 'wrong-state'],
  ['locked', 'wrong-state'],
  ['not-started', undefined],
  ['ended', undefined],
])('a presentation that is %s is deleted, or not: %s', async (status, code) => {
  const { presentations, removed } = presentationsOf([kept(undefined, { status })]);
  const outcome = presentations.remove(C);
  if (code === undefined) await outcome;
  else await expect(outcome).rejects.toMatchObject({ code });
  expect(removed).toEqual(code === undefined ? [C] : []);
  await expect(presentations.remove(A)).rejects.toMatchObject({ code: 'not-found' });
});

describe('an instant listing', () => {
  const listing = { name: 'Mugs', content: { productIds: [A] } };

  it.each<[string, string | undefined, number]>([
    ['after a slide', A, 1],
    ['after the last one', B, 2],
    ['last where that slide is gone', C, 2],
    ['last of its own accord', undefined, 2],
  ])('comes %s, and everybody stays where they are', async (_where, afterGroupId, index) => {
    const appointment = kept(undefined, { currentSlide: 1 });
    const { presentations, told } = presentationsOf([appointment]);
    expect(await presentations.addInstantListing(C, { afterGroupId, ...listing, id: idOf('f') })).toBe(index);
    expect(appointment.definition.slides[index]).toMatchObject({
      id: idOf('f'),
      kind: 'listing',
      productIds: [A],
      isInstantListing: true,
      name: 'Mugs',
    });
    expect([appointment.definition.slides[appointment.currentSlide]?.id, told()]).toEqual([B, ['slides']]);
  });

  it('may be a search, and is refused past 300 slides', async () => {
    const slides = Array.from({ length: 299 }, (_, index) => slideRecord({ id: index.toString(16).padStart(32, '0') }));
    const appointment = kept(slides);
    const { presentations } = presentationsOf([appointment]);
    await presentations.addInstantListing(C, { afterGroupId: undefined, name: 'x', content: { search: 'mug' } });
    expect(appointment.definition.slides[299]).toMatchObject({ kind: 'search', search: 'mug' });
    await expect(presentations.addInstantListing(C, { afterGroupId: undefined, ...listing })).rejects.toMatchObject({
      code: 'limit-reached',
    });
  });

  it('is changed and taken out, and no other slide is', async () => {
    const instant = slideRecord({ id: B, kind: 'listing', productIds: [A], isInstantListing: true });
    const appointment = kept([slideRecord({ id: A }), instant], { currentSlide: 1 });
    const { presentations } = presentationsOf([appointment]);
    const changed = await presentations.changeInstantListing(C, B, (slide) => ({ ...slide, name: 'Cups' }));
    expect(changed).toMatchObject({ index: 1, slide: { name: 'Cups', id: B } });
    for (const id of [A, C]) {
      await expect(presentations.removeInstantListing(C, id)).rejects.toMatchObject({ code: 'not-found' });
      await expect(presentations.changeInstantListing(C, id, (slide) => slide)).rejects.toMatchObject({ code: 'not-found' });
    }
    await presentations.removeInstantListing(C, B);
    // What comes in its place is shown: here the last one that is left.
    expect([ids(appointment), appointment.currentSlide]).toEqual([[A], 0]);
    const empty = kept([instant]);
    await presentationsOf([empty]).presentations.removeInstantListing(C, B);
    expect([ids(empty), empty.currentSlide]).toEqual([[], 0]);
  });

  it('that goes from the middle leaves its place to the next one', async () => {
    const appointment = kept([slideRecord({ id: A }), slideRecord({ id: B, isInstantListing: true }), slideRecord({ id: idOf('d') })], {
      currentSlide: 1,
    });
    await presentationsOf([appointment]).presentations.removeInstantListing(C, B);
    expect(appointment.definition.slides[appointment.currentSlide]?.id).toBe(idOf('d'));
  });
});
