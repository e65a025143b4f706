import { rawBlock, rawMedia, rawPage, rawProduct, rawSection, rawSlot } from '../src/testing/raw-page.ts';

type Json = Record<string, unknown>;

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  dunes: [1600, 700],
  vase: [1600, 1200],
  bowl: [1600, 1200],
  chair: [1200, 1500],
  lamp: [1200, 1500],
  cloth: [1600, 1000],
  logo: [400, 120],
};

/** A picture of this gallery. */
export function picture(name: string, rest: Json = {}): Json {
  const [width, height] = SIZES[name] ?? [1600, 1200];
  return rawMedia(name, { url: `/pictures/${name}.svg`, mimeType: 'image/svg+xml', thumbnails: [], metaData: { width, height }, translated: { alt: `Still life: ${name}` }, ...rest });
}

export function product(name: string, price: number, cover: string, rest: Json = {}): Json {
  return rawProduct(name, {
    cover: { media: picture(cover) },
    calculatedPrice: { unitPrice: price, totalPrice: price, quantity: 1, listPrice: null },
    manufacturer: { id: 'm', name: 'Nordwerk' },
    ...rest,
  });
}

export const PRODUCTS = [
  product('Dune vase', 84, 'vase'),
  product('Harvest bowl', 56, 'bowl'),
  product('Atelier chair', 420, 'chair'),
  product('Evening lamp', 189, 'lamp'),
  product('Linen throw', 129, 'cloth'),
];

const LOREM =
  '<p>Fired twice and glazed by hand, each piece keeps a trace of the maker. We work with four small <a href="/workshops">workshops</a> and visit every one of them, every year.</p>';
const image = (slot: string, name: string, config: Json = {}, data: Json = {}) =>
  rawSlot('image', slot, { displayMode: 'cover', minHeight: '340px', ...config }, { id: `${slot}-${name}-${Math.round(Math.random() * 1e9)}`, data: { media: picture(name), url: '', newTab: false, ...data } });
const text = (slot: string, content: string, config: Json = {}) => rawSlot('text', slot, config, { id: `${slot}-${content.length}`, data: { content } });
const items = (...names: string[]) => ({ sliderItems: names.map((name, index) => ({ media: picture(name), url: index === 1 ? '/more' : '', newTab: false })) });
const triple = (make: (name: string, index: number) => Json[]) => ['left', 'center', 'right'].flatMap(make);
const pictures = ['vase', 'bowl', 'lamp'];
const cell = (slot: string, index: number) => image(slot, pictures[index] ?? 'vase');
const captioned = (side: string, index: number) => [
  image(`${side}-image`, pictures[index] ?? 'vase'),
  text(`${side}-text`, `<h3>${['Clay', 'Wood', 'Light'][index]}</h3><p>Fired twice, glazed by hand, made to be used every day.</p>`),
];

let position = 0;
const block = (type: string, slots: Json[], rest: Json = {}) =>
  rawBlock(type, slots, {
    id: `b${position}`,
    position: position++,
    marginTop: '20px',
    marginBottom: '20px',
    marginLeft: '20px',
    marginRight: '20px',
    ...rest,
  });

const MAIN = rawSection(
  [
    block('image-cover', [image('image', 'dunes', { minHeight: '480px' }, { url: '/sale' })]),
    block('text-hero', [text('content', '<h1>Objects for slow evenings</h1><hr><p>A small collection of clay, wood and light, made in four workshops and meant to stay.</p>')]),
    block('text', [
      text(
        'content',
        `<h2>Text</h2>${LOREM}<ul><li>Fired twice</li><li>Glazed by hand</li></ul><blockquote>We make fewer things, and make them longer.</blockquote><table><tr><th>Size</th><th>Height</th><th>Weight</th></tr><tr><td>S</td><td>18 cm</td><td>0.6 kg</td></tr><tr><td>L</td><td>32 cm</td><td>1.9 kg</td></tr></table><p style="color:#000">Black text of a merchant’s own, <span style="color:#7a1f1f">and dark red</span>, <span style="background-color:#ffe9a8">on yellow</span>.</p>`,
      ),
    ]),
    block('text-teaser', [text('content', `<h2 style="text-align:center">The winter table</h2><p style="text-align:center">Twelve pieces that belong together, and to no season in particular.</p>`)]),
    block('text-teaser-section', [text('left', '<h2>How we work</h2>'), text('right', LOREM + LOREM)]),
    block('text-two-column', [text('left', `<h3>Materials</h3>${LOREM}`), text('right', `<h3>Care</h3>${LOREM}`)]),
    block('text-three-column', triple((slot, index) => [text(slot, `<h3>${['Delivery', 'Returns', 'Repair'][index]}</h3><p>Within four days, in paper and card, from our own store.</p>`)])),
    block('image', [image('image', 'cloth', { displayMode: 'standard' }, { url: 'https://example.com/cloth', newTab: true })]),
    block('image-two-column', [image('left', 'vase'), image('right', 'bowl')]),
    block('image-three-column', triple((slot, index) => [cell(slot, index)])),
    block('image-four-column', [image('left', 'chair'), image('center-left', 'lamp'), image('center-right', 'vase'), image('right', 'bowl')]),
    block('image-three-cover', triple((slot, index) => [cell(slot, index)])),
    block('image-highlight-row', triple((slot, index) => [cell(slot, index)])),
    block('image-simple-grid', [image('left-top', 'bowl'), image('left-bottom', 'cloth'), image('right', 'chair', { minHeight: '700px' })]),
    block('image-bubble-row', triple((slot, index) => [cell(slot, index)])),
    block('image-slider', [rawSlot('image-slider', 'imageSlider', { navigationArrows: 'inside', navigationDots: 'inside', displayMode: 'cover', minHeight: '420px' }, { data: items('dunes', 'cloth', 'vase') })]),
    block('image-gallery', [rawSlot('image-gallery', 'imageGallery', { galleryPosition: 'left', zoom: true, fullScreen: true }, { data: items('vase', 'bowl', 'cloth', 'lamp') })]),
    block('image-text', [image('left', 'lamp', { minHeight: '480px' }), text('right', `<h2>Light that stays low</h2>${LOREM}`)]),
    block('image-text-cover', [image('left', 'chair'), text('right', `<h2>A seat by the window</h2>${LOREM}`)]),
    block('center-text', [image('left', 'vase'), text('center', '<h2>Between two fires</h2><p>Bisque first, then glaze.</p>'), image('right', 'bowl')]),
    block('text-on-image', [text('content', '<h2 style="text-align:center;color:#fff">Made in four workshops</h2><p style="text-align:center;color:#fff">And signed by the hands that made it.</p>')], { backgroundMedia: picture('dunes') }),
    block('image-text-row', ['left', 'center', 'right'].flatMap(captioned)),
    block('image-text-bubble', ['left', 'center', 'right'].flatMap(captioned)),
    block('image-text-gallery', ['left', 'center', 'right'].flatMap(captioned)),
    block('product-three-column', triple((slot, index) => [rawSlot('product-box', slot, {}, { data: { product: PRODUCTS[index] } })])),
    block('product-slider', [rawSlot('product-slider', 'productSlider', { title: 'Our picks' }, { data: { products: PRODUCTS } })]),
    block('youtube-video', [rawSlot('youtube-video', 'video', { videoID: 'aqz-KE-bpKQ', needsConfirmation: true }, { data: { media: picture('cloth') } })]),
    block('vimeo-video', [rawSlot('vimeo-video', 'video', { videoID: '1084537', needsConfirmation: true })]),
    block('html', [rawSlot('html', 'content', { content: '<div class="custom"><p>Raw <em>HTML</em> of a merchant’s own.</p><details><summary>More</summary><p>Inside.</p></details></div>' })]),
    block('spatial-viewer', [rawSlot('spatial-viewer', 'default', {}, { data: { media: picture('chair', { url: '/pictures/chair.glb', mimeType: 'model/gltf-binary', translated: { title: 'Atelier chair' } }) } })]),
    block('form', [rawSlot('form', 'content', { type: 'contact', title: 'Write to us' }, { data: [{ id: 's', salutationKey: 'mrs', displayName: 'Mrs.' }] })]),
    block('text', [text('content', '<h2>On a dark ground</h2><p>Text and <a href="/links">links</a> read on any colour a merchant picks.</p>')], { backgroundColor: '#22301f' }),
    block('text', [text('content', '<h2>On a light ground</h2><p>Also where the page itself is dark: <a href="/links">a link</a>.</p>')], { backgroundColor: '#f3e7c4' }),
    block('shop-map', [text('content', 'unknown')]),
  ],
  { id: 'main' },
);

const FULL = rawSection(
  [
    block('image-cover', [image('image', 'dunes', { minHeight: '420px' })], { marginLeft: '0', marginRight: '0', marginTop: '0', marginBottom: '0' }),
    block('image-simple-grid', [text('left-bottom', '<h2>Fresh ideas for slow days</h2><p>With cool drinks and long shadows.</p>'), image('left-top', 'cloth', { minHeight: '340px' }), image('right', 'lamp', { minHeight: '640px' })], {
      marginTop: '5%', marginBottom: '5%', marginLeft: '5%', marginRight: '5%', backgroundColor: '#fafbfcff',
    }),
    block('image-slider', [rawSlot('image-slider', 'imageSlider', { navigationDots: 'outside', autoSlide: true }, { data: items('vase', 'bowl') })]),
  ],
  { id: 'full', position: 1, sizingMode: 'full_width' },
);

/** Every block type, boxed, then three at full width. */
export const ALL_BLOCKS: Json = rawPage([MAIN, FULL]);

position = 0;
/** A category: filters and categories beside the products. */
export const CATEGORY: Json = rawPage(
  [
    rawSection([block('image-text', [image('left', 'vase', { minHeight: '300px' }), text('right', '<h1>Clay</h1><p>Everything that went through fire.</p>')])], { id: 'top' }),
    rawSection(
      [
        block('category-navigation', [rawSlot('category-navigation', 'content', {}, { config: null })], { sectionPosition: 'sidebar' }),
        block('sidebar-filter', [rawSlot('sidebar-filter', 'content', {}, { config: null })], { sectionPosition: 'sidebar' }),
        block('product-listing', [rawSlot('product-listing', 'content', {}, { data: { listing: { elements: PRODUCTS, total: 5, page: 1, limit: 24, aggregations: [] } } })]),
      ],
      { id: 'listing', position: 1, type: 'sidebar' },
    ),
  ],
  { type: 'product_list' },
);

position = 0;
/** A product page. */
export const PRODUCT: Json = {
  product: {
    ...PRODUCTS[2],
    media: ['chair', 'lamp', 'cloth'].map((name, index) => ({ position: index, media: picture(name) })),
    cmsPage: rawPage(
      [
        rawSection([
          block('product-heading', [rawSlot('product-name', 'left', {}, { config: null }), rawSlot('manufacturer-logo', 'right', {}, { data: { media: picture('logo'), manufacturer: { name: 'Nordwerk', link: 'https://example.com' } } })], { marginTop: '0', marginLeft: '0', marginRight: '0' }),
          block('gallery-buybox', [rawSlot('image-gallery', 'left', { displayMode: 'contain', minHeight: '430px', zoom: true, fullScreen: true }), rawSlot('buy-box', 'right', {}, { config: null, data: { productId: 'atelier-chair' } })], { marginBottom: '0', marginLeft: '0', marginRight: '0' }),
          block('product-description-reviews', [rawSlot('product-description-reviews', 'content', {}, { config: null })], { marginLeft: '0', marginRight: '0' }),
          block('cross-selling', [rawSlot('cross-selling', 'content', {}, { data: { crossSellings: [{ crossSelling: { id: 'c', name: 'Goes well with' }, products: PRODUCTS.slice(0, 4), total: 4 }] } })], { marginTop: '0', marginBottom: '0' }),
        ]),
      ],
      { type: 'product_detail' },
    ),
  },
};
