import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import { parseLocalePath, parseRedirectList } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { loadContentPage } from './load-content-page.ts';

const id = (letter: string) => letter.repeat(32);
const [HOME, LAMPS, LAMP, SUMMER, SHOE, RED_SHOE, AWAY] = [id('a'), id('b'), id('c'), id('d'), id('f'), id('0'), id('1')];
const seoUrl = (routeName: string, foreignKey: string, seoPathInfo: string, isCanonical: boolean | null = true) => ({
  routeName,
  foreignKey,
  seoPathInfo,
  isCanonical,
  isDeleted: false,
});
const RECORDS = [
  seoUrl('frontend.navigation.page', LAMPS, 'Lamps/'),
  seoUrl('frontend.detail.page', LAMP, 'Lamps/Globe'),
  seoUrl('frontend.detail.page', LAMP, 'Old-Globe', null),
  seoUrl('frontend.navigation.page', AWAY, 'Away'),
  seoUrl('frontend.landing.page', SUMMER, 'summer'),
  seoUrl('frontend.detail.page', SHOE, 'shoe'),
  seoUrl('frontend.detail.page', RED_SHOE, 'shoe/red'),
];
const of = (foreignKey: string) => RECORDS.filter((record) => record.foreignKey === foreignKey);
const ENTITIES: Record<string, unknown> = {
  [`/category/${HOME}`]: { id: HOME, translated: { name: 'Home' }, seoUrls: null },
  [`/category/${LAMPS}`]: {
    id: LAMPS,
    translated: { name: 'Lamps', breadcrumb: ['Home', 'Lamps'] },
    path: `|${HOME}|`,
    seoUrls: of(LAMPS),
  },
  [`/product/${LAMP}`]: {
    product: {
      id: LAMP,
      productNumber: 'L1',
      translated: { name: 'Globe', metaTitle: 'Globe lamp', description: '<b>x</b><script>1</script>' },
      seoUrls: of(LAMP),
    },
    configurator: [],
  },
  // A main product is answered by its best variant.
  [`/product/${SHOE}`]: {
    product: { id: RED_SHOE, parentId: SHOE, productNumber: 'S1', translated: { name: 'Shoe' }, seoUrls: of(RED_SHOE) },
    configurator: [],
  },
  [`/category/${AWAY}`]: {
    id: AWAY,
    type: 'link',
    linkType: 'external',
    externalLink: 'https://elsewhere.example/',
    description: 'long',
    translated: { name: 'Away', breadcrumb: ['Home', 'Away'] },
    path: `|${HOME}|`,
    seoUrls: of(AWAY),
  },
  [`/landing-page/${SUMMER}`]: { id: SUMMER, translated: { name: 'Summer' }, seoUrls: of(SUMMER) },
};

/** A store that knows the records and entities above, and writes down what it is asked. */
let server: Server;
let session: RequestSession;
const asked: { path: string; body: Record<string, unknown> }[] = [];
/** What the store answers where it does not know something. */
let refusal: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, body: JSON.parse(text || '{}') as Record<string, unknown> });
      // Which record fits is the resolution's own rule; a store answers with what matches its filter.
      const found =
        path === '/seo-url'
          ? { elements: RECORDS.filter(({ seoPathInfo }) => text.includes(`"${seoPathInfo}"`)), total: 1 }
          : ENTITIES[path];
      response
        .writeHead(found === undefined ? refusal : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(found ?? { errors: [{ status: String(refusal), code: 'X', detail: 'No' }] }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const client = createStoreApiClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKey: 'k',
    retry: { limit: 0 },
  });
  session = { client, locale: 'de-DE', salesChannel: { navigationCategoryId: HOME } } as unknown as RequestSession;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  refusal = 404;
});

const load = (path: string, list = '') =>
  loadContentPage(
    createRequestScope(session, parseLocalePath(path.split(/[?#]/, 1)[0] ?? '/')),
    new URL(`https://shop.example${path}`),
    parseRedirectList(list),
  );
const thrownBy = (path: string, list = ''): Promise<unknown> =>
  load(path, list).then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('the page of an address', () => {
  it.each([
    ['/de-DE', 'frontend.navigation.page', HOME],
    ['/de-DE/Lamps', 'frontend.navigation.page', LAMPS],
    ['/Lamps/Globe', 'frontend.detail.page', LAMP],
    ['/summer', 'frontend.landing.page', SUMMER],
  ])('%s is %s, by at most two calls', async (path, routeName, entityId) => {
    expect(await load(path)).toMatchObject({ routeName, id: entityId });
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('at the root is that of the navigation category', async () => {
    await load('/');
    expect(asked.map(({ path }) => path)).toEqual([`/category/${HOME}`]);
  });

  it('of a category brings its listing, by the state in the address', async () => {
    await load('/Lamps?order=name-asc&p=3');
    expect(asked.at(-1)).toMatchObject({ path: `/category/${LAMPS}`, body: { order: 'name-asc', p: 3 } });
  });

  it('is not found under an unknown path: 404 with the path', async () => {
    expect(await thrownBy('/de-DE/nowhere/at-all')).toMatchObject({
      init: { status: 404 },
      data: { message: 'Page Not Found: /nowhere/at-all' },
    });
    expect(await thrownBy(`/detail/${id('e')}`)).toMatchObject({
      init: { status: 404 },
      data: { message: `Page Not Found: /detail/${id('e')}` },
    });
  });

  it.each([400, 403, 500, 503])('that the store does not give for another reason is not called missing: %i', async (status) => {
    refusal = status;
    const path = `/detail/${id('e')}`;
    expect(await thrownBy(path, `${path} /Lamps 301`)).toMatchObject({ name: 'StoreApiError', statusCode: status });
  });

  it.each([
    ['an old path', '/de-DE/Old-Globe?a=1', '/de-DE/Lamps/Globe?a=1'],
    ['a technical path', `/landingPage/${SUMMER}`, '/de-DE/summer'],
  ])('moved: %s leads to the newer one, in the locale and with the query', async (_what, path, target) => {
    const thrown = await thrownBy(path);
    expect(thrown).toBeInstanceOf(Response);
    expect([(thrown as Response).status, (thrown as Response).headers.get('location')]).toEqual([301, target]);
  });

  it('of a main product shows its best variant there, whose address is canonical', async () => {
    const page = await load('/shoe');
    expect([page.id, page.texts.name, page.canonicalPath]).toEqual([SHOE, 'Shoe', '/shoe/red']);
    expect((await load('/Lamps/Globe')).canonicalPath).toBeNull();
  });

  it('has breadcrumbs without the root, texts in its language, and no script in them', async () => {
    expect((await load('/Lamps')).breadcrumbs.map(({ name }) => name)).toEqual(['Lamps']);
    const page = await load('/Lamps/Globe');
    expect(page.texts).toMatchObject({ name: 'Globe', metaTitle: 'Globe lamp' });
    expect(JSON.stringify(page)).not.toMatch(/<script|<b>/);
  });

  it.each([
    ['the old address of a renamed category', '/Lights/', '/de-DE/lights?p=2&order=name-asc', 301, '/de-DE/Lamps?p=2&order=name-asc'],
    ['one that is gone for a while', '/Sale', '/Sale', 302, '/summer'],
    ['an id that the store has no more', `/detail/${id('e')}`, `/detail/${id('e')}`, 301, '/de-DE/Lamps/Globe'],
    ['a path that no store can know', '/detail/17', '/detail/17', 301, '/Lamps'],
  ])('where there is none is that of the redirect list: %s, with the query', async (_what, from, asked, status, target) => {
    const thrown = await thrownBy(asked, `${from} ${target.replace(/\?.*/, '')} ${status}`);
    expect(thrown).toBeInstanceOf(Response);
    expect([(thrown as Response).status, (thrown as Response).headers.get('location')]).toEqual([status, target]);
  });

  it("is the store's before that of the redirect list: pages stand, and old rows lead where the store says", async () => {
    const list = '/Lamps /summer\n/Old-Globe /summer';
    expect(await load('/Lamps', list)).toMatchObject({ id: LAMPS });
    expect(((await thrownBy('/Old-Globe', list)) as Response).headers.get('location')).toBe('/de-DE/Lamps/Globe');
    expect(await thrownBy('/nowhere', list)).toMatchObject({ init: { status: 404 } });
  });

  it('may be kept by the caches of the catalogue', async () => {
    const scope = createRequestScope(session, parseLocalePath('/Lamps'));
    expect(scope.page.isCatalogue).toBe(false);
    await loadContentPage(scope, new URL('https://shop.example/Lamps'));
    expect([scope.page.isCatalogue, scope.page.tags]).toEqual([true, [`category-${LAMPS}`]]);
  });

  it('of a category belongs to it, and no other does', async () => {
    expect((await load('/Lamps')).category).toMatchObject({ id: LAMPS });
    expect((await load('/summer')).category).toBeNull();
    expect((await load('/')).breadcrumbs).toEqual([]);
  });

  it('of a category that leads elsewhere says where to, and no more of it', async () => {
    expect((await load('/Away')).category).toEqual({
      id: AWAY,
      type: 'link',
      path: `|${HOME}|`,
      seoUrls: of(AWAY),
      translated: { name: 'Away' },
      linkType: 'external',
      internalLink: null,
      externalLink: 'https://elsewhere.example/',
    });
    expect((await load('/Lamps')).category).not.toHaveProperty('linkType');
  });

  it('at the technical address of the home category stays there', async () => {
    expect(await load('/')).toMatchObject({ id: HOME, texts: { name: 'Home', metaTitle: null } });
  });
});
