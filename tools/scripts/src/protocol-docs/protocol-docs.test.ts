import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES, COMMAND_NAMES, ROOM_ERROR_CODES, SIGNALS } from '@vitrine/sales-room-protocol';
import { HTTP_CALLS } from '@vitrine/sales-room-server';
import { PROTOCOL_FILE, renderProtocol } from './render.ts';

const text = readFileSync(PROTOCOL_FILE, 'utf8');

test("the protocol's documentation is what the schemas say: run `npm run protocol-docs` after a change", () => {
  expect(text).toBe(renderProtocol());
});

test('every command, notification, call and error stands in it, each with a sentence', () => {
  const sections = new Map(
    text
      .split('\n### `')
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('`')), section.split('\n\n')[1] ?? '']),
  );
  const names = [
    ...COMMAND_NAMES,
    ...Object.keys(CHANGES),
    ...Object.keys(SIGNALS),
    ...HTTP_CALLS.map(({ method, path }) => `${method} ${path}`),
  ];
  for (const name of names) expect([name, sections.get(name) ?? 'missing']).toEqual([name, expect.stringMatching(/^[A-Z`*].*[.:)*]$/)]);
  for (const code of ROOM_ERROR_CODES) expect(text).toMatch(new RegExp(`^\\| \`${code}\` \\| \\d{3} \\| [A-Z].+ \\|$`, 'm'));
});
