// @vitest-environment jsdom
import { File } from 'node:buffer';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { checkImage } from './image-content.ts';
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx';
import type { UploadImage } from './use-image-upload.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const labels = {
  choose: 'Choose a picture',
  replace: 'Replace',
  hint: 'or drop or paste one here',
  remove: 'Remove',
  removed: 'Picture removed.',
  undo: 'Undo',
  cancel: 'Cancel',
  retry: 'Try again',
  uploading: 'Uploading',
  uploaded: 'Saved',
  preview: (name: string | null) => `Preview ${name ?? ''}`.trim(),
};
const errors = {
  wrongType: 'Only JPG or PNG.',
  tooLarge: 'At most 5 MB.',
  unreadable: 'Damaged.',
  tooMany: 'One picture only.',
  failed: 'Not saved.',
  notRemoved: 'Not removed.',
};
// The files of the test page cannot be read.
type PageFile = globalThis.File;
const picture = (name = 'vase.png', size = PNG.length) =>
  new File([new Uint8Array(PNG), new Uint8Array(size - PNG.length)], name) as unknown as PageFile;
const page = (name = 'vase.png') => new File(['<!doctype html>'], name, { type: 'image/png' }) as unknown as PageFile;

let unmount: (() => void) | undefined;
const revoked: string[] = [];
beforeEach(() => {
  let serial = 0;
  revoked.length = 0;
  URL.createObjectURL = () => `blob:${++serial}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => unmount?.());

function show(props: Partial<ImageUploadProps> = {}) {
  const onChange = vi.fn();
  ({ unmount } = render(<ImageUpload label="Portrait" name="portrait" labels={labels} errors={errors} onChange={onChange} {...props} />));
  return { onChange };
}
const input = () => find<HTMLInputElement>('input[type=file]');
const preview = () => document.querySelector<HTMLImageElement>('.v-image-upload__preview');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((element) => element.textContent === name) ?? find(`button[aria-label="${name}"]`);
const error = () => document.querySelector('.v-field__error')?.textContent ?? null;
const spoken = () => find('[role=status]').textContent;

async function give(type: 'change' | 'drop' | 'paste', ...files: PageFile[]) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (type === 'change') Object.defineProperty(input(), 'files', { value: files, configurable: true });
  const transfer = { files, types: ['Files'] };
  Object.assign(event, type === 'drop' ? { dataTransfer: transfer } : { clipboardData: transfer });
  const before = [error(), preview()?.src].join();
  act(() => void input().dispatchEvent(event));
  for (let step = 0; step < 100 && [error(), preview()?.src].join() === before; step++)
    await act(async () => void (await Promise.all(files.map(checkImage))));
  expect([error(), preview()?.src].join()).not.toBe(before);
  return event;
}

describe('a picture comes', () => {
  it.each([['change'], ['drop'], ['paste']] as const)('by %s, and is shown', async (way) => {
    const { onChange } = show();
    const file = picture();
    const event = await give(way, file);
    expect(preview()?.src).toBe('blob:1');
    expect(preview()?.alt).toBe('Preview vase.png');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'chosen', file });
    if (way !== 'change') expect(event.defaultPrevented).toBe(true);
  });
  it.each([
    ['by its content, not its name', page(), 'Only JPG or PNG.'],
    ['over 5 MB', picture('large.png', 5_242_881), 'At most 5 MB.'],
  ])('not %s, which the field says', async (_, file, message) => {
    const { onChange } = show();
    await give('drop', file);
    expect(error()).toBe(message);
    expect(spoken()).toBe(message);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(find(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`).textContent).toBe(message);
    expect(preview()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
  it('one at a time', async () => {
    show();
    await give('drop', picture('a.png'), picture('b.png'));
    expect(error()).toBe('One picture only.');
  });
  it('a refused one leaves the one before, and a good one clears the error', async () => {
    show();
    await give('drop', picture());
    await give('drop', page());
    expect(error()).toBe('Only JPG or PNG.');
    expect(preview()?.src).toBe('blob:1');
    await give('drop', picture());
    expect(error()).toBeNull();
    expect(preview()?.src).toBe('blob:2');
  });
  it('but not what the browser cannot draw', async () => {
    const { onChange } = show({ currentUrl: '/old.jpg' });
    await give('drop', picture());
    act(() => void preview()?.dispatchEvent(new Event('error')));
    expect(error()).toBe('Damaged.');
    expect(preview()?.getAttribute('src')).toBe('/old.jpg');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'unchanged' });
  });
  it('nothing comes to a disabled field', () => {
    show({ isDisabled: true });
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [picture()], types: ['Files'] },
    });
    input().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(input().disabled).toBe(true);
  });
  it.each<[string, Partial<ImageUploadProps>, string[], boolean]>([
    ['a file', {}, ['Files'], true],
    ['a text', {}, ['text/plain'], false],
    ['a file over a disabled field', { isDisabled: true }, ['Files'], false],
    ['a file over a field that is only read', { isReadOnly: true }, ['Files'], false],
  ])('only what can be dropped is invited: %s', (_, props, types, isInvited) => {
    show(props);
    const isTarget = () => document.querySelector('.v-image-upload--target') !== null;
    const drag = (type: string, relatedTarget: Element | null = null) => {
      const transfer = { files: [], types, dropEffect: 'none' };
      const event = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, relatedTarget }), { dataTransfer: transfer });
      act(() => void input().dispatchEvent(event));
      return [event.defaultPrevented, transfer.dropEffect];
    };
    const invited = [isInvited, isInvited ? 'copy' : 'none'];
    expect([drag('dragenter'), isTarget()]).toEqual([invited, isInvited]);
    expect(drag('dragover')).toEqual(invited);
    drag('dragleave', find('.v-image-upload__text'));
    expect(isTarget(), 'still over a part of the field').toBe(isInvited);
    drag('dragleave');
    expect(isTarget()).toBe(false);
    drag('dragenter');
    expect(drag('drop'), 'a drop without a file is left to the page').toEqual([false, 'none']);
    expect(isTarget()).toBe(false);
  });
  it('addresses of local files are given back', async () => {
    show();
    await give('drop', picture());
    unmount?.();
    unmount = undefined;
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('a picture goes, and comes back', () => {
  it('with the focus on "Undo", then on the control', () => {
    const { onChange } = show({ currentUrl: '/old.jpg' });
    press(button('Remove'));
    expect(preview()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'removed' });
    expect(document.activeElement?.textContent).toBe('Undo');
    expect(spoken()).toBe('Picture removed.');
    press(button('Undo'));
    expect(preview()?.getAttribute('src')).toBe('/old.jpg');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'unchanged' });
    expect(document.activeElement).toBe(input());
  });
  it('a chosen file too', async () => {
    const { onChange } = show();
    const file = picture();
    await give('drop', file);
    press(button('Remove'));
    press(button('Undo'));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'chosen', file });
  });
});

describe('a saved picture', () => {
  it('cannot be replaced while it is taken away, and the focus goes to "Undo" once it is', async () => {
    const removed = Promise.withResolvers<PageFile | null>();
    show({ currentUrl: '/old.jpg', onUpload: () => Promise.resolve(), onRemove: () => removed.promise });
    act(() => button('Remove').focus());
    press(button('Remove'));
    expect(input().disabled).toBe(true);
    expect(document.activeElement).toBe(button('Remove'));
    await act(async () => removed.resolve(picture('saved.png')));
    expect(preview()).toBeNull();
    expect(input().disabled).toBe(false);
    expect(document.activeElement?.textContent).toBe('Undo');
  });
  it('that could not be taken away says so, and keeps the focus on the button', async () => {
    show({ currentUrl: '/old.jpg', onRemove: () => Promise.reject(new Error('500')) });
    act(() => button('Remove').focus());
    await act(async () => press(button('Remove')));
    expect(error()).toBe('Not removed.');
    expect(spoken()).toBe('Not removed.');
    expect(preview()?.getAttribute('src')).toBe('/old.jpg');
    expect(document.activeElement).toBe(button('Remove'));
  });
});

describe('an upload', () => {
  function upload() {
    const calls: { file: PageFile; signal: AbortSignal; onProgress: (share: number) => void; resolve: () => void; reject: () => void }[] =
      [];
    const onUpload: UploadImage = (file, request) =>
      new Promise<void>((resolve, reject) => calls.push({ file, ...request, resolve, reject: () => reject(new Error('500')) }));
    return { calls, onUpload };
  }
  const bar = () => find('[role=progressbar]').getAttribute('aria-valuenow');

  it('says how far it is and that it is done', async () => {
    const { calls, onUpload } = upload();
    show({ onUpload });
    await give('change', picture());
    expect(bar()).toBe('0');
    expect(spoken()).toBe('Uploading');
    act(() => calls[0]?.onProgress(0.456));
    expect(bar()).toBe('46');
    await act(async () => calls[0]?.resolve());
    expect(spoken()).toBe('Saved');
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  });
  it('that failed says so and can be tried again', async () => {
    const { calls, onUpload } = upload();
    show({ onUpload });
    await give('change', picture());
    await act(async () => calls[0]?.reject());
    expect(error()).toBe('Not saved.');
    press(button('Try again'));
    expect(calls).toHaveLength(2);
    expect(error()).toBeNull();
    expect(document.activeElement).toBe(input());
  });
  it.each([
    ['cancelled', () => press(button('Cancel'))],
    ['overtaken by another', () => give('drop', picture('b.png'))],
    ['left', () => unmount?.()],
  ])('that is %s is stopped', async (_, stop) => {
    const { calls, onUpload } = upload();
    show({ onUpload });
    await give('change', picture());
    await stop();
    await vi.waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
  });
});

it('without scripts it is the browser’s own field of the form', () => {
  const html = renderToString(<ImageUpload label="Portrait" name="portrait" labels={labels} errors={errors} />);
  const field = /<input[^>]*>/.exec(html)?.[0];
  for (const attribute of ['name="portrait"', 'type="file"', 'accept="image/jpeg,image/png"']) expect(field).toContain(attribute);
});
