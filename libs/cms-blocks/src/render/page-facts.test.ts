import { describe, expect, it } from 'vitest';
import { buildCmsPage } from '../model/build-cms-page.ts';
import { sanitizeHtml } from '../sanitize.ts';
import { rawBlock, rawMedia, rawPage, rawProduct, rawSection, rawSlot } from '../testing/raw-page.ts';
import { hasMainHeading, namesPicture, pageFacts } from './page-facts.ts';

type Json = Record<string, unknown>;
const pageOf = (...sections: Json[]) => {
  const page = buildCmsPage(rawPage(sections), { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return page;
};
let place = 0;
/** A block of one slot, named after it. */
const block = (id: string, slot: Json, rest: Json = {}) =>
  rawBlock('text', [{ ...slot, id: `${id}-slot` }], { id, position: place++, ...rest });
const words = (html = '<p>Words</p>') => rawSlot('text', 'content', { content: html });
const picture = (media: Json = rawMedia('one')) => rawSlot('image', 'content', {}, { data: { media } });
const NOWHERE = { mobile: false, tablet: false, desktop: false };
const first = (...sections: Json[]) => pageFacts(pageOf(...sections)).priorityId;
const preview = { data: { media: rawMedia('still') } };

describe('the first picture of a page', () => {
  it.each<[string, Json]>([
    ['a picture', picture()],
    ['a slider of pictures', rawSlot('image-slider', 'content', {}, { data: { sliderItems: [{ media: rawMedia('one') }] } })],
    ['a gallery', rawSlot('image-gallery', 'content', {}, { data: { sliderItems: [{ media: rawMedia('one') }] } })],
    ['a video with a still', rawSlot('youtube-video', 'content', { videoID: 'aqz-KE-bpKQ' }, preview)],
    ['another video with a still', rawSlot('vimeo-video', 'content', { videoID: '1084537' }, preview)],
    ['a product', rawSlot('product-box', 'content', {}, { data: { product: rawProduct('Chair') } })],
    ['a row of products', rawSlot('product-slider', 'content', {}, { data: { products: [rawProduct('Chair')] } })],
    ['a listing', rawSlot('product-listing', 'content')],
  ])('is in the first element that shows one: %s', (_, slot) => {
    expect(first(rawSection([block('a', words()), block('b', slot), block('c', picture())]))).toBe('b-slot');
  });

  it.each<[string, Json]>([
    ['no picture', picture(null as unknown as Json)],
    ['a video of the shop', picture(rawMedia('clip', { url: 'https://media.example/clip.mp4', mimeType: 'video/mp4' }))],
    ['a slider of none', rawSlot('image-slider', 'content')],
    ['a gallery of none', rawSlot('image-gallery', 'content')],
    ['a video without a still', rawSlot('youtube-video', 'content', { videoID: 'aqz-KE-bpKQ' })],
    ['another video without a still', rawSlot('vimeo-video', 'content', { videoID: '1084537' })],
    ['no product', rawSlot('product-box', 'content')],
    ['a row of none', rawSlot('product-slider', 'content')],
    ['words', words()],
  ])('is not in an element that shows none: %s', (_, slot) => {
    expect(first(rawSection([block('a', slot), block('b', picture())]))).toBe('b-slot');
  });

  it('is the background of a section or of a block that comes before', () => {
    const backgroundMedia = rawMedia('behind');
    expect(first(rawSection([block('a', picture())], { id: 'one', backgroundMedia }))).toBe('one');
    expect(first(rawSection([block('a', words(), { backgroundMedia }), block('b', picture())]))).toBe('a');
    expect(first(rawSection([block('a', picture())], { id: 'one' }), rawSection([], { id: 'two', position: 1, backgroundMedia }))).toBe(
      'a-slot',
    );
  });

  it('is on the first screen: in one of the first four blocks, of all sections together', () => {
    const texts = (count: number, from = 0) => Array.from({ length: count }, (_, index) => block(`t${from + index}`, words()));
    expect(first(rawSection([...texts(3), block('a', picture())]))).toBe('a-slot');
    expect(first(rawSection([...texts(4), block('a', picture())]))).toBeNull();
    expect(first(rawSection(texts(2)), rawSection([...texts(2, 2), block('a', picture())], { id: 'two', position: 1 }))).toBeNull();
  });

  it('is neither beside the content nor in what nobody sees', () => {
    const shown = block('b', picture());
    expect(first(rawSection([block('a', picture(), { sectionPosition: 'sidebar' }), shown], { type: 'sidebar' }))).toBe('b-slot');
    expect(first(rawSection([block('a', picture(), { visibility: NOWHERE }), shown]))).toBe('b-slot');
    expect(
      first(
        rawSection([block('a', picture())], { id: 'one', visibility: NOWHERE, backgroundMedia: rawMedia('behind') }),
        rawSection([shown], { id: 'two', position: 1 }),
      ),
    ).toBe('b-slot');
  });

  it('is none on a page of words', () => {
    expect(first(rawSection([block('a', words())]))).toBeNull();
    expect(first()).toBeNull();
  });
});

describe('what a page knows of its parts', () => {
  const listing = (filters: string) => rawSlot('product-listing', 'content', { filters });
  const filter = () => rawSlot('sidebar-filter', 'content');

  it('is its first listing, and whether filters stand beside it', () => {
    const both = pageFacts(
      pageOf(rawSection([block('a', listing('price-filter')), block('b', listing('rating-filter')), block('c', filter())])),
    );
    expect([both.listing?.filters, both.hasSidebarFilter]).toEqual([['price-filter'], true]);
    const none = pageFacts(pageOf(rawSection([block('a', words())])));
    expect([none.listing, none.hasSidebarFilter]).toEqual([null, false]);
  });

  it('leaves out what nobody sees', () => {
    const hidden = (slot: Json) => pageFacts(pageOf(rawSection([block('a', slot, { visibility: NOWHERE })])));
    expect([hidden(listing('')).listing, hidden(filter()).hasSidebarFilter]).toEqual([null, false]);
    expect(pageFacts(pageOf(rawSection([block('a', filter())], { visibility: NOWHERE }))).hasSidebarFilter).toBe(false);
    const some = rawSection([block('a', filter(), { visibility: { ...NOWHERE, mobile: true } })]);
    expect(pageFacts(pageOf(some)).hasSidebarFilter).toBe(true);
  });
});

describe('the main heading of a page', () => {
  it.each<[string, Json, boolean]>([
    ['the name of its product', rawSlot('product-name', 'content', { content: 'Chair' }), true],
    ['a name that is empty', rawSlot('product-name', 'content', { content: '' }), false],
    ['a heading in a text', words('<h1>Chairs</h1>'), true],
    ['a heading in HTML', rawSlot('html', 'content', { content: '<H1 class="x">Chairs</H1>' }), true],
    ['a lesser heading', words('<h2>Chairs</h2>'), false],
    ['a picture', picture(), false],
  ])('is there or not: %s', (_, slot, expected) => {
    expect(hasMainHeading(pageOf(rawSection([block('a', words()), block('b', slot)])))).toBe(expected);
  });
});

describe('a section names a product right above its pictures', () => {
  const typed = (type: string, rest: Json = {}) => rawBlock(type, [rawSlot('text', 'content')], { id: type, position: place++, ...rest });
  it.each<[string, Json[], boolean]>([
    ['its name, then its pictures', [typed('product-heading'), typed('gallery-buybox')], true],
    ['below other words', [typed('text'), typed('product-heading'), typed('gallery-buybox'), typed('cross-selling')], true],
    ['with words between them', [typed('product-heading'), typed('text'), typed('gallery-buybox')], false],
    ['the other way round', [typed('gallery-buybox'), typed('product-heading')], false],
    ['pictures on a colour of their own', [typed('product-heading'), typed('gallery-buybox', { backgroundColor: '#eee' })], false],
    ['no pictures', [typed('product-heading')], false],
  ])('or does not: %s', (_, blocks, expected) => {
    expect(pageOf(rawSection(blocks)).sections.map(namesPicture)).toEqual([expected]);
  });
});
