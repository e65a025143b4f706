// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useProductActions } from '@vitrine/commerce';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { Product } from '@vitrine/store-api-client';
import { roomClientAtom, roomSnapshotAtom } from '../room/room-atoms.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import type * as Provider from '../room/room-provider.tsx';
import { endPanelAtom, openProductAtom } from '../room/screen-atoms.ts';
import { loadWithStaleFallback } from '../room/stale-fallback.ts';
import { LikeButton } from '../slides/like-button.tsx';
import { roomPage, type ShownRoom, t } from '../testing/room-page.tsx';
import { clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { GuidePresentationScreen, PresentationScreen } from './presentation-screen.tsx';

vi.mock('../room/room-provider.tsx', async (original) => {
  const provider = await original<typeof Provider>();
  return {
    ...provider,
    RoomProvider: ({ path, viewerType, children }: Provider.RoomIdentity & { children: ReactNode }) => (
      <provider.RoomIdentityContext value={{ path, viewerType }}>
        <output>{`${viewerType} of ${path}`}</output>
        {children}
      </provider.RoomIdentityContext>
    ),
  };
});
vi.mock('../effects/room-effects.tsx', () => ({ RoomEffects: () => <p>Effects</p> }));
let actions: ReturnType<typeof useProductActions> | undefined;
vi.mock('./main-room.tsx', () => ({
  MainRoom: () => {
    actions = useProductActions();
    return <main>Running</main>;
  },
  MainRoomSkeleton: ({ name }: { name: string }) => <main>Entering {name}</main>,
}));

const page = roomPage();
const data = (changes: object = {}) =>
  ({
    path: 'spring',
    entry: { screen: 'room', appointment: room().appointment, attendee: null, guide: null, mediaAvailable: true, ...changes },
    attendeeName: '',
    now: 0,
  }) as unknown as RoomPageData;
const show = (entry: object = {}, shown: ShownRoom = {}) => page.show(<PresentationScreen {...data(entry)} />, shown);
/** The room has not answered yet. */
const forget = () => act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
const main = () => page.find('main').textContent;
const status = (of: RoomSnapshot['appointment']['status']) => ({ appointment: { ...room().appointment, status: of } });
const isOver = () => page.all('[data-testid=ended]').length > 0;

describe('a presentation', () => {
  it('is entered as a client or as its guide', async () => {
    await show();
    expect(page.find('output').textContent).toBe('client of spring');
    await page.show(<GuidePresentationScreen {...data()} />);
    expect(page.find('output').textContent).toBe('guide of spring');
    expect(page.text()).toContain('Effects');
  });

  it('runs once the room has answered, and is named until then', async () => {
    await show();
    expect(main()).toBe('Running');
    await forget();
    expect(main()).toBe('Entering Spring');
    await show({ appointment: null });
    await forget();
    expect(main()).toBe(`Entering ${t('room.title')}`);
  });

  it('that the room has closed for this window says why', async () => {
    await show({ screen: 'ended' }, { client: { closed: { reason: 'replaced' } } as ShownRoom['client'] });
    expect(page.find('[data-closed]').dataset['closed']).toBe('replaced');
  });

  it.each([
    ['the room says so', {}, status('ended'), true],
    ['the page came so', { screen: 'ended' }, {}, true],
    ['only the page thinks so', status('ended'), {}, false],
    ['it runs', {}, {}, false],
  ] as const)('is over where %s', async (_why, entry, changes, expected) => {
    await show(entry, { room: changes });
    expect(isOver()).toBe(expected);
  });

  it('that has ended before one came is over at once', async () => {
    await show(status('ended'));
    await forget();
    expect(isOver()).toBe(true);
  });

  it.each([
    ['in the room', {}, self(), true],
    ['known by the page', { attendee: { attendeeId: IDS.ann } }, self({ attendeeId: null }), true],
    ['known to nobody', {}, self({ attendeeId: null }), false],
  ] as const)('that is over was attended by whoever was %s', async (_who, entry, viewer, wasThere) => {
    await show({ screen: 'ended', ...entry }, { room: { self: viewer } });
    expect([page.text().includes(t('room.ended.text')), page.text().includes(t('room.ended.missed'))]).toEqual([wasThere, !wasThere]);
    await forget();
    expect(page.text().includes(t('room.ended.text'))).toBe('attendee' in entry);
  });

  it('asks the guards again when one belongs elsewhere', async () => {
    let asked = 0;
    await show({}, { onRevalidate: () => (asked += 1) });
    expect(asked).toBe(0);
    await page.change({ self: self({ role: 'client-waiting', status: 'waiting' }) });
    expect(asked).toBe(1);
  });

  it('stays on the screen while nobody answers', async () => {
    await show();
    const away = { params: { presentationPath: 'spring' }, serverLoader: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await loadWithStaleFallback(away)).toMatchObject({ path: 'spring' });
  });
});

describe('products in a presentation', () => {
  it('open above it, are liked, and go into the cart beside it', async () => {
    await show();
    expect(actions?.LikeButton).toBe(LikeButton);
    await act(async () => page.store.set(roomClientAtom, null));
    await act(async () => actions?.open?.({ id: IDS.product } as Product));
    expect(page.store.get(openProductAtom)).toBe(IDS.product);
    await act(async () => actions?.openCart?.());
    expect([page.store.get(openProductAtom), page.store.get(endPanelAtom)]).toEqual([null, 'cart']);
  });
});
