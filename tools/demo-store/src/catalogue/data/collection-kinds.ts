import type { PaintName } from '@vitrine/demo-pictures';
import type { Words } from '../text.ts';
import type { CategorySlug } from './categories.ts';
import type { Brand } from './manufacturers.ts';
import type { Material, SizeName } from './properties.ts';

/** Paints that suit a kind of article. */
export const PALETTES = {
  glaze: ['chalk', 'sage', 'terracotta', 'cobalt', 'ochre', 'blush', 'slate', 'forest'],
  wood: ['oak', 'walnut', 'ash', 'black'],
  metal: ['brass', 'black', 'chrome', 'copper', 'chalk', 'sage'],
  cloth: ['cream', 'oat', 'sage', 'forest', 'rust', 'navy', 'charcoal', 'blush', 'plum'],
  wardrobe: ['cream', 'camel', 'navy', 'forest', 'charcoal', 'burgundy', 'denim', 'black', 'sage'],
  leather: ['cognac', 'tan', 'black', 'forest', 'burgundy'],
  glass: ['clear', 'smoke', 'amber'],
  paper: ['terracotta', 'sage', 'navy', 'ochre', 'blush', 'charcoal'],
  green: ['terracotta', 'chalk', 'charcoal', 'sage'],
} as const satisfies Readonly<Record<string, readonly PaintName[]>>;

const WEAR: readonly SizeName[] = ['s', 'm', 'l', 'xl'];
const SHOES: readonly SizeName[] = ['eu38', 'eu40', 'eu42', 'eu43'];
const RUGS: readonly SizeName[] = ['rug120', 'rug160', 'rug200'];
const SHEETS: readonly SizeName[] = ['a4', 'a3', 'a2'];

/** A kind of article that every collection may have. */
export interface CollectionKind {
  readonly picture: string;
  /** Follows the collection's name: `Alba` + `table lamp`. */
  readonly name: Words;
  readonly category: CategorySlug;
  readonly brand: Brand;
  /** Around what it costs, in US dollars. */
  readonly price: number;
  readonly materials: readonly [Material, ...Material[]];
  readonly palette: keyof typeof PALETTES;
  /** Width, height, depth in centimetres, and kilograms. */
  readonly size: readonly [number, number, number, number];
  readonly sizes?: readonly SizeName[];
}

type Row = readonly [picture: string, en: string, de: string, category: CategorySlug, brand: Brand, price: number, materials: readonly [Material, ...Material[]], palette: keyof typeof PALETTES, size: CollectionKind['size'], sizes?: readonly SizeName[]];

const ROWS: readonly Row[] = [
  ['lamp-round', 'table lamp', 'Tischleuchte', 'table-lamps', 'lumoa', 189, ['stoneware', 'linen'], 'glaze', [34, 46, 34, 2.9]],
  ['lamp-globe', 'globe lamp', 'Kugelleuchte', 'table-lamps', 'lumoa', 149, ['glass', 'brass'], 'metal', [24, 32, 24, 2]],
  ['lamp-arm', 'desk lamp', 'Schreibtischleuchte', 'table-lamps', 'lumoa', 169, ['steel'], 'metal', [42, 54, 20, 2.6]],
  ['floorlamp-tripod', 'tripod lamp', 'Dreibeinleuchte', 'floor-lamps', 'lumoa', 349, ['oak', 'linen'], 'wood', [54, 148, 54, 6]],
  ['floorlamp-slim', 'reading lamp', 'Leseleuchte', 'floor-lamps', 'lumoa', 219, ['steel'], 'metal', [26, 142, 26, 5]],
  ['pendant-dome', 'pendant lamp', 'Pendelleuchte', 'pendant-lamps', 'lumoa', 179, ['aluminum'], 'metal', [40, 26, 40, 2.4]],
  ['pendant-lantern', 'paper lantern', 'Papierlaterne', 'pendant-lamps', 'vitrine-studio', 75, ['paper'], 'cloth', [48, 42, 48, 0.5]],
  ['chair-spindle', 'dining chair', 'Esszimmerstuhl', 'chairs', 'halden', 329, ['oak'], 'wood', [52, 82, 50, 5.6]],
  ['chair-cane', 'cane chair', 'Geflechtstuhl', 'chairs', 'halden', 389, ['ash', 'rattan'], 'wood', [54, 80, 52, 5]],
  ['chair-shell', 'shell chair', 'Schalenstuhl', 'chairs', 'halden', 289, ['ash'], 'cloth', [50, 80, 52, 5.2]],
  ['chair-lounge', 'lounge chair', 'Loungesessel', 'sofas', 'halden', 890, ['oak', 'wool'], 'cloth', [76, 78, 82, 16]],
  ['chair-loveseat', 'loveseat', 'Zweisitzer', 'sofas', 'halden', 1490, ['oak', 'wool'], 'cloth', [148, 80, 86, 34]],
  ['table-round', 'side table', 'Beistelltisch', 'tables', 'halden', 259, ['oak'], 'wood', [45, 48, 45, 6]],
  ['table-stool', 'stool', 'Hocker', 'tables', 'halden', 149, ['ash'], 'wood', [36, 45, 36, 3.4]],
  ['table-console', 'console table', 'Konsolentisch', 'tables', 'halden', 489, ['walnut'], 'wood', [110, 78, 32, 17]],
  ['basket-tall', 'storage basket', 'Aufbewahrungskorb', 'storage', 'kestrel-mill', 69, ['seagrass'], 'leather', [38, 46, 38, 1.4]],
  ['table-shelf', 'shelf', 'Regal', 'storage', 'halden', 349, ['oak'], 'wood', [80, 180, 30, 24]],
  ['vase-moon', 'moon vase', 'Mondvase', 'vases', 'ostra', 89, ['stoneware'], 'glaze', [24, 26, 24, 1.8]],
  ['vase-fluted', 'fluted vase', 'Rillenvase', 'vases', 'ostra', 79, ['porcelain'], 'glaze', [14, 28, 14, 1.2]],
  ['vase-bottle-stems', 'bottle vase', 'Flaschenvase', 'vases', 'ostra', 59, ['earthenware'], 'glaze', [12, 24, 12, 0.9]],
  ['wall-round', 'round mirror', 'Rundspiegel', 'mirrors', 'halden', 239, ['oak', 'glass'], 'wood', [70, 70, 3, 6]],
  ['wall-clock', 'wall clock', 'Wanduhr', 'mirrors', 'vitrine-studio', 119, ['aluminum'], 'metal', [30, 30, 4, 0.9]],
  ['wall-leaf', 'leaf print', 'Blattdruck', 'prints', 'vitrine-studio', 49, ['paper'], 'paper', [30, 42, 2, 0.4], SHEETS],
  ['wall-sun', 'sun print', 'Sonnendruck', 'prints', 'vitrine-studio', 52, ['paper'], 'paper', [30, 42, 2, 0.4], SHEETS],
  ['cushion-square-boucle', 'bouclé pillow', 'Bouclékissen', 'cushions', 'kestrel-mill', 59, ['wool', 'cotton'], 'cloth', [50, 50, 14, 0.8]],
  ['cushion-round', 'round pillow', 'Rundkissen', 'cushions', 'kestrel-mill', 55, ['cotton'], 'cloth', [45, 45, 14, 0.7]],
  ['folded-throw-check', 'checked throw', 'Karodecke', 'throws', 'kestrel-mill', 129, ['wool'], 'cloth', [130, 180, 1, 1.3]],
  ['folded-bedding', 'bedding set', 'Bettwäsche-Set', 'throws', 'kestrel-mill', 159, ['linen'], 'cloth', [135, 200, 1, 1.8]],
  ['rug-stripe', 'striped rug', 'Streifenteppich', 'rugs', 'kestrel-mill', 289, ['wool'], 'cloth', [120, 1, 180, 6], RUGS],
  ['rug-berber', 'berber rug', 'Berberteppich', 'rugs', 'kestrel-mill', 449, ['wool'], 'cloth', [120, 3, 180, 9], RUGS],
  ['mug-mug', 'mug', 'Becher', 'mugs', 'ostra', 28, ['stoneware'], 'glaze', [11, 9, 8, 0.35]],
  ['mug-espresso', 'espresso cup', 'Espressotasse', 'mugs', 'ostra', 22, ['porcelain'], 'glaze', [8, 6, 6, 0.18]],
  ['plate-plates', 'plate set', 'Teller-Set', 'plates', 'ostra', 96, ['stoneware'], 'glaze', [27, 9, 27, 2.6]],
  ['plate-bowl', 'serving bowl', 'Servierschale', 'plates', 'ostra', 64, ['stoneware'], 'glaze', [28, 10, 28, 1.5]],
  ['glass-wine', 'wine glass', 'Weinglas', 'glasses', 'fennmark', 34, ['glass'], 'glass', [9, 22, 9, 0.15]],
  ['glass-carafe', 'carafe', 'Karaffe', 'glasses', 'fennmark', 58, ['glass'], 'glass', [11, 28, 11, 0.6]],
  ['kitchen-pourover', 'coffee dripper', 'Kaffeefilter', 'coffee', 'fennmark', 46, ['porcelain'], 'glaze', [13, 12, 11, 0.5]],
  ['kitchen-teapot', 'teapot', 'Teekanne', 'coffee', 'fennmark', 74, ['stoneware'], 'glaze', [22, 15, 14, 1.1]],
  ['kitchen-pot', 'casserole', 'Schmortopf', 'cookware', 'fennmark', 189, ['iron'], 'glaze', [28, 18, 24, 4.6]],
  ['kitchen-board', 'chopping board', 'Schneidebrett', 'cookware', 'fennmark', 59, ['oak'], 'wood', [40, 3, 26, 1.6]],
  ['knit-turtleneck-rib', 'roll-neck sweater', 'Rollkragenpullover', 'women-knitwear', 'maren-holt', 179, ['wool'], 'wardrobe', [50, 64, 3, 0.5], WEAR],
  ['knit-cardigan', 'cardigan', 'Strickjacke', 'women-knitwear', 'maren-holt', 199, ['cashmere'], 'wardrobe', [52, 62, 3, 0.5], WEAR],
  ['dress-midi', 'midi dress', 'Midikleid', 'dresses', 'maren-holt', 219, ['viscose'], 'wardrobe', [46, 118, 3, 0.5], WEAR],
  ['dress-skirt', 'skirt', 'Rock', 'dresses', 'maren-holt', 139, ['wool'], 'wardrobe', [40, 76, 3, 0.4], WEAR],
  ['coat-trench', 'trench coat', 'Trenchcoat', 'women-coats', 'maren-holt', 389, ['cotton'], 'wardrobe', [52, 112, 4, 1.2], WEAR],
  ['knit-crew', 'crew-neck sweater', 'Rundhalspullover', 'men-knitwear', 'aldervik', 159, ['wool'], 'wardrobe', [56, 68, 3, 0.6], WEAR],
  ['shirt-shirt', 'shirt', 'Hemd', 'shirts', 'aldervik', 99, ['cotton'], 'wardrobe', [54, 76, 2, 0.3], WEAR],
  ['shirt-tee', 'T-shirt', 'T-Shirt', 'shirts', 'aldervik', 45, ['cotton'], 'wardrobe', [52, 72, 1, 0.2], WEAR],
  ['coat-chore', 'chore jacket', 'Arbeitsjacke', 'men-jackets', 'aldervik', 229, ['cotton'], 'wardrobe', [56, 74, 4, 0.9], WEAR],
  ['shoe-sneaker', 'sneaker', 'Sneaker', 'sneakers', 'pellan', 149, ['leather'], 'wardrobe', [11, 12, 29, 0.8], SHOES],
  ['shoe-chelsea', 'Chelsea boot', 'Chelsea-Boot', 'boots', 'pellan', 259, ['leather'], 'leather', [11, 18, 30, 1.2], SHOES],
  ['bag-tote', 'tote bag', 'Shopper', 'handbags', 'pellan', 289, ['leather'], 'leather', [40, 32, 14, 0.9]],
  ['bag-crossbody', 'crossbody bag', 'Umhängetasche', 'handbags', 'pellan', 219, ['leather'], 'leather', [24, 18, 8, 0.5]],
  ['bag-backpack', 'backpack', 'Rucksack', 'travel', 'pellan', 189, ['recycled'], 'wardrobe', [30, 44, 15, 0.9]],
  ['watch-dress', 'watch', 'Armbanduhr', 'watches', 'meridi', 249, ['steel', 'leather'], 'leather', [4, 24, 1, 0.06]],
  ['jewel-necklace', 'necklace', 'Halskette', 'jewelry', 'meridi', 129, ['gold'], 'metal', [1, 45, 1, 0.02]],
  ['eyewear-round', 'sunglasses', 'Sonnenbrille', 'eyewear', 'meridi', 159, ['acetate'], 'leather', [14, 5, 15, 0.03]],
  ['scarf-scarf-check', 'checked scarf', 'Karoschal', 'scarves', 'aldervik', 79, ['wool'], 'wardrobe', [30, 180, 1, 0.2]],
  ['scarf-beanie', 'beanie', 'Strickmütze', 'scarves', 'aldervik', 42, ['wool'], 'wardrobe', [22, 24, 2, 0.1]],
  ['audio-speaker', 'speaker', 'Lautsprecher', 'audio', 'sonorik', 329, ['ash'], 'wood', [20, 30, 22, 4.2]],
  ['audio-headphones', 'headphones', 'Kopfhörer', 'audio', 'sonorik', 249, ['aluminum', 'leather'], 'metal', [17, 20, 8, 0.3]],
  ['paper-notebook', 'notebook', 'Notizbuch', 'stationery', 'vitrine-studio', 19, ['paper'], 'paper', [15, 21, 2, 0.3]],
  ['bath-dispenser', 'hand soap', 'Handseife', 'body-care', 'savonne', 24, ['botanical'], 'glass', [7, 18, 7, 0.6]],
  ['bath-jar', 'scented candle', 'Duftkerze', 'candles', 'savonne', 42, ['wax'], 'glass', [8, 10, 8, 0.5]],
  ['plant-rubber-classic', 'rubber plant', 'Gummibaum', 'indoor-plants', 'blatt-boden', 49, ['plant'], 'green', [30, 70, 30, 4]],
  ['plant-empty-terrazzo', 'plant pot', 'Blumentopf', 'pots', 'blatt-boden', 39, ['concrete'], 'green', [22, 20, 22, 2.2]],
];

/** The kinds, spread over the leaves of the main navigation. */
export const COLLECTION_KINDS: readonly CollectionKind[] = ROWS.map(([picture, en, de, category, brand, price, materials, palette, size, sizes]) => ({
  picture, name: [en, de], category, brand, price, materials, palette, size, ...(sizes === undefined ? {} : { sizes }),
}));

/** Collections, as a design shop names them. */
export const COLLECTION_NAMES = [
  'Alba', 'Brisa', 'Calma', 'Dune', 'Ebba', 'Fjella', 'Greta', 'Hilde', 'Isola', 'Juno', 'Kaia', 'Liva', 'Mira', 'Nore', 'Ondine', 'Piet', 'Quill', 'Rosa', 'Siri', 'Tova',
  'Una', 'Vega', 'Wren', 'Yarrow', 'Zenia', 'Aalto', 'Bergen', 'Como', 'Delft', 'Etna', 'Faro', 'Girona', 'Hvar', 'Ischia', 'Jura', 'Korsika', 'Lindau', 'Malmö', 'Nantes', 'Oslo',
  'Parma', 'Rügen', 'Siena', 'Turin', 'Ulm', 'Verona', 'Weimar', 'Ystad', 'Zadar', 'Anker', 'Birke', 'Claude', 'Distel', 'Elin', 'Farn', 'Ginkgo', 'Heron', 'Iris', 'Jasper', 'Kiefer',
  'Lotus', 'Mohn', 'Nessel', 'Olive', 'Pappel', 'Quitte', 'Rauke', 'Salbei', 'Thymian', 'Ulme', 'Veilchen', 'Weide', 'Ysop', 'Zeder', 'Amalfi', 'Bosco', 'Cala', 'Dorado', 'Elba', 'Fiora',
  'Gala', 'Hana', 'Ida', 'Jette', 'Klara', 'Lene', 'Maja', 'Nila', 'Olga', 'Paula', 'Runa', 'Stella', 'Tilda', 'Uma', 'Vera', 'Wilma', 'Xenia', 'Yuna', 'Zora', 'Arvid',
  'Björn', 'Casper', 'Dag', 'Einar', 'Finn', 'Gustav', 'Henrik', 'Ivar', 'Jonas', 'Knut', 'Lars', 'Magnus', 'Nils', 'Olav', 'Per', 'Rune', 'Sven', 'Torben', 'Ulf', 'Viggo',
] as const;
