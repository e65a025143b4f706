// @vitest-environment jsdom
import { File } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { type RemoveImage, type UploadImage, useImageUpload } from './use-image-upload.ts';

type PageFile = globalThis.File;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string) => new File([new Uint8Array(PNG)], name) as unknown as PageFile;

let upload: ReturnType<typeof useImageUpload>;
let unmount: (() => void) | undefined;
let calls: { name: string; signal: AbortSignal; onProgress: (share: number) => void; done: PromiseWithResolvers<void> }[];
const onChange = vi.fn();
const onUpload: UploadImage = (sent, request) => {
  const done = Promise.withResolvers<void>();
  calls.push({ name: sent.name, ...request, done });
  return done.promise;
};
beforeEach(() => {
  calls = [];
  onChange.mockReset();
  let serial = 0;
  URL.createObjectURL = () => `blob:${++serial}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  unmount?.();
  unmount = undefined;
});

function show({ currentUrl = null as string | null, uploads = true, onRemove = undefined as RemoveImage | undefined } = {}): void {
  const Part = () => {
    upload = useImageUpload({ currentUrl, onChange, onUpload: uploads ? onUpload : undefined, onRemove });
    return null;
  };
  ({ unmount } = render(<Part />));
}
/** A file comes, and is on its way where it is sent anywhere. */
async function take(...files: PageFile[]): Promise<void> {
  const before = calls.length;
  await act(async () => {
    void upload.take(files);
    await vi.waitFor(() => expect(upload.problem !== null || calls.length > before || onChange.mock.calls.length > 0).toBe(true));
  });
}
const url = () => upload.picture?.url ?? null;

describe('a picture', () => {
  it('is the one that was there, until another comes', async () => {
    show({ currentUrl: '/old.jpg', uploads: false });
    expect([upload.picture, upload.canUndo, upload.sending]).toEqual([{ file: null, url: '/old.jpg' }, false, { state: 'idle' }]);
    await take(file('new.png'));
    expect([url(), upload.sending]).toEqual(['blob:1', { state: 'idle' }]);
    act(() => upload.cancel());
    expect([url(), onChange.mock.lastCall]).toEqual(['/old.jpg', [{ kind: 'unchanged' }]]);
  });

  it('comes alone, and not where there is none', async () => {
    show();
    await act(() => upload.take([]));
    expect([upload.problem, onChange.mock.calls.length]).toEqual([null, 0]);
    await act(() => upload.take([file('a.png'), file('b.png')]));
    expect([upload.problem, onChange.mock.calls.length, calls.length]).toEqual(['too-many', 0, 0]);
  });

  it('that is taken away can be brought back, whatever it was', async () => {
    show({ currentUrl: '/old.jpg', uploads: false });
    act(() => upload.remove());
    expect([upload.picture, upload.canUndo, onChange.mock.lastCall]).toEqual([null, true, [{ kind: 'removed' }]]);
    act(() => upload.undo());
    expect([url(), upload.canUndo, onChange.mock.lastCall]).toEqual(['/old.jpg', false, [{ kind: 'unchanged' }]]);
  });

  it('that was never there cannot be brought back', () => {
    show();
    expect(upload.canUndo).toBe(false);
  });

  it('that comes while another is being read takes its place', async () => {
    show();
    await act(async () => {
      const first = upload.take([file('first.png')]);
      const second = upload.take([file('second.png')]);
      await Promise.race([first, vi.waitFor(() => expect(calls).toHaveLength(1))]);
      void second;
      await vi.waitFor(() => expect(calls).toHaveLength(1));
    });
    expect(calls.map(({ name }) => name)).toEqual(['second.png']);
  });

  it('that comes as the form goes is nobody’s any more', async () => {
    show();
    const taken = upload.take([file('late.png')]);
    unmount?.();
    unmount = undefined;
    await taken;
    expect([calls.length, onChange.mock.calls.length]).toEqual([0, 0]);
  });

  it('that the browser cannot draw goes away, and only a chosen one', async () => {
    show({ currentUrl: '/old.jpg' });
    act(() => upload.reportBroken());
    expect([upload.problem, url()]).toEqual([null, '/old.jpg']);
    await take(file('a.png'));
    act(() => upload.reportBroken());
    expect([upload.problem, url(), upload.sending.state, calls[0]?.signal.aborted, onChange.mock.lastCall]).toEqual([
      'unreadable',
      '/old.jpg',
      'idle',
      true,
      [{ kind: 'unchanged' }],
    ]);
  });
});

describe('a file on its way', () => {
  it('is as far as it says, within its bounds', async () => {
    show();
    await take(file('a.png'));
    expect(upload.sending).toEqual({ state: 'running', share: 0 });
    for (const [told, share] of [
      [0.4, 0.4],
      [-1, 0],
      [7, 1],
    ] as const) {
      act(() => calls[0]?.onProgress(told));
      expect(upload.sending).toEqual({ state: 'running', share });
    }
    await act(async () => calls[0]?.done.resolve());
    expect(upload.sending).toEqual({ state: 'done' });
  });

  it('that fails can be sent again', async () => {
    show();
    await take(file('a.png'));
    await act(async () => calls[0]?.done.reject(new Error('500')));
    expect(upload.sending).toEqual({ state: 'failed' });
    act(() => upload.retry());
    expect([upload.sending, calls.map(({ name }) => name)]).toEqual([{ state: 'running', share: 0 }, ['a.png', 'a.png']]);
  });

  it.each<[string, (call: (typeof calls)[number]) => void]>([
    ['how far it is', (call) => call.onProgress(0.5)],
    ['that it is there', (call) => call.done.resolve()],
    ['that it failed', (call) => call.done.reject(new Error('aborted'))],
  ])('that was given up is not asked %s', async (_what, tell) => {
    show();
    await take(file('a.png'));
    act(() => upload.cancel());
    await act(async () => {
      if (calls[0]) tell(calls[0]);
    });
    expect(upload.sending).toEqual({ state: 'idle' });
  });

  it('gives way to the next one, and says nothing more', async () => {
    show();
    await take(file('a.png'));
    await take(file('b.png'));
    await act(async () => calls[0]?.done.resolve());
    expect([calls[0]?.signal.aborted, upload.sending]).toEqual([true, { state: 'running', share: 0 }]);
  });

  it('that was taken away is sent again where it is brought back', async () => {
    show();
    await take(file('a.png'));
    act(() => upload.remove());
    expect([upload.sending, calls[0]?.signal.aborted]).toEqual([{ state: 'idle' }, true]);
    act(() => upload.undo());
    expect([calls.length, upload.sending, upload.canUndo]).toEqual([2, { state: 'running', share: 0 }, false]);
  });
});

describe('a saved picture', () => {
  const saved = file('saved.png');
  const removal = () => Promise.withResolvers<PageFile | null>();

  it('stays until its removal is known, and its own file is sent where it is brought back', async () => {
    const removed = removal();
    show({ currentUrl: '/old.jpg', onRemove: () => removed.promise });
    act(() => upload.remove());
    expect([url(), upload.sending, upload.canUndo]).toEqual(['/old.jpg', { state: 'removing' }, false]);
    await act(async () => removed.resolve(saved));
    expect([url(), upload.sending, upload.canUndo, onChange.mock.lastCall]).toEqual([null, { state: 'idle' }, true, [{ kind: 'removed' }]]);
    act(() => upload.undo());
    expect([upload.picture, calls.map(({ name }) => name)]).toEqual([{ file: saved, url: 'blob:1' }, ['saved.png']]);
  });

  it('that was chosen here is brought back as it was chosen', async () => {
    show({ onRemove: () => Promise.resolve(saved) });
    await take(file('a.png'));
    await act(async () => upload.remove());
    act(() => upload.undo());
    expect([url(), calls.map(({ name }) => name)]).toEqual(['blob:1', ['a.png', 'a.png']]);
  });

  it('that was gone already cannot be brought back', async () => {
    show({ currentUrl: '/old.jpg', onRemove: () => Promise.resolve(null) });
    await act(async () => upload.remove());
    expect([upload.picture, upload.canUndo]).toEqual([null, false]);
  });

  it('whose removal fails stays, which is said, and the next press tries again', async () => {
    const onRemove = vi.fn<RemoveImage>().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(saved);
    show({ currentUrl: '/old.jpg', onRemove });
    await act(async () => upload.remove());
    expect([url(), upload.problem, upload.sending, upload.canUndo]).toEqual(['/old.jpg', 'not-removed', { state: 'idle' }, false]);
    expect(onChange).not.toHaveBeenCalled();
    await act(async () => upload.remove());
    expect([upload.picture, upload.problem]).toEqual([null, null]);
  });

  it.each<[string, (removed: ReturnType<typeof removal>) => void]>([
    ['that it is gone', (removed) => removed.resolve(saved)],
    ['that it is not', (removed) => removed.reject(new Error('500'))],
  ])('whose form has gone is not told %s', async (_what, end) => {
    const removed = removal();
    show({ currentUrl: '/old.jpg', onRemove: () => removed.promise });
    act(() => upload.remove());
    unmount?.();
    unmount = undefined;
    end(removed);
    await removed.promise.catch(() => null);
    expect(onChange).not.toHaveBeenCalled();
  });
});
