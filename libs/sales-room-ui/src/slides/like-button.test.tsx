// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { LikeButton } from './like-button.tsx';

const page = roomPage();
const show = (name: string, likes: string[] = [], client = {}) =>
  page.show(<LikeButton productId={IDS.product} productName={name} />, { room: { likes, commands: ['like.set'] }, client });
const button = () => page.find('button');

describe('the heart of a product', () => {
  it('likes it, and takes it back', async () => {
    await show('Mug');
    expect(button().getAttribute('aria-label')).toBe(t('room.likes.likeOf', { name: 'Mug' }));
    expect(button().getAttribute('aria-pressed')).toBe('false');
    await page.press(t('room.likes.likeOf', { name: 'Mug' }));
    await page.change({ likes: [IDS.product] });
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(button().className).toContain('v-like-button--liked');
    await page.press(t('room.likes.unlikeOf', { name: 'Mug' }));
    expect(page.delivered).toEqual([
      { name: 'like.set', payload: { productId: IDS.product, liked: true } },
      { name: 'like.set', payload: { productId: IDS.product, liked: false } },
    ]);
  });

  it('tells a guide how many attendees like it, and leads to what they like', async () => {
    const likes = (...liked: string[]) => attendee({ insights: { likedProductIds: liked, lastSeenProductIds: [] } as never });
    await page.show(<LikeButton productId={IDS.product} productName="Mug" />, {
      room: { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['like.set'], likes: [IDS.product], attendees: [likes(IDS.other)] },
    });
    expect(button().getAttribute('aria-label')).toBe(t('guide.audience.likeCountOf', { count: 0, name: 'Mug' }));
    expect(button().className).not.toContain('v-like-button--liked');
    await page.change({ attendees: [likes(IDS.product), likes(IDS.other, IDS.product)] });
    expect(button().getAttribute('aria-label')).toBe(t('guide.audience.likeCountOf', { count: 2, name: 'Mug' }));
    expect(button().className).toContain('v-like-button--liked');
    await page.press(t('guide.audience.likeCountOf', { count: 2, name: 'Mug' }));
    expect(page.store.get(endPanelAtom)).toBe('audience-likes');
    expect(page.delivered).toEqual([]);
  });

  it('has a name also where the product has none', async () => {
    await show('');
    expect(button().getAttribute('aria-label')).toBe(t('room.likes.like'));
    await page.change({ likes: [IDS.product] });
    expect(button().getAttribute('aria-label')).toBe(t('room.likes.unlike'));
  });

  it('can be pressed without a connection: a like waits for it', async () => {
    await show('Mug', [], { connection: 'reconnecting' });
    expect(page.isDisabled(t('room.likes.likeOf', { name: 'Mug' }))).toBe(false);
    await page.change({ commands: [] });
    expect(page.isDisabled(t('room.likes.likeOf', { name: 'Mug' }))).toBe(true);
  });

  it('is full for what is on its way, and not for what was refused', async () => {
    const like = (status: string, liked: boolean) =>
      ({ commandId: 'c', name: 'like.set', payload: { productId: IDS.product, liked }, status, errorCode: null }) as never;
    const isFull = async (likes: string[], ...outbox: never[]) => {
      await show('Mug', likes, { outbox });
      return button().getAttribute('aria-pressed') === 'true';
    };
    expect(await isFull([], like('sending', true))).toBe(true);
    expect(await isFull([], like('failed', true))).toBe(false);
    expect(await isFull([IDS.product], like('sending', false))).toBe(false);
    expect(await isFull([IDS.product], like('failed', false))).toBe(true);
  });
});
