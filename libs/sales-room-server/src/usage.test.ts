import { expect, test } from 'vitest';
import { environment } from './environment.ts';
import { readServerSettings } from './settings.ts';
import { standaloneEnvironment } from './standalone/standalone-settings.ts';
import { help } from './usage.ts';

const lines = help().split('\n');
/** The line of a variable: what it is, and its default. */
const lineOf = (name: string) => lines.find((line) => line.startsWith(`  ${name} `));

test.each([...Object.keys(environment.shape), ...Object.keys(standaloneEnvironment.shape)])('help says what %s is', (name) => {
  expect(lineOf(name)).toMatch(/^ {2}[A-Z_]+ +[\w/].{8,}/);
});

test.each(Object.keys(environment.shape).filter((name) => /_(MS|S|BYTES|PER_SECOND|BITRATE)$/.test(name)))(
  'help says the unit of %s',
  (name) => {
    expect(lineOf(name)).toMatch(/seconds|bytes|bits|a second/);
  },
);

test('the defaults that help tells are those that are read', () => {
  const settings = readServerSettings({});
  const told = (name: string) => /\[(.*)\]$/.exec(lineOf(name) ?? '')?.[1];
  expect([told('HOST'), told('SALES_ROOM_SERVER_PORT'), told('PUBLIC_ORIGIN'), told('DATA_DIR'), told('LOG_LEVEL')]).toEqual([
    settings.host,
    String(settings.port),
    settings.publicOrigin,
    settings.storage.directory,
    settings.logLevel,
  ]);
});

test('a setting without a default tells none', () => {
  expect(lineOf('TURN_SECRET')).not.toContain('[');
});
