import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../sanitize.ts';
import { pageOf, rawBlock, rawMedia, rawPage, rawProduct, rawSection, rawSlot } from '../testing/raw-page.ts';
import { hasRecordings, NO_RECORDINGS, realData, recordedBody, recordedPages } from '../testing/recorded.ts';
import { buildCmsPage, type BuildCmsPageOptions } from './build-cms-page.ts';
import type { CmsElement, CmsElementMap, CmsElementType } from './element-types.ts';
import type { CmsPageModel } from './page-types.ts';

function build(raw: unknown, options: BuildCmsPageOptions = {}): CmsPageModel {
  const page = buildCmsPage(raw, { sanitize: sanitizeHtml, ...options });
  if (!page) throw new Error('no page');
  return page;
}

function elements(page: CmsPageModel): CmsElement[] {
  return page.sections.flatMap((section) => section.blocks.flatMap((block) => block.slots.map((slot) => slot.element)));
}

function first<T extends CmsElementType>(page: CmsPageModel, type: T): CmsElementMap[T] {
  const found = elements(page).find((element) => element.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found as CmsElementMap[T];
}

describe('types of pages', () => {
  it.each([
    ['presentation', true],
    ['presentation-slide', true],
    ['presentation_product_list', true],
    ['presentation_product_detail', true],
    ['page', false],
    ['quickview', false],
    ['landingpage', false],
    ['product_list', false],
    ['product_detail', false],
  ])('%s is kept, and its content is the content of any page (slide of a presentation: %s)', (type, isPresentation) => {
    const page = build({ ...pageOf('text', [rawSlot('text', 'content', { content: '<p>Words</p>' })]), type });
    expect(page).toMatchObject({ type, isPresentation });
    expect(first(page, 'text').content).toBe('<p>Words</p>');
  });
});

describe.skipIf(!hasRecordings)(`pages of real servers${NO_RECORDINGS}`, () => {
  const pages = hasRecordings ? recordedPages() : [];

  it('are all found', () => {
    expect(pages.length).toBeGreaterThan(30);
  });

  it.each(pages)('$name becomes plain data without losing a slot', ({ answer, slotCount }) => {
    const page = build(answer, { includeNotes: true });
    expect(structuredClone(page)).toEqual(page);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(elements(page)).toHaveLength(slotCount);
    expect(elements(page).filter((element) => element.type === 'unknown')).toEqual([]);
  });

  it.each(pages)('$name has content wherever the server sent some', ({ answer }) => {
    const raw = JSON.stringify(answer);
    for (const element of elements(build(answer))) {
      if (element.type === 'image-slider') expect(element.items.length).toBeGreaterThan(0);
      if (element.type === 'product-box') expect(element.product?.translated.name).toBeTruthy();
      if (element.type === 'product-slider') expect(element.products.length).toBeGreaterThan(0);
      if (element.type === 'form') expect(element.salutations.every(({ displayName }) => displayName !== '')).toBe(true);
      if (element.type === 'youtube-video') expect(raw).toContain(element.videoId);
    }
  });

  it.each(pages)('$name keeps every picture and text that its slots came with', ({ answer }) => {
    const sent: string[] = [];
    let texts = 0;
    JSON.stringify(answer, (_key, value: unknown) => {
      const slot = value as { type?: unknown; data?: { media?: { url?: string } | null; content?: string | null } | null } | null;
      if (slot?.type === 'image' && slot.data?.media?.url) sent.push(slot.data.media.url);
      if (slot?.type === 'text' && slot.data?.content) texts += 1;
      return value;
    });
    const page = elements(build(answer));
    const built = page.flatMap((element) => (element.type === 'image' && element.media ? [element.media.url] : []));
    expect(built.sort()).toEqual(sent.sort());
    expect(page.filter((element) => element.type === 'text' && element.content !== '').length).toBeGreaterThanOrEqual(texts);
  });

  it('carry only what is rendered: a page of 32 blocks and one with a listing shrink to a fifth or less', () => {
    for (const path of ['landing-page/summer.json', 'category/lamps-de.json', 'category/cms-page.json']) {
      const raw = recordedBody(path);
      expect(JSON.stringify(build(raw)).length).toBeLessThan(JSON.stringify(raw).length / 5);
    }
    expect(JSON.stringify(build(recordedBody('landing-page/summer.json')))).not.toMatch(
      /calculatedTaxes|createdAt|versionId|"translations"/,
    );
  });

  it('take the gallery from the cover where the answer has no media association', () => {
    const gallery = first(build(recordedBody('product/tee.json')), 'image-gallery');
    expect(gallery.items.map(({ media }) => media.url)).toEqual([expect.stringContaining('tee-2.jpg')]);
  });

  it('name the product once, beside its slots', () => {
    const page = build(recordedBody('product/tee.json'));
    expect(page.product?.translated.name).toBe('Aurora T-Shirt');
    expect(first(page, 'buy-box')).toMatchObject({
      product: null,
      productId: page.product?.id,
      configurator: [{ translated: { name: 'Color' } }, {}],
    });
    expect(first(page, 'product-name').content).toBe('Aurora T-Shirt');
    expect(first(page, 'product-description-reviews')).toMatchObject({ productId: page.product?.id, productName: 'Aurora T-Shirt' });
  });

  it('keep a product name plain, with its markup characters escaped', () => {
    expect(first(build(recordedBody('product/html.json')), 'product-name').content).toBe(
      'Umlaut &amp;  &quot;Quote&quot; Article — très joli',
    );
  });

  it('count reviews from the aggregation, as the matrix itself is empty', () => {
    const { reviews } = first(build(recordedBody('review/product-with-rating.json')), 'product-description-reviews');
    expect(reviews).toMatchObject({ total: 1, average: 5 });
    expect(reviews?.matrix[0]).toEqual({ points: 5, count: 1 });
  });

  it('treat cross-selling null as no groups and a list as groups', () => {
    expect(first(build(recordedBody('product/tee.json')), 'cross-selling').groups).toEqual([]);
    expect(first(build(recordedBody('product/sneaker.json')), 'cross-selling').groups[0]?.crossSelling.translated?.name).toBe(
      'Goes well with',
    );
  });

  it('resolve mapped values where a slide came without data', () => {
    const [, detail] = realData('dsr-schema-examples/store.PresentationStructure.json')['cmsPageResults'] as unknown[];
    const page = build(detail, {
      product: {
        ...rawProduct('Chair'),
        media: [
          { position: 2, media: rawMedia('b') },
          { position: 1, media: rawMedia('a') },
        ],
      } as never,
    });
    expect(page.isPresentation).toBe(true);
    expect(first(page, 'product-name').content).toBe('Chair');
    expect(first(page, 'image-gallery').items.map(({ media }) => media.id)).toEqual(['a', 'b']);
    expect(first(page, 'like').productId).toBe('chair');
  });

  it('hold a listing with text prices, sortings and the filters in force', () => {
    const { listing, boxLayout } = first(build(recordedBody('category/lamps-de.json')), 'product-listing');
    expect(listing).toMatchObject({ total: 63, limit: 24, page: 1, sorting: 'name-asc' });
    expect(listing?.elements).toHaveLength(24);
    expect(listing?.availableSortings?.[2]).toMatchObject({ key: 'price-asc', translated: { label: 'Preis aufsteigend' } });
    expect(listing?.aggregations.price).toEqual({ min: '10.7500', max: '84.5000' });
    expect(listing?.aggregations.properties?.entities?.[0]?.translated?.name).toBe('Farbe');
    expect(boxLayout).toBe('standard');
  });

  it('keep the filters a merchant switched on', () => {
    expect(first(build(recordedBody('category/cms-page.json')), 'product-listing')).toMatchObject({
      filters: ['price-filter', 'property-filter'],
      boxLayout: 'image',
      propertyWhitelist: ['c7d94d284a5ec7c98552a7eb14dbc045'],
    });
  });

  it('fill placeholders of a category page', () => {
    const page = buildCmsPage(recordedBody('category/cms-page.json'), {
      sanitize: sanitizeHtml,
      category: { translated: { name: 'A < B' } } as never,
    });
    expect(page && first(page, 'text').content).toBe('<h1>A &lt; B</h1>');
  });
});

describe('placeholders are filled from what the answer holds beside its page', () => {
  const cmsPage = pageOf('x', [rawSlot('text', 't', { content: '{{ category.name }}, {{ product.name }}' })]);
  const category = { apiAlias: 'category', translated: { name: 'Lamps' } };
  const product = { apiAlias: 'product', translated: { name: 'Globe' } };
  const filled = (answer: unknown) => first(build(answer), 'text').content;

  it.each<[string, unknown, string]>([
    ['a category with its page', { ...category, cmsPage }, 'Lamps, '],
    ['a product with its page', { ...product, cmsPage }, ', Globe'],
    ['a product detail', { product: { ...product, cmsPage, seoCategory: category } }, 'Lamps, Globe'],
    ['a page of a presentation', { cmsPage, category, product }, 'Lamps, Globe'],
    ['a page with what it is about', { ...cmsPage, category, product }, 'Lamps, Globe'],
    ['a landing page, which is about nothing', { apiAlias: 'landing_page', translated: { name: 'Sale' }, cmsPage }, ', '],
  ])('%s', (_what, answer, text) => {
    expect(filled(answer)).toBe(text);
  });
});

describe('properties of a product are shown', () => {
  const group = (name: string, position: number, over: object = {}) => ({ id: name, translated: { name, position }, ...over });
  const option = (name: string, position: number, of: object) => ({ id: name, groupId: 'g', translated: { name, position }, group: of });
  const shown = (product: Record<string, unknown>) => {
    const slot = rawSlot('product-description-reviews', 'r', {}, { data: { product: rawProduct('P', product) } });
    return first(build(pageOf('x', [slot])), 'product-description-reviews').properties.map(({ translated, options }) => [
      translated?.name,
      options?.map((each) => each.translated?.name),
    ]);
  };
  const material = group('Material', 2);
  const color = group('Color', 1);
  const hidden = group('Season', 0, { visibleOnProductDetailPage: false });

  it('by group, groups and options by their position and then their name', () => {
    const properties = [
      option('Wool', 2, material),
      option('Cotton', 1, material),
      option('Black', 1, color),
      option('Winter', 1, hidden),
      option('Amber', 1, color),
    ];
    expect(shown({ properties })).toEqual([
      ['Color', ['Amber', 'Black']],
      ['Material', ['Cotton', 'Wool']],
    ]);
  });

  it('as the server has sorted them, where it has', () => {
    const sortedProperties = [
      { ...material, options: [option('Wool', 9, material), option('Cotton', 1, material)] },
      { ...hidden, options: [option('Winter', 1, hidden)] },
    ];
    expect(shown({ sortedProperties, properties: [option('Black', 1, color)] })).toEqual([['Material', ['Wool', 'Cotton']]]);
  });

  it.each([
    [{}],
    [{ properties: null, sortedProperties: null }],
    [{ properties: [{ id: 'a', translated: { name: 'Loose' } }] }],
    [{ sortedProperties: [{ ...material, options: [] }] }],
  ])('not where there are none: %j', (product) => {
    expect(shown(product)).toEqual([]);
  });
});

describe('reviews of a product come', () => {
  const reviewsOf = (reviews: unknown) =>
    first(
      build(pageOf('product-description-reviews', [rawSlot('product-description-reviews', 'content', {}, { data: { reviews } })])),
      'product-description-reviews',
    ).reviews;
  const buckets = (counts: Record<string, unknown>) => ({
    aggregations: { ratingMatrix: { buckets: Object.entries(counts).map(([key, count]) => ({ key, count })) } },
  });
  const matrix = (...counts: number[]) => counts.map((count, index) => ({ points: 5 - index, count }));

  it('with a count for each number of stars, and an average of one decimal place', () => {
    expect(reviewsOf({ ...buckets({ '5': 1, '4': 2, '3': 3, '2': 4, '1': 5 }), totalReviews: 15 })).toEqual({
      elements: [],
      total: 15,
      average: 2.3,
      matrix: matrix(1, 2, 3, 4, 5),
    });
  });

  it('with the sum and the count that the shop gives, where it gives them', () => {
    expect(reviewsOf({ matrix: { totalReviewCount: 4, pointSum: 18 }, total: 9 })).toMatchObject({ total: 4, average: 4.5 });
    expect(reviewsOf({ total: 2, matrix: { pointSum: 3 } })).toMatchObject({ total: 2, average: 1.5 });
    expect(reviewsOf({ total: 1, matrix: { pointSum: 1 } })).toMatchObject({ total: 1, average: 1 });
  });

  it('without an average where there are none, or none with stars', () => {
    expect(reviewsOf({})).toEqual({ elements: [], total: 0, average: null, matrix: matrix(0, 0, 0, 0, 0) });
    expect(reviewsOf({ total: 2 })).toMatchObject({ average: null });
    expect(reviewsOf({ total: 0, matrix: { pointSum: 3 } })).toMatchObject({ average: null });
    expect(reviewsOf(null)).toBeNull();
  });

  it('each with what is shown of it, and shown unless it is switched off', () => {
    const review = { id: 'r', title: 'Fine', content: 'Good', points: '4', createdAt: '2026-01-01', externalUser: 'Ann', comment: '' };
    const expected = { ...review, points: 4, comment: null, status: true };
    expect(reviewsOf({ elements: [review, { ...review, status: false, comment: 'Thanks' }] })?.elements).toEqual([
      expected,
      { ...expected, status: false, comment: 'Thanks' },
    ]);
  });
});

describe('a page model', () => {
  const slot = (type: CmsElementType, config: Record<string, unknown> = {}, data: unknown = null) =>
    first(build(pageOf(type, [rawSlot(type, 'content', config, { data })])), type);

  it('has a slider of products with arrows that stands still, unless its settings say otherwise', () => {
    const plain = { type: 'product-slider', products: [], title: '', arrows: true, autoplay: false, border: false, elMinWidth: '300px' };
    expect(slot('product-slider')).toMatchObject(plain);
    expect(slot('product-slider', { navigationArrows: '' })).toMatchObject({ arrows: false });
    expect(slot('product-slider', { navigation: false })).toMatchObject({ arrows: false });
    expect(slot('product-slider', { rotate: true, border: true, elMinWidth: '20rem', title: 'New' })).toMatchObject({
      autoplay: true,
      border: true,
      elMinWidth: '20rem',
      title: 'New',
    });
    const [chair, table] = [rawProduct('Chair'), rawProduct('Table')];
    const names = (element: unknown) => (element as { products: { id: string }[] }).products.map(({ id }) => id);
    expect(names(slot('product-slider', { products: [table] }, { products: [chair] }))).toEqual(['chair']);
    expect(names(slot('product-slider', { products: [table] }, { products: [] }))).toEqual(['table']);
  });

  it('has a listing with every filter and sorting by the shop, unless its settings say otherwise', () => {
    expect(slot('product-listing')).toMatchObject({
      showSorting: true,
      useCustomSorting: false,
      defaultSorting: null,
      propertyWhitelist: [],
    });
    expect(
      slot('product-listing', { showSorting: false, useCustomSorting: true, defaultSorting: 'name', propertyWhitelist: ['a', 7] }),
    ).toMatchObject({ showSorting: false, useCustomSorting: true, defaultSorting: 'name', propertyWhitelist: ['a'] });
  });

  it('has a buy box with the number of its reviews, none where the shop does not say', () => {
    expect(slot('buy-box')).toMatchObject({ totalReviews: 0 });
    expect(slot('buy-box', {}, { totalReviews: 3 })).toMatchObject({ totalReviews: 3 });
  });

  it('has a form that takes its own title before that of its entity', () => {
    const form = { form: { title: 'Entity' } };
    expect(slot('custom-form', {}, form)).toMatchObject({ title: 'Entity' });
    expect(slot('custom-form', { title: 'Own' }, form)).toMatchObject({ title: 'Own' });
    expect(slot('custom-form')).toMatchObject({ title: '' });
  });

  it('has sections and blocks sorted by position', () => {
    const section = (id: string, position: number, blocks: readonly Record<string, unknown>[] = []) => rawSection(blocks, { id, position });
    const blocks = [rawBlock('text', [], { id: 'second', position: 1 }), rawBlock('text', [], { id: 'first', position: 0 })];
    const page = build(rawPage([section('z', 3), section('a', 1, blocks), section('m', 2)]));
    expect(page.sections.map(({ id }) => id)).toEqual(['a', 'm', 'z']);
    expect(page.sections[0]?.blocks.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('prefers data over configuration, and translated configuration over its own', () => {
    const translated = { config: { content: { value: '<p>Deutsch</p>', source: 'static' } } };
    const own = rawSlot('text', 'content', { content: '<p>English</p>', verticalAlign: 'center' }, { translated });
    expect(first(build(pageOf('text', [own])), 'text')).toEqual({ type: 'text', content: '<p>Deutsch</p>', verticalAlign: 'center' });
    const resolved = { ...own, data: { content: '<p>Data</p>' } };
    expect(first(build(pageOf('text', [resolved])), 'text').content).toBe('<p>Data</p>');
  });

  it('applies the defaults of an element without configuration', () => {
    const page = build(
      pageOf('x', [
        rawSlot('image-slider', 'a', {}, { config: null, data: { sliderItems: [{ media: rawMedia('one') }] } }),
        rawSlot('image', 'b', {}, { config: [], data: { media: rawMedia('two') } }),
        rawSlot('product-slider', 'c', {}, { config: null }),
        rawSlot('product-listing', 'd', {}, { config: null }),
        rawSlot('form', 'e', {}, { config: null }),
      ]),
    );
    expect(first(page, 'image-slider')).toMatchObject({
      arrows: 'outside',
      dots: null,
      minHeight: '300px',
      speed: 300,
      autoSlide: false,
      autoplayTimeout: 5000,
    });
    expect(first(page, 'image')).toMatchObject({ minHeight: '340px', displayMode: 'standard', link: null });
    expect(first(page, 'product-slider')).toMatchObject({ elMinWidth: '300px', boxLayout: 'standard', arrows: true, autoplay: false });
    expect(first(page, 'product-listing')).toMatchObject({ showSorting: true, listing: null });
    expect(first(page, 'product-listing').filters).toHaveLength(5);
    expect(first(page, 'form')).toMatchObject({ form: 'contact', salutations: [] });
  });

  it('shows a part unless a flag is false, null visibility included', () => {
    const visibility = (value: unknown) => build(pageOf('text', [], { visibility: value })).sections[0]?.blocks[0]?.visibility;
    expect(visibility(null)).toEqual({ mobile: true, tablet: true, desktop: true });
    expect(visibility([])).toEqual({ mobile: true, tablet: true, desktop: true });
    expect(visibility({ mobile: false, desktop: true })).toEqual({ mobile: false, tablet: true, desktop: true });
  });

  it('keeps valid margins and colors, and drops the rest', () => {
    const block = (rest: Record<string, unknown>) => build(pageOf('text', [], rest)).sections[0]?.blocks[0];
    expect(block({ marginTop: '20px', marginBottom: '5%', marginLeft: '0', marginRight: 'calc(1px)' })?.margin).toEqual({
      top: '20px',
      bottom: '5%',
      left: '0px',
      right: null,
    });
    expect(block({ backgroundColor: '#fafbfcff' })?.background).toMatchObject({
      color: '#fafbfcff',
      scheme: 'light',
      media: null,
      mediaMode: 'cover',
    });
    expect(block({ backgroundColor: 'url(//x)' })?.background).toBeNull();
    expect(block({ backgroundMedia: rawMedia('bg'), backgroundMediaMode: 'contain' })?.background).toMatchObject({
      color: null,
      mediaMode: 'contain',
      media: { id: 'bg' },
    });
    expect(block({ cssClass: 'one  two" onclick="x <b> two three' })?.cssClass).toBe('one two three');
  });

  it('keeps unknown types with their settings', () => {
    const page = build(
      rawPage([rawSection([rawBlock('shop-map', [rawSlot('shop-map', 'main', { zoom: 4 }, { data: { pins: [1] } })])], { type: 'tabs' })]),
    );
    expect(page.sections[0]?.type).toBe('tabs');
    expect(page.sections[0]?.blocks[0]?.type).toBe('shop-map');
    expect(elements(page)).toEqual([{ type: 'unknown', name: 'shop-map', config: { zoom: 4 }, data: { pins: [1] } }]);
  });

  it('leaves a guide’s notes out unless they are asked for', () => {
    const raw = rawPage([rawSection([rawBlock('notes', [rawSlot('notes', 'content', { content: '<p>Say hello</p>' })])])]);
    expect(JSON.stringify(build(raw))).not.toContain('Say hello');
    expect(build(raw).sections[0]?.blocks).toEqual([]);
    expect(first(build(raw, { includeNotes: true }), 'notes').content).toBe('<p>Say hello</p>');
  });

  it('sanitises every HTML text: text, html, product name, description, notes', () => {
    const hostile = '<b>kept</b><img src=x onerror=alert(1)><script>alert(1)</script>';
    const slots = ['text', 'html', 'product-name', 'notes'].map((type) => rawSlot(type, type, { content: hostile }));
    const reviews = rawSlot(
      'product-description-reviews',
      'r',
      {},
      { data: { product: rawProduct('P', { translated: { name: 'P', description: hostile } }) } },
    );
    const text = JSON.stringify(build(pageOf('x', [...slots, reviews]), { includeNotes: true }));
    expect(text).not.toMatch(/onerror|<script|alert/);
    expect(text.match(/<b>kept<\/b>/g)).toHaveLength(5);
  });

  it('is text without markup when it is given no sanitiser', () => {
    const page = buildCmsPage(
      pageOf('text', [rawSlot('text', 'content', { content: '<b onclick="x">A</b> &amp; <img src=x onerror=1>' })]),
    );
    expect(page && first(page, 'text').content).toBe('A &amp;amp;');
  });

  it('holds the same product of two slots as one object', () => {
    const box = (slot: string) => rawSlot('product-box', slot, {}, { data: { product: rawProduct('Lamp') } });
    const [left, right] = elements(build(pageOf('product-three-column', [box('left'), box('right')])));
    expect(left?.type === 'product-box' && right?.type === 'product-box' && left.product === right.product).toBe(true);
  });

  it('drops links and files with a scheme that could run', () => {
    const slot = (url: string) => rawSlot('image', 'image', {}, { data: { media: rawMedia('m'), url, newTab: true } });
    const link = (url: string) => first(build(pageOf('image', [slot(url)])), 'image').link;
    expect(link('https://example.com')).toEqual({ href: 'https://example.com', newTab: true });
    expect(link('/Clothing/')).toEqual({ href: '/Clothing/', newTab: true });
    for (const url of ['javascript:alert(1)', 'java\nscript:alert(1)', ' data:text/html,x', 'vbscript:x', '']) expect(link(url)).toBeNull();
    const file = rawSlot('image', 'image', {}, { data: { media: rawMedia('m', { url: 'javascript:alert(1)' }) } });
    expect(first(build(pageOf('image', [file])), 'image').media).toBeNull();
  });

  it('lists thumbnails by their true width, below the original’s', () => {
    const slot = rawSlot('image', 'image', {}, { data: { media: rawMedia('m', { metaData: { width: 600, height: 1200 } }) } });
    const { media } = first(build(pageOf('image', [slot])), 'image');
    // 400 and 800 are boxes: a portrait of 1 : 2 fills half of their width.
    expect(media?.thumbnails.map(({ width }) => width)).toEqual([200, 400]);
  });

  it('reads videos with every option, by id or by address', () => {
    const youtube = rawSlot('youtube-video', 'video', {
      videoID: 'https://youtu.be/aqz-KE-bpKQ?t=3',
      loop: true,
      showControls: false,
      start: 5,
      needsConfirmation: true,
    });
    expect(first(build(pageOf('youtube-video', [youtube])), 'youtube-video')).toMatchObject({
      videoId: 'aqz-KE-bpKQ',
      needsConfirmation: true,
      playerUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&loop=1&playlist=aqz-KE-bpKQ&controls=0&start=5',
    });
    const vimeo = rawSlot('vimeo-video', 'video', { videoID: '1084537', color: '#ff0000', controls: false, autoplay: true });
    expect(first(build(pageOf('vimeo-video', [vimeo])), 'vimeo-video').playerUrl).toBe(
      'https://player.vimeo.com/video/1084537?dnt=1&autoplay=1&muted=1&controls=0&byline=0&portrait=0&color=ff0000',
    );
    expect(elements(build(pageOf('youtube-video', [rawSlot('youtube-video', 'video', { videoID: '"><script>' })])))).toEqual([]);
  });

  it('is null for an answer without a page, and never throws', () => {
    for (const raw of [null, undefined, 1, 'x', [], {}, { cmsPage: null }, { product: null }, { sections: 'x' }])
      expect(buildCmsPage(raw)).toBeNull();
    const odd = rawPage([
      null,
      1,
      rawSection([null, rawBlock('text', [null, { type: 5, slot: null, config: 7, data: 'x', translated: 3 }] as never)] as never),
    ] as never);
    expect(() => build({ ...odd, translated: null, customFields: [], extensions: [] })).not.toThrow();
    expect(() => build(rawPage([rawSection([rawBlock('x', [rawSlot('__proto__', 'a'), rawSlot('constructor', 'b')])])]))).not.toThrow();
  });
});
