// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { ownSlideAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { Stage } from './stage.tsx';

const page = roomPage();
let resize: ((width: number, height: number) => void) | undefined;
beforeEach(() => {
  resize = undefined;
  vi.stubGlobal(
    'MediaStream',
    class extends EventTarget {
      getVideoTracks = () => [];
      getTracks = () => [];
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        resize ??= (width, height) => listener([{ contentRect: { width, height } }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const GUIDE = attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' });
const people = (count: number): RoomAttendee[] =>
  Array.from({ length: count }, (_, index) => attendee({ attendeeId: index.toString(16).padStart(32, '9'), name: `Person ${index}` }));
const NOBODY = self({ attendeeId: null });
const show = (changes: Partial<RoomSnapshot>) => page.show(<Stage />, { room: { slides: [], ...changes } });
const tiles = (within = '') => page.all(`${within} [data-testid=stage-tile]`);

describe('a conference', () => {
  it('shows everybody alike, and says so where nobody is', async () => {
    await show({ viewMode: 'conference', attendees: [GUIDE, ...people(2)] });
    expect(tiles('.v-conference')).toHaveLength(4);
    expect(page.find('[data-testid=stage]').dataset).toMatchObject({ viewMode: 'conference' });
    await page.change({ attendees: [], self: NOBODY });
    expect([tiles().length, page.text().includes(t('room.stage.empty'))]).toEqual([0, true]);
  });

  it('counts those for whom there is no room', async () => {
    await show({ viewMode: 'conference', attendees: people(40), self: NOBODY });
    const shown = tiles().length;
    expect(shown).toBeLessThan(40);
    expect(page.text()).toContain(t('room.stage.more', { count: 40 - shown }));
    await page.change({ attendees: people(shown) });
    expect([tiles().length, document.querySelector('.v-stage__more')]).toEqual([shown, null]);
  });

  it('draws tiles smaller once there are more than four', async () => {
    await show({ viewMode: 'conference', attendees: people(4), self: NOBODY });
    const classes = () => new Set(tiles().map((tile) => tile.firstElementChild?.className));
    const four = classes();
    await page.change({ attendees: people(5) });
    expect([four.size, classes().size]).toEqual([1, 1]);
    expect(classes()).not.toEqual(four);
  });

  it('fills its place as well as it can once that is known', async () => {
    await show({ viewMode: 'conference', attendees: people(4), self: NOBODY });
    const style = () => page.find('.v-conference').style;
    expect(style().getPropertyValue('--v-conference-columns')).toBe('');
    await act(async () => resize?.(1_000, 600));
    expect(style().getPropertyValue('--v-conference-columns')).toBe('2');
    expect(style().getPropertyValue('--v-conference-width')).toMatch(/^\d+(\.\d+)?px$/);
  });
});

describe('a speech', () => {
  it('shows the guide alone, with the others as a strip', async () => {
    await show({ viewMode: 'speech', attendees: [GUIDE, ...people(1)] });
    expect(tiles('.v-speech__main').map(({ dataset }) => dataset['attendeeId'])).toEqual([IDS.guide]);
    expect(tiles('.v-filmstrip').map(({ dataset }) => dataset['attendeeId'])).not.toContain(IDS.guide);
    expect(tiles('.v-filmstrip')).toHaveLength(2);
    expect(document.querySelector('.v-filmstrip__hide')).toBeNull();
  });

  it('has no strip where nobody else is', async () => {
    await show({ viewMode: 'speech', attendees: [GUIDE], self: NOBODY });
    expect(document.querySelector('.v-filmstrip')).toBeNull();
  });
});

describe('a slide', () => {
  it('has the people beside it, who can be put away and shown again', async () => {
    await show({ viewMode: 'content', attendees: [GUIDE] });
    expect(tiles('.v-filmstrip')).toHaveLength(2);
    await page.press(t('room.control.hideVideo'));
    expect(tiles()).toHaveLength(0);
    await page.press(t('room.control.showVideo'));
    expect(tiles('.v-filmstrip')).toHaveLength(2);
  });

  it.each([
    [null, true],
    [{ index: 1, page: 1 }, false],
  ])('gives way to a shared screen, unless somebody looks around alone (%o)', async (own, isShown) => {
    page.store.set(ownSlideAtom, own);
    await page.show(<Stage />, { room: { viewMode: 'content', slides: [], attendees: [{ ...GUIDE, screenOn: true }] } });
    await page.change(
      {
        media: {
          available: true,
          reason: null,
          epoch: 1,
          routerRtpCapabilities: {},
          producers: [{ producerId: 'p', attendeeId: IDS.guide, source: 'screen', kind: 'video', paused: false }],
          activeSpeakerId: null,
        },
      },
      { remote: [{ attendeeId: IDS.guide, source: 'screen', producerId: 'p', track: new EventTarget() } as never] },
    );
    expect([page.find('[data-testid=stage]').dataset['screenShown'] === 'true', document.querySelector('.v-speech') !== null]).toEqual([
      isShown,
      isShown,
    ]);
  });
});

describe('a tile', () => {
  const notes = () => tiles().map((tile) => tile.textContent);

  it('says who it is: the guide, somebody away, oneself, or nobody in particular', async () => {
    await show({ viewMode: 'conference', attendees: [GUIDE, attendee()] });
    const [guide, own, other] = notes();
    expect([guide?.includes(t('room.role.GUIDE')), own?.includes(t('room.role.you'))]).toEqual([true, true]);
    for (const word of [t('room.role.GUIDE'), t('room.role.you'), t('room.guideAway.tile')]) expect(other).not.toContain(word);
    await page.change({ attendees: [{ ...GUIDE, status: 'inactive' }] });
    expect([notes()[0]?.includes(t('room.guideAway.tile')), tiles()[0]?.classList.contains('v-room-tile--away')]).toEqual([true, true]);
  });

  it('shows a hand that is raised, and who speaks or is silent', async () => {
    await show({ viewMode: 'conference', attendees: [attendee({ handRaisedAt: '2026-01-01T10:00:00Z', micOn: true })], self: NOBODY });
    expect(document.querySelector('.v-room-tile__hand')).not.toBeNull();
    expect(tiles()[0]?.dataset).not.toHaveProperty('muted');
    expect(tiles()[0]?.dataset).not.toHaveProperty('speaking');
    await page.change({ attendees: [attendee()] });
    expect(document.querySelector('.v-room-tile__hand')).toBeNull();
    expect(tiles()[0]?.dataset).toMatchObject({ muted: 'true' });
  });

  it('pales while the connection is lost', async () => {
    await show({ viewMode: 'conference', attendees: [attendee()], self: NOBODY });
    const isPale = () => tiles()[0]?.classList.contains('v-room-tile--away');
    expect(isPale()).toBe(false);
    await page.change({}, { connection: 'reconnecting' });
    expect(isPale()).toBe(true);
  });
});
