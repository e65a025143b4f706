import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { otherAddresses } from './page-addresses.ts';

const id = (letter: string) => letter.repeat(32);
const [HOME, ENGLISH, BRITISH, GERMAN] = [id('a'), id('1'), id('2'), id('3')];
const ORIGIN = 'https://shop.example';

/** A store that knows each page by another slug in each language. */
let server: Server;
let session: RequestSession;
let asked: { languageId: string; body: unknown }[] = [];
let isAway = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const languageId = String(request.headers['sw-language-id']);
      const body = JSON.parse(text) as { filter: { field: string; value: string }[] };
      asked.push({ languageId, body });
      const [foreignKey, routeName] = ['foreignKey', 'routeName'].map(
        (field) => body.filter.find((filter) => filter.field === field)?.value,
      );
      const slug = { [BRITISH]: 'colour/', [GERMAN]: 'farbe/' }[languageId];
      const elements =
        slug === undefined ? [] : [{ foreignKey, routeName, seoPathInfo: slug, pathInfo: '/x', isCanonical: true, isDeleted: false }];
      response
        .writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isAway ? { errors: [] } : { elements, total: elements.length }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const client = createStoreApiClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKey: 'k',
    retry: { limit: 0 },
  });
  session = {
    client,
    locale: 'en-US',
    salesChannel: { navigationCategoryId: HOME, domains: [{ url: `${ORIGIN}/en-GB`, languageId: BRITISH }] },
    shared: {
      languages: () =>
        Promise.resolve([
          { id: ENGLISH, translationCode: { code: 'en-US' } },
          { id: GERMAN, translationCode: { code: 'de-DE' } },
        ]),
    },
  } as unknown as RequestSession;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  isAway = false;
});

const addresses = (foreignKey: string, of: RequestSession = session) =>
  otherAddresses(of, { routeName: 'frontend.navigation.page', foreignKey }, ORIGIN);

describe("a page's own address in the other languages", () => {
  it('is found by its foreign key, in the language of each domain, else of each locale', async () => {
    expect(await addresses(id('b'))).toEqual({ 'en-GB': '/colour', 'de-DE': '/farbe' });
    expect(asked.map(({ languageId }) => languageId).toSorted()).toEqual([BRITISH, GERMAN]);
    expect(asked[0]?.body).toMatchObject({
      filter: [
        { field: 'foreignKey', value: id('b') },
        { field: 'routeName', value: 'frontend.navigation.page' },
      ],
    });
  });
  it('is asked for once, for all visitors', async () => {
    await Promise.all([addresses(id('c')), addresses(id('c'))]);
    await addresses(id('c'));
    expect(asked).toHaveLength(2);
  });
  it('of the home page is the root', async () => {
    expect(await addresses(HOME)).toEqual({ 'en-GB': '/', 'de-DE': '/' });
    expect(asked).toEqual([]);
  });
  it('is the path that holds in every language where the store has no other, or does not answer', async () => {
    const technical = `/navigation/${id('d')}`;
    isAway = true;
    expect(await addresses(id('d'))).toEqual({ 'en-GB': technical, 'de-DE': technical });
    isAway = false;
    expect(await addresses(id('d')), 'a failure is not kept').toEqual({ 'en-GB': '/colour', 'de-DE': '/farbe' });
    const speechless = { ...session, shared: { languages: () => Promise.reject(new Error('away')) } } as unknown as RequestSession;
    expect(await addresses(id('e'), speechless)).toEqual({ 'en-GB': `/navigation/${id('e')}`, 'de-DE': `/navigation/${id('e')}` });
  });
});
