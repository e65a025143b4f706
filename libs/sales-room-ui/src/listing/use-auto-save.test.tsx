// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstantListing } from '@vitrine/sales-room-client/api';
import { useAutoSave } from './use-auto-save.ts';

const LISTING = { id: 'l', name: 'Mugs', productIds: ['a'], search: null, isPublished: false } as unknown as InstantListing;

let root: Root;
let editor: ReturnType<typeof useAutoSave>;
/** What was sent to the server, in its order. */
let sent: { path: string; body: unknown }[];
let answer: () => Response | Promise<Response>;
let onSaved: ReturnType<typeof vi.fn<() => void>>;

function Editor({ listing }: { listing: InstantListing }) {
  editor = useAutoSave('appointment', listing, onSaved);
  return null;
}
const open = (changes: Partial<InstantListing> = {}) => act(async () => root.render(<Editor listing={{ ...LISTING, ...changes }} />));
const change = (changes: object) => act(async () => editor.change({ ...editor.draft, ...changes }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const names = () => sent.map(({ body }) => (body as { pageName: string }).pageName);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [sent, onSaved] = [[], vi.fn()];
  answer = () => Response.json({ ...LISTING });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [input, init] = call;
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    sent.push({ path: `${request.method} ${new URL(request.url).pathname}`, body: JSON.parse(await request.text()) });
    return answer();
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a listing that saves itself', () => {
  it('is saved, and unchanged, to begin with', async () => {
    await open();
    expect(editor).toMatchObject({ draft: { name: 'Mugs', productIds: ['a'], search: null }, state: 'saved', isChanged: false });
  });

  it('is saved once after a rest of 0.6 s, with the newest change', async () => {
    await open();
    await change({ name: 'Cups' });
    await pass(599);
    await change({ name: 'Bowls' });
    expect(editor).toMatchObject({ state: 'saving', isChanged: true, draft: { name: 'Bowls' } });
    await pass(599);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([
      {
        path: 'PATCH /api/_action/dsr/appointment/appointment/instant-listing',
        body: expect.objectContaining({ currentPageGroupId: 'l', pageName: 'Bowls' }),
      },
    ]);
    expect(editor.state).toBe('saved');
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('sends nothing where a change was changed back before it was saved', async () => {
    await open();
    await change({ name: 'Cups' });
    await change({ name: 'Mugs' });
    expect(editor.state).toBe('saving');
    await pass(600);
    expect(sent).toEqual([]);
    expect(editor.state).toBe('saved');
  });

  it('sends one change after another, the newest last', async () => {
    await open();
    let arrive = (): void => undefined;
    answer = () => new Promise((resolve) => (arrive = () => resolve(Response.json(LISTING))));
    await change({ name: 'Cups' });
    await pass(600);
    await change({ name: 'Bowls' });
    await pass(600);
    expect(names()).toEqual(['Cups']);
    await act(async () => arrive());
    await pass(0);
    expect(names()).toEqual(['Cups', 'Bowls']);
    expect(editor.state, 'the newest is on its way').toBe('saving');
    await act(async () => arrive());
    await pass(0);
    expect(editor.state).toBe('saved');
    expect(onSaved).toHaveBeenCalledTimes(2);
  });

  it('says that it could not be saved, and is with the next change', async () => {
    await open();
    answer = () => Response.json({}, { status: 500 });
    await change({ name: 'Cups' });
    await pass(600);
    await act(async () => expect(await editor.flush()).toBe(false));
    expect(editor.state).toBe('failed');
    expect(onSaved).not.toHaveBeenCalled();
    answer = () => Response.json(LISTING);
    await act(async () => expect(await editor.flush()).toBe(true));
    expect(editor.state).toBe('saved');
  });

  it.each([
    ['without a name', { name: ' ' }, {}],
    ['without a product once it is published', { productIds: [] }, { isPublished: true }],
  ])('is not sent %s, and still to be saved', async (_how, changes, listing) => {
    await open(listing);
    await change(changes);
    await act(async () => expect(await editor.flush()).toBe(false));
    expect(sent).toEqual([]);
    expect(editor.state).toBe('saving');
  });

  it('is saved at once when asked, and not once more after the rest', async () => {
    await open();
    await change({ name: 'Cups' });
    await act(async () => expect(await editor.flush()).toBe(true));
    await pass(600);
    expect(names()).toEqual(['Cups']);
  });

  it('loses nothing where its editor closes before the rest is over', async () => {
    await open();
    await change({ name: 'Cups' });
    await act(async () => root.render(null));
    await pass(0);
    expect(names()).toEqual(['Cups']);
  });

  it('sends nothing where its editor closes and nothing waits', async () => {
    await open();
    await change({ name: 'Cups' });
    await pass(600);
    await act(async () => root.render(null));
    await pass(600);
    expect(names()).toEqual(['Cups']);
  });

  it('goes back to how it was at first, or when it was kept last', async () => {
    await open();
    await change({ name: 'Cups' });
    await pass(600);
    await act(async () => editor.discard());
    await pass(600);
    expect(editor).toMatchObject({ draft: { name: 'Mugs' }, isChanged: false });
    await change({ name: 'Bowls' });
    await pass(600);
    await act(async () => editor.keep());
    expect(editor.isChanged).toBe(false);
    await change({ name: 'Vases' });
    expect(editor.isChanged).toBe(true);
    await act(async () => editor.discard());
    await pass(600);
    expect(names()).toEqual(['Cups', 'Mugs', 'Bowls']);
    expect(editor.draft.name).toBe('Bowls');
  });
});
