import { at, type Json, listAt, textAt } from '../../json-path.ts';
import type { DoctorCheck, ExaminedStore } from '../examined-store.ts';
import type { Finding } from '../finding.ts';

/** SEO URLs in each language. */
export const examineSeoUrls: DoctorCheck = async ({ prober, locales, languages }) => {
  const known = languages.filter((language) => locales.includes(textAt(language, 'translationCode.code')));
  const without: string[] = [];
  for (const language of known) {
    const { status, body } = await prober.ask('POST', '/seo-url', {
      body: { limit: 1 },
      headers: { 'sw-language-id': textAt(language, 'id') },
    });
    if (status === 200 && listAt(body, 'elements').length === 0) without.push(textAt(language, 'translationCode.code'));
  }
  if (without.length === 0) return [];
  const all = without.length === known.length;
  return [
    {
      id: all ? 'seo-urls-none' : 'seo-urls-language',
      severity: 'warning',
      title: all ? 'The sales channel has no SEO URLs' : `There are no SEO URLs in ${without.join(', ')}`,
      detail: 'Pages are shown under technical addresses such as /detail/….',
      remedy:
        'Use a sales channel of the type storefront with a domain for each language, then run bin/console dal:refresh:index. A headless channel gets SEO URLs by a plugin alone.',
    },
  ];
};

async function menus({ prober, context }: ExaminedStore): Promise<{ findings: Finding[]; categories: Json[] }> {
  const findings: Finding[] = [];
  const main = await prober.ask('POST', '/navigation/main-navigation/main-navigation', { body: {} });
  const categories = listAt(main.body, '');
  if (main.status !== 200 || categories.length === 0) {
    findings.push({
      id: 'navigation-empty',
      severity: 'error',
      title: 'The main navigation is empty',
      remedy: 'Choose an entry point with visible categories below it (sales channel → General settings → Main navigation).',
    });
  }
  const names = { footer: 'footerCategoryId', service: 'serviceCategoryId' };
  for (const [name, key] of Object.entries(names)) {
    if (textAt(context, `salesChannel.${key}`) === '')
      findings.push({
        id: `${name}-navigation`,
        severity: 'note',
        title: `There is no ${name} navigation`,
        remedy: `Choose an entry point for it if the ${name === 'footer' ? 'foot of the page' : 'service menu'} should have links.`,
      });
  }
  return { findings, categories };
}

const listingOf = (category: unknown): Json | undefined =>
  listAt(category, 'cmsPage.sections')
    .flatMap((section) => listAt(section, 'blocks'))
    .flatMap((block) => listAt(block, 'slots'))
    .find(({ type }) => type === 'product-listing');

/** Navigation, layouts, products and search. */
export const examineCatalogue: DoctorCheck = async (store) => {
  const { prober, options } = store;
  const { findings, categories } = await menus(store);
  const home = await prober.ask('POST', '/category/home', { body: {} });
  if (home.status !== 200 || listAt(home.body, 'cmsPage.sections').length === 0) {
    findings.push({
      id: 'home-layout',
      severity: 'error',
      title: 'The home page has no layout',
      remedy: 'Assign a layout with content to the channel’s entry category (Catalogues → Categories → Layout).',
    });
  }
  const category = categories.find(({ type }) => type === 'page');
  if (category) {
    const { status, body } = await prober.ask('POST', `/category/${textAt(category, 'id')}`, { body: {} });
    if (status !== 200 || at(body, 'cmsPage') === null || at(body, 'cmsPage') === undefined) {
      findings.push({
        id: 'category-layout',
        severity: 'error',
        title: 'A category has no layout',
        detail: textAt(category, 'translated.name'),
        remedy: 'Assign a layout to it (Catalogues → Categories → Layout).',
      });
    } else if (listingOf(body) === undefined && listAt(body, 'cmsPage.sections').length === 0) {
      findings.push({
        id: 'category-layout',
        severity: 'error',
        title: 'A category’s layout is empty',
        detail: textAt(category, 'translated.name'),
        remedy: 'Add a listing block to the layout.',
      });
    }
  }
  const listed = await prober.ask('POST', '/product', {
    body: { limit: 1, filter: [{ type: 'equals', field: 'available', value: true }] },
  });
  const product = listAt(listed.body, 'elements')[0];
  if (listed.status === 200 && !product) {
    findings.push({
      id: 'products-none',
      severity: 'warning',
      title: 'No product is available in the sales channel',
      remedy: 'Make products visible in the channel (product → Visibility) and give them stock.',
    });
    return findings;
  }
  const name = textAt(product, 'translated.name');
  if (name !== '') {
    const found = await prober.ask('POST', '/search', { body: { search: name, limit: 1 } });
    if (found.status === 200 && listAt(found.body, 'elements').length === 0) {
      findings.push({
        id: 'search-index',
        severity: 'warning',
        title: 'The search does not find a product by its own name',
        detail: name,
        remedy: 'Build the index: bin/console dal:refresh:index, and see that the message queue’s workers run.',
      });
    }
  }
  const picture = textAt(product, 'cover.media.url');
  if (picture.startsWith('http:') && URL.canParse(picture) && options.origin?.startsWith('https:') === true) {
    findings.push({
      id: 'mixed-content',
      severity: 'error',
      title: 'Pictures come over plain HTTP',
      detail: new URL(picture).origin,
      remedy: 'Browsers refuse them on an HTTPS page: set APP_URL of the shop to its HTTPS address, or serve media from an HTTPS host.',
    });
  }
  if (picture !== '') findings.push(...(await examinePicture(store, picture)));
  return findings;
};

/** Whether a picture comes, as a browser would ask for it. Those under our own origin come from a front that need not run yet. */
async function examinePicture({ prober, options }: ExaminedStore, picture: string): Promise<Finding[]> {
  if (!URL.canParse(picture) || new URL(picture).origin === options.origin) return [];
  const { status, failure } = await prober.head(picture);
  // Some servers know no HEAD.
  if ((status >= 200 && status < 300) || status === 405 || status === 501) return [];
  return [
    {
      id: 'media',
      severity: 'error',
      title: 'Pictures do not come',
      detail: `${picture}: ${failure ?? `status ${status}`}.`,
      remedy:
        'Open this address in a browser. Set APP_URL of the shop to the address that visitors reach, port included, and see that the web server or the media host serves its files.',
    },
  ];
}
