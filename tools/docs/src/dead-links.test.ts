import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-links-'));
  mkdirSync(join(folder, 'below'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const page = (path: string, html: string): void => writeFileSync(join(folder, path), html);

test('a link to a page, a place of it, a file, a folder with an index, and itself is alive', () => {
  page('index.html', '<h2 id="the place">x</h2><a href="below/one.html#a&amp;b">1</a> <a href="#the%20place">2</a> <a href="below/">3</a>');
  page('below/one.html', '<a class="x" href="../index.html?v=1">up</a><img src="picture.svg"><p id="a&amp;b">');
  page('below/index.html', '');
  page('below/picture.svg', '');
  expect(deadLinks(folder)).toEqual([]);
});

test('a link to a missing file, a missing place or a folder without an index is dead, and is named once', () => {
  page(
    'index.html',
    '<a href="gone.html">1</a><a href="gone.html">1</a><a href="#gone">2</a><script src="gone.js"></script><a href="below">3</a>',
  );
  expect(deadLinks(folder)).toEqual([
    'index.html: gone.html is no file',
    'index.html: #gone names no place of that page',
    'index.html: gone.js is no file',
    'index.html: below is no file',
  ]);
});

test('other sites, folders beside the site and those that come later are not followed', () => {
  page(
    'index.html',
    '<a href="https://a.example/x">1</a><a href="mailto:a@b.c">2</a><a href="../index.html">3</a><a href="catalogue/index.html">4</a>',
  );
  expect(deadLinks(folder, ['catalogue'])).toEqual([]);
});
