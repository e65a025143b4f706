// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useScreen } from '@vitrine/app-shell';
import { cartQueries } from '@vitrine/commerce';
import type { GuideAction } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { onBehalfQueries } from './on-behalf-queries.ts';
import { useActionNotices } from './use-action-notices.ts';

const page = roomPage();
const IDENTITY = { path: 'spring', viewerType: 'client' as const };
let queries: ReturnType<typeof useQueryClient>;
let screen: ReturnType<typeof useScreen>;
function Watch() {
  queries = useQueryClient();
  screen = useScreen();
  useActionNotices();
  return null;
}
beforeEach(() => page.show(<Watch />));
const tell = (event: object) => page.tell(event as Parameters<typeof page.tell>[0]);
const done: GuideAction = {
  id: 'act',
  at: '2026-01-01T10:00:00Z',
  guideName: 'Mara',
  kind: 'cart',
  action: 'add',
  label: 'Mug',
  quantityBefore: 0,
  quantityAfter: 2,
  status: 'done',
} as unknown as GuideAction;
const recorded = (changes: Partial<GuideAction> = {}) => tell({ name: 'act.recorded', payload: { act: { ...done, ...changes } } });

describe('what a guide does in the viewer’s name', () => {
  it('is told at once, and can be taken back there', async () => {
    await recorded();
    expect(page.notices()).toEqual([t('room.acts.added', { name: 'Mara', product: 'Mug', count: 2 })]);
    const [notice] = screen.notifications.getSnapshot();
    expect(notice?.action?.label).toBe(t('common.action.undo'));
    await act(async () => notice?.action?.onPress?.());
    expect(page.sent).toEqual([{ name: 'act.undo', payload: { actId: 'act' } }]);
  });

  it('is told once it is done, and not when it was taken back', async () => {
    await recorded({ status: 'undone' as GuideAction['status'] });
    expect(page.notices()).toEqual([]);
  });

  it('is not told to who has left', async () => {
    await act(async () => page.store.set(roomClientAtom, null));
    await recorded();
    expect(page.notices()).toEqual([]);
  });
});

describe('a cart or wish list that changed', () => {
  const [own, theirs] = [cartQueries.all, onBehalfQueries.of(IDENTITY, IDS.bob)];
  const isOld = (key: readonly unknown[]) => queries.getQueryState([...key, 'x'])?.isInvalidated;
  beforeEach(() => {
    for (const key of [own, theirs]) queries.setQueryData([...key, 'x'], 'before');
  });

  it.each([
    ['the viewer’s own', IDS.ann, [true, false]],
    ['another attendee’s', IDS.bob, [false, true]],
    ['somebody’s whom nobody looks at', IDS.other, [false, false]],
  ])('is read again: %s', async (_, attendeeId, expected) => {
    await tell({ name: 'collections.changed', payload: { attendeeId } });
    expect([isOld(own), isOld(theirs)]).toEqual(expected);
  });

  it('is not read again for anything else', async () => {
    await recorded();
    expect([isOld(own), isOld(theirs)]).toEqual([false, false]);
  });
});
