// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Gallery, SECTIONS } from '../gallery/gallery.tsx';
import './testing/render.tsx';

afterEach(() => vi.restoreAllMocks());

it.each(SECTIONS.map(({ id }) => [id]))('"%s" hydrates without a warning', async (id) => {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => complaints.push(args));
  const container = document.createElement('div');
  document.body.append(container);
  // The server has no document: the overlay library asks for one to know where it is.
  const { document: page } = globalThis;
  vi.stubGlobal('document', undefined);
  let html: string;
  try {
    html = renderToString(<Gallery only={id} />);
  } finally {
    vi.stubGlobal('document', page);
  }
  container.innerHTML = html;
  const root = await act(async () => hydrateRoot(container, <Gallery only={id} />, { onRecoverableError: (error) => complaints.push(error) }));
  expect(complaints).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
