/** A page as the Store API sends it: blocks of eight types in turn, each with words, pictures and products of its own. */
type Json = Record<string, unknown>;

const MARGINS = { marginTop: '20px', marginBottom: '20px', marginLeft: '20px', marginRight: '20px' };

const media = (name: string): Json => ({
  id: name,
  url: `https://media.example/${name}.jpg`,
  mimeType: 'image/jpeg',
  translated: { alt: `Picture ${name}`, title: null },
  metaData: { width: 1600, height: 800 },
  thumbnails: [400, 800, 1920].map((width) => ({ url: `https://media.example/${name}-${width}.jpg`, width, height: width })),
});

const text = (slot: string, id: string): Json => ({
  id: `${id}-${slot}`,
  type: 'text',
  slot,
  config: { content: { source: 'static', value: '' }, verticalAlign: { source: 'static', value: null } },
  translated: { config: {} },
  data: {
    content: `<h2>Block ${id}</h2><p>Made by <a href="/makers">people</a> who <em>care</em> &amp; take their time, number ${id}.</p>`,
  },
});

const image = (slot: string, id: string): Json => ({
  id: `${id}-${slot}`,
  type: 'image',
  slot,
  config: { displayMode: { source: 'static', value: 'cover' }, minHeight: { source: 'static', value: '340px' } },
  translated: { config: {} },
  data: { media: media(`${id}-${slot}`), url: null, newTab: false },
});

const product = (slot: string, id: string): Json => ({
  id: `${id}-${slot}`,
  type: 'product-box',
  slot,
  config: { boxLayout: { source: 'static', value: 'standard' }, displayMode: { source: 'static', value: 'standard' } },
  translated: { config: {} },
  data: {
    product: {
      id: `product-${id}-${slot}`,
      apiAlias: 'product',
      translated: { name: `Product ${id} ${slot}` },
      calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1, calculatedTaxes: [], listPrice: null },
      calculatedPrices: [],
      cover: { media: media(`cover-${id}-${slot}`) },
      available: true,
    },
  },
});

const html = (slot: string, id: string): Json => ({
  ...text(slot, id),
  type: 'html',
  data: { content: `<blockquote><p>Words of ${id}</p></blockquote>` },
});

const BLOCKS: readonly (readonly [type: string, slots: (id: string) => Json[]])[] = [
  ['text', (id) => [text('content', id)]],
  ['text-two-column', (id) => [text('left', id), text('right', id)]],
  ['text-hero', (id) => [text('content', id)]],
  ['image', (id) => [image('image', id)]],
  ['image-text', (id) => [image('left', id), text('right', id)]],
  ['image-two-column', (id) => [image('left', id), image('right', id)]],
  ['html', (id) => [html('content', id)]],
  ['product-three-column', (id) => [product('left', id), product('center', id), product('right', id)]],
];

/** @param count Number of blocks on the page. */
export function rawPage(count: number): Json {
  const blocks = Array.from({ length: count }, (_, index) => {
    const [type, slots] = BLOCKS[index % BLOCKS.length] ?? ['text', () => []];
    return {
      id: `block-${index}`,
      type,
      position: index,
      sectionPosition: 'main',
      visibility: null,
      cssClass: null,
      ...MARGINS,
      slots: slots(`b${index}`),
    };
  });
  const section = { id: 'section', type: 'default', position: 0, sizingMode: 'boxed', mobileBehavior: 'wrap', visibility: null, blocks };
  return { id: 'page', apiAlias: 'cms_page', name: 'Page', type: 'landingpage', translated: {}, sections: [section] };
}
