// @vitest-environment node
import type { Meta } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import * as ui from './index.ts';

type StoryModule = { default: Meta } & Record<string, unknown>;

const modules = Object.values(import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true }));

it('every exported component has stories of its own', () => {
  const components = Object.entries(ui as Record<string, unknown>).filter(
    ([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function',
  );
  const shown = new Set<unknown>(modules.map((module) => module.default.component));
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
});

it('a story file is named in the catalogue by its component, and no two have one name', () => {
  const titles = modules.map((module) => module.default.title ?? '');
  expect(new Set(titles).size).toBe(titles.length);
  const names = new Map(Object.entries(ui as Record<string, unknown>).map(([name, value]) => [value, name]));
  expect(modules.map((module) => module.default.title?.split('/').at(-1))).toEqual(
    modules.map((module) => names.get(module.default.component)),
  );
});

it('every component is shown in more than one state', () => {
  const states = (module: StoryModule) => Object.keys(module).filter((name) => name !== 'default').length;
  expect(modules.filter((module) => states(module) < 2).map((module) => module.default.title)).toEqual([]);
});
