import { describe, expect, it } from 'vitest';
import type { SalesChannelContext } from '@vitrine/store-api-client';
import { appointmentRecord, attendeeRecord, idOf, slideRecord } from '../testing/records.ts';
import { joinAnswer, navigationEntry, stateForAll, stateForGuides } from './official-state.ts';

describe('what everybody shares', () => {
  it.each([
    ['not-started', null, null, { started: false, running: false, ended: false }],
    ['started', '2026-01-01T10:00:00.000Z', null, { started: true, running: true, ended: false }],
    ['locked', '2026-01-01T10:00:00.000Z', null, { started: true, running: true, ended: false }],
    ['ended', '2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z', { started: true, running: false, ended: true }],
  ] as const)('of a presentation that is %s says whether it runs', (status, startedAt, endedAt, said) =>
    expect(stateForAll(appointmentRecord({ status, startedAt, endedAt }))).toMatchObject({ ...said, startedAt, endedAt }),
  );

  it.each([
    ['cms', { kind: 'cms' }, null],
    ['product', { kind: 'product', productId: idOf('a') }, null],
    ['landing-page', { kind: 'landing-page', landingPageId: idOf('a') }, null],
    ['listing', { kind: 'listing', productIds: [] }, { page: 3 }],
    ['search', { kind: 'search', search: 'lamp' }, { page: 3 }],
    ['category', { kind: 'category', categoryId: idOf('a') }, { page: 3 }],
  ])('names the page within a %s slide where it has pages', (_kind, slide, currentSlideData) =>
    expect(stateForAll(appointmentRecord({ currentSlidePage: 3 }, { slides: [slideRecord(slide)] }))).toMatchObject({
      currentSlideData,
      currentPageId: idOf('5'),
      currentSectionId: idOf('6'),
      lastActiveGuideSection: idOf('6'),
      currentSlideAlias: 0,
    }),
  );

  it('has no slide where a presentation has none', () =>
    expect(stateForAll(appointmentRecord({ currentSlide: 2 }))).toMatchObject({
      currentSlideData: null,
      currentPageId: null,
      currentSectionId: null,
      lastActiveGuideSection: null,
      currentSlideAlias: 2,
    }));

  it.each([
    ['both', true],
    ['audio-only', false],
    ['none', false],
  ] as const)('allows a screen to be shared where media are %s: %s', (videoAudioSettings, allowScreenSharing) =>
    expect(stateForAll(appointmentRecord({}, { videoAudioSettings }))).toMatchObject({ allowScreenSharing, videoAudioSettings }),
  );
});

describe('the people, for guides', () => {
  it('are told apart by who they are and whether they are there', () => {
    const state = stateForGuides([
      attendeeRecord('in', { joinedAt: '2026-01-01T10:00:00.000Z' }),
      attendeeRecord('away', { status: 'inactive', name: '' }),
      attendeeRecord('guide', { type: 'GUIDE' }),
      attendeeRecord('guide-away', { type: 'GUIDE', status: 'inactive' }),
    ]);
    expect(state.clients).toEqual({ in: { attendeeId: 'in', attendeeName: 'Clara', videoUserId: null, hasJoined: true } });
    expect(state.inactiveClients).toEqual({ away: { attendeeId: 'away', attendeeName: null, videoUserId: null, hasJoined: false } });
    expect(Object.keys(state.guides)).toEqual(['guide', 'guide-away']);
  });

  it('are empty lists where there are none', () =>
    expect(stateForGuides([])).toMatchObject({ clients: [], inactiveClients: [], guides: [] }));
});

describe('the answer to a join', () => {
  const answer = (context: unknown, name = 'Clara') =>
    joinAnswer(appointmentRecord(), attendeeRecord('me', { name }), context as SalesChannelContext | undefined, { locale: 'de-DE' });

  it('names the sales channel as far as the store does', () => {
    expect(answer({ salesChannel: { id: 'channel', name: 'Shop' } })).toMatchObject({
      salesChannelId: 'channel',
      salesChannelName: 'Shop',
    });
    for (const context of [undefined, {}, { salesChannel: {} }, { salesChannel: { name: null } }]) {
      expect(answer(context)).not.toHaveProperty('salesChannelId');
      expect(answer(context)).not.toHaveProperty('salesChannelName');
    }
  });

  it('speaks the language of who joins, and has no name where they gave none', () => {
    expect(answer(undefined)).toMatchObject({ appointmentName: 'Frühling', attendeeName: 'Clara' });
    expect(answer(undefined, '')).toMatchObject({ attendeeName: null });
  });
});

describe('an entry of the slide list', () => {
  const slides = [
    slideRecord({ kind: 'listing', productIds: ['p', 'q'], notes: 'quietly', name: { 'en-US': 'New', 'de-DE': 'Neu' } }),
    slideRecord({ id: idOf('7') }),
  ];
  const entry = (index: number, isGuide: boolean) => navigationEntry(appointmentRecord({}, { slides }), index, 'de-DE', isGuide);

  it('counts from one and says how many products were picked', () => {
    expect(entry(0, true)).toMatchObject({ index: 1, groupName: 'Neu', sectionName: 'Neu', pickedProductsCount: 2 });
    expect(entry(1, true)).toMatchObject({
      index: 2,
      groupName: 'Spring',
      pickedProductsCount: 0,
      groupId: idOf('7'),
      cmsPageId: idOf('c'),
    });
  });

  it('has its notes for guides alone', () => {
    expect(entry(0, true).notes).toMatchObject([{ id: idOf('5'), data: { content: 'quietly' } }]);
    expect(entry(1, true).notes).toEqual([]);
    expect(entry(0, false).notes).toEqual([]);
  });

  it('of a slide that is not there is an error', () => expect(() => entry(2, true)).toThrow(RangeError));
});
