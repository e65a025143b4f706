import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const DATA = process.env.VITRINE_DATA_DIR ?? '';

test('no other account of the machine reads anything that the product keeps', () => {
  const isOpen = (name: string) => (statSync(join(DATA, name)).mode & 0o077) !== 0;
  // The embedded database chooses its files' modes itself: its folder is what is closed.
  const names = ['', ...readdirSync(DATA), 'demo-store/integration.json', 'demo-store/store.db'];
  expect(names).toEqual(expect.arrayContaining(['demo-store', 'rooms', 'processes.json', 'VITRINE_DATA']));
  expect(names.filter(isOpen)).toEqual([]);
});

test('no process is told more than it needs', () => {
  const processes = JSON.parse(readFileSync(join(DATA, 'processes.json'), 'utf8')) as { name: string; pid: number }[];
  const variablesOf = (pid: number) =>
    new Map(
      readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  expect(processes.map(({ name }) => name).sort()).toEqual(['demo-store', 'sales-room', 'sales-room-server', 'storefront']);
  for (const { name, pid } of processes) {
    const variables = variablesOf(pid);
    expect(variables.get('PATH'), name).toBeTruthy();
    const isOfRooms = name === 'sales-room-server';
    for (const variable of ['ADMIN_API_ENDPOINT', 'MEDIASOUP_WORKER_BIN', 'MEDIA_PORT'])
      expect(variables.has(variable), `${variable} of ${name}`).toBe(isOfRooms);
    for (const variable of ['DATABASE_URL', 'SESSION_SECRET', 'REDIS_URL', 'ICE_SERVERS'])
      expect(variables.has(variable) && !isOfRooms, `${variable} of ${name}`).toBe(false);
    expect(variables.has('DATA_DIR'), `DATA_DIR of ${name}`).toBe(isOfRooms || name === 'demo-store');
  }
});
