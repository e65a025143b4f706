import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LIVING, MUG } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';

const FOLDER = join(import.meta.dirname, '../test-results/redirects');

function writeList(name: string, lines: readonly string[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

test.describe('with a redirect list', () => {
  let storefront: OwnStorefront;

  test.beforeAll(async ({ baseURL }) => {
    const file = writeList('good.txt', [
      '# Renamed in spring',
      `/Rooms/Living-room/ ${LIVING['en-US']}`,
      `/de-DE/räume/wohnzimmer ${LIVING['de-DE']}`,
      `${LIVING['en-US']} ${MUG['en-US'].path}`,
      '/checkout /living',
    ]);
    storefront = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3198, env: { REDIRECTS_FILE: file } });
  });
  test.afterAll(async () => {
    await storefront?.stop();
  });

  const answer = async (path: string) => {
    const { status, headers } = await fetch(`${storefront.url}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  test('the old address of a renamed category answers 301 to the new one, in the language and with the query', async ({ page }) => {
    expect(await answer('/rooms/living-room')).toEqual([301, LIVING['en-US']]);
    expect(await answer('/en-GB/rooms/living-room?order=name-asc&p=2')).toEqual([301, `/en-GB${LIVING['en-GB']}?order=name-asc&p=2`]);
    expect(await answer('/de-DE/r%C3%A4ume/wohnzimmer')).toEqual([301, `/de-DE${LIVING['de-DE']}`]);
    const response = await page.goto(`${storefront.url}/rooms/living-room`);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(LIVING['en-US']);
  });

  test('no line hides a page of the shop, and what no line names stays 404', async () => {
    expect(await answer(LIVING['en-US'])).toEqual([200, null]);
    expect((await answer('/checkout'))[1]).not.toBe('/living');
    expect(await answer('/rooms/elsewhere')).toEqual([404, null]);
    expect(await answer('/räume/wohnzimmer')).toEqual([404, null]);
  });
});

test('a storefront with a wrong redirect list does not start, and says which line is wrong', async ({ baseURL }) => {
  const file = writeList('wrong.txt', ['/rooms /living', '', '/lamps https://other.example/lamps']);
  const start = startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3198, env: { REDIRECTS_FILE: file } });
  await expect(start).rejects.toThrow(
    `REDIRECTS_FILE: ${file}, line 3: expected a new path that begins with one slash, got https://other.example/lamps`,
  );
});
