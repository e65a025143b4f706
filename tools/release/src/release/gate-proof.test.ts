import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gateProof, recordGate } from './gate-proof.ts';
import { ready } from './scripted-commands.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-gate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a green gate is a proof for its own commit', async () => {
  expect(await gateProof(root, ready())).toBeUndefined();
  expect(await recordGate(12, root, ready())).toBe(true);
  expect(await gateProof(root, ready())).toBe(12);
});

test('a green gate proves nothing for another commit, nor for what changed since', async () => {
  await recordGate(12, root, ready());
  expect(await gateProof(root, ready({ 'git rev-parse': 'another' }))).toBeUndefined();
  expect(await gateProof(root, ready({ 'git status': ' M README.md' }))).toBeUndefined();
});

test('a gate over changes that are not committed is no proof', async () => {
  expect(await recordGate(12, root, ready({ 'git status': ' M README.md' }))).toBe(false);
  expect(await gateProof(root, ready())).toBeUndefined();
});
