// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { createDraftStore } from '../room/draft.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { room, self } from '../testing/room-snapshot.ts';
import { NotesSection } from './notes-section.tsx';

const page = roomPage();
const [FIRST, SECOND] = ['0'.repeat(32), '1'.repeat(32)];
const guide = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['notes.set'] } as Partial<RoomSnapshot>;
const note = (text: string, sectionId = FIRST) => ({ sectionId, text }) as RoomSnapshot['notes'][number];
const outgoing = (status: 'sending' | 'failed', sectionId = FIRST) =>
  ({ commandId: 'c', name: 'notes.set', payload: { sectionId, text: 'x' }, status, errorCode: null }) as never;
const show = (changes: Partial<RoomSnapshot> = {}, client = {}) =>
  page.show(<NotesSection />, { room: { ...guide, ...changes }, client, identity: { viewerType: 'guide' } });
const field = () => page.find<HTMLTextAreaElement>('textarea');
const state = () => page.find('[role=status]').dataset['notesState'];
const write = (text: string) => page.type('textarea', text);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const draft = () => createDraftStore(`notes:spring:${FIRST}`).read();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a guide's notes", () => {
  it('are those of the slide, the newest before those that came with it', async () => {
    const slides = room().slides.map((slide) => ({ ...slide, notes: `With ${slide.name}` }));
    await show({ slides });
    expect(field().value).toBe('With Slide 1');
    await page.change({ currentSlide: 1, notes: [note('Of the second', SECOND)] });
    expect(field().value).toBe('Of the second');
    expect(page.text()).toContain('Slide 2');
  });

  it('are saved once after a rest of 0.6 s, and kept in the tab until the server has them', async () => {
    await show();
    expect(state()).toBeUndefined();
    await write('Offer');
    await pass(599);
    await write('Offer tea');
    expect([state(), draft()]).toEqual(['saving', 'Offer tea']);
    await pass(599);
    expect(page.delivered).toEqual([]);
    await pass(1);
    expect(page.delivered).toEqual([{ name: 'notes.set', payload: { sectionId: FIRST, text: 'Offer tea' } }]);
    expect(state(), 'the server has not said so yet').toBe('saving');
    await page.change({ notes: [note('Offer tea')] });
    expect([state(), draft()]).toEqual(['saved', '']);
    expect(page.text()).toContain(t('guide.notes.saved'));
  });

  it('are saved at once when the field is left, and not twice', async () => {
    await show();
    await write('Offer tea');
    await act(async () => {
      field().focus();
      field().blur();
    });
    await pass(600);
    expect(page.delivered).toHaveLength(1);
    await act(async () => {
      field().focus();
      field().blur();
    });
    expect(page.delivered, 'nothing waits any more').toHaveLength(1);
  });

  it('are not lost where the slide goes on before they rest', async () => {
    await show();
    await write('Offer tea');
    await page.change({ currentSlide: 1 });
    expect(page.delivered).toEqual([{ name: 'notes.set', payload: { sectionId: FIRST, text: 'Offer tea' } }]);
    expect(field().value).toBe('');
  });

  it('that a reload has kept are sent once the room is entered, unless the server has them', async () => {
    createDraftStore(`notes:spring:${FIRST}`).write('Kept');
    await show({ commands: [] });
    expect(field().value).toBe('Kept');
    expect(page.delivered).toEqual([]);
    await page.change({ commands: ['notes.set'] });
    expect(page.delivered).toEqual([{ name: 'notes.set', payload: { sectionId: FIRST, text: 'Kept' } }]);
    await page.change({ commands: [] });
    await page.change({ commands: ['notes.set'] });
    expect(page.delivered, 'once').toHaveLength(1);
    createDraftStore(`notes:spring:${SECOND}`).write('Known');
    await page.change({ currentSlide: 1, notes: [note('Known', SECOND)] });
    expect(page.delivered).toHaveLength(1);
  });

  it('follow what another guide writes, unless something is being changed here', async () => {
    await show({ notes: [note('One')] });
    await page.change({ notes: [note('Two')] });
    expect(field().value).toBe('Two');
    await write('Mine');
    await page.change({ notes: [note('Three')] });
    expect(field().value).toBe('Mine');
  });

  it('that were refused say so, and those of another slide say nothing here', async () => {
    await show({ notes: [note('x')] }, { outbox: [outgoing('failed')] });
    expect(state()).toBe('failed');
    expect(page.text()).toContain(t('guide.notes.failed'));
    await show({ notes: [note('x')] }, { outbox: [outgoing('failed', SECOND)] });
    expect(state()).toBe('saved');
    await show({ notes: [note('x')] }, { outbox: [outgoing('sending')] });
    expect(state()).toBe('saving');
    expect(page.text()).not.toContain(t('guide.notes.failed'));
  });

  it('can be read, but not written, by a guide who may not', async () => {
    await show({ commands: [] });
    expect(field().readOnly).toBe(true);
    await page.change({ commands: ['notes.set'] });
    expect(field().readOnly).toBe(false);
  });

  it('are hidden and shown by a button', async () => {
    await show();
    await page.press(t('guide.tools.hideNotes'));
    expect(page.all('textarea')).toEqual([]);
    expect(page.control(t('guide.tools.showNotes')).getAttribute('aria-expanded')).toBe('false');
    await page.press(t('guide.tools.showNotes'));
    expect(page.all('textarea')).toHaveLength(1);
  });

  it('are none where there is no slide', async () => {
    await show({ slides: [] });
    expect(page.all('textarea')).toEqual([]);
  });
});
