type Json = Record<string, unknown>;

/** A slot as a server sends it: settings as static leaves. */
export function rawSlot(type: string, slot: string, config: Json = {}, rest: Json = {}): Json {
  const leaves = Object.fromEntries(Object.entries(config).map(([name, value]) => [name, { value, source: 'static' }]));
  return { id: `slot-${type}-${slot}`, type, slot, config: leaves, translated: [], data: null, ...rest };
}

export function rawBlock(type: string, slots: readonly Json[], rest: Json = {}): Json {
  return { id: `block-${type}`, type, position: 0, sectionPosition: 'main', slots, visibility: null, ...rest };
}

export function rawSection(blocks: readonly Json[], rest: Json = {}): Json {
  return { id: 'section', type: 'default', position: 0, sizingMode: 'boxed', mobileBehavior: 'wrap', blocks, visibility: null, ...rest };
}

export function rawPage(sections: readonly Json[], rest: Json = {}): Json {
  return { id: 'page', apiAlias: 'cms_page', name: 'Page', type: 'landingpage', translated: [], sections, ...rest };
}

/** A page of one block. */
export function pageOf(type: string, slots: readonly Json[], rest: Json = {}): Json {
  return rawPage([rawSection([rawBlock(type, slots, rest)])]);
}

/** A picture as a server sends it. */
export function rawMedia(name: string, rest: Json = {}): Json {
  return {
    id: name,
    url: `https://media.example/${name}.jpg`,
    mimeType: 'image/jpeg',
    alt: `Picture ${name}`,
    translated: { alt: `Picture ${name}`, title: null },
    metaData: { width: 1600, height: 800 },
    thumbnails: [
      { url: `https://media.example/${name}-1920.jpg`, width: 1920, height: 1920 },
      { url: `https://media.example/${name}-400.jpg`, width: 400, height: 400 },
      { url: `https://media.example/${name}-800.jpg`, width: 800, height: 800 },
    ],
    ...rest,
  };
}

/** A product as a server sends it. */
export function rawProduct(name: string, rest: Json = {}): Json {
  return {
    id: name.toLowerCase().replace(/\W/g, '-'),
    apiAlias: 'product',
    productNumber: `SW-${name}`,
    name: null,
    translated: { name, description: `<p>${name} is <strong>fine</strong>.</p><script>alert(1)</script>` },
    calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1, calculatedTaxes: [{ tax: 3, taxRate: 19, price: 20 }], listPrice: null },
    calculatedPrices: [],
    cover: { media: rawMedia(name) },
    available: true,
    ...rest,
  };
}
