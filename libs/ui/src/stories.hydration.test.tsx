// @vitest-environment jsdom
import './testing/render.tsx';
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';

setProjectAnnotations(preview);

type StoryModule = { default: Meta } & Record<string, unknown>;

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(modules))('%s', (_path, module) => {
  const stories = Object.entries(composeStories(module as never) as Record<string, ComponentType>);

  it.each(stories)('"%s" is rendered by a server and hydrates without a warning', async (_name, Story) => {
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
      html = renderToString(<Story />);
    } finally {
      vi.stubGlobal('document', page);
    }
    container.innerHTML = html;
    const root = await act(async () => hydrateRoot(container, <Story />, { onRecoverableError: (error) => complaints.push(error) }));
    expect(complaints.map((complaint) => String(complaint).slice(0, 300))).toEqual([]);
    await act(async () => root.unmount());
    container.remove();
  });
});
