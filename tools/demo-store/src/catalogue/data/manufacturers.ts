import type { Words } from '../text.ts';

interface BrandData {
  readonly name: string;
  readonly text: Words;
}

/** The makers whose things the shop sells; each has a logo of the same name. */
export const BRANDS = {
  'vitrine-studio': {
    name: 'Vitrine Studio',
    text: [
      'Our own workshop: pieces we missed elsewhere, made in small series.',
      'Unsere eigene Werkstatt: Stücke, die uns anderswo fehlten, in kleinen Serien gefertigt.',
    ],
  },
  lumoa: {
    name: 'Lumoa',
    text: ['Lamps from Turku that think of the evening first.', 'Leuchten aus Turku, die zuerst an den Abend denken.'],
  },
  halden: {
    name: 'Halden & Rye',
    text: [
      'Cabinetmakers in the third generation, working in solid oak, ash and walnut.',
      'Tischlerei in dritter Generation, die mit massiver Eiche, Esche und Nussbaum arbeitet.',
    ],
  },
  ostra: {
    name: 'Ostra',
    text: [
      'A small pottery by the sea; every piece is thrown, glazed and signed by hand.',
      'Eine kleine Töpferei am Meer; jedes Stück wird von Hand gedreht, glasiert und signiert.',
    ],
  },
  'kestrel-mill': {
    name: 'Kestrel Mill',
    text: [
      'Weavers of linen, wool and cotton, powered by the river since 1874.',
      'Weberei für Leinen, Wolle und Baumwolle, seit 1874 vom Fluss angetrieben.',
    ],
  },
  fennmark: {
    name: 'Fennmark',
    text: ['Kitchen tools with nothing to add and nothing to take away.', 'Küchenwerkzeug, an dem nichts fehlt und nichts zu viel ist.'],
  },
  'maren-holt': {
    name: 'Maren Holt',
    text: ['Quiet clothes in good cloth, cut in Antwerp.', 'Leise Kleidung aus gutem Stoff, in Antwerpen geschnitten.'],
  },
  aldervik: {
    name: 'Aldervik',
    text: [
      'Outerwear and knits for people who take the long way home.',
      'Jacken und Strick für Menschen, die gern den längeren Weg nehmen.',
    ],
  },
  pellan: {
    name: 'Pellan',
    text: [
      'Bags and shoes in vegetable-tanned leather, repaired for life.',
      'Taschen und Schuhe aus pflanzlich gegerbtem Leder, ein Leben lang reparierbar.',
    ],
  },
  meridi: {
    name: 'Meridi',
    text: ['Watches, eyewear and jewelry with a steady hand.', 'Uhren, Brillen und Schmuck mit ruhiger Hand gestaltet.'],
  },
  sonorik: { name: 'Sonorik', text: ['Audio that sounds like the room it stands in.', 'Klang, der zum Raum passt, in dem er steht.'] },
  'blatt-boden': {
    name: 'Blatt & Boden',
    text: [
      'Gardeners who send plants the way they would like to receive them.',
      'Gärtnerinnen und Gärtner, die Pflanzen so verschicken, wie sie sie selbst gern bekämen.',
    ],
  },
  savonne: {
    name: 'Savonne',
    text: ['Soaps, candles and scents, stirred in copper kettles.', 'Seifen, Kerzen und Düfte, im Kupferkessel gerührt.'],
  },
} as const satisfies Readonly<Record<string, BrandData>>;

export type Brand = keyof typeof BRANDS;

/** Where their workshops are: a custom field of their products. */
export const ORIGINS: Readonly<Partial<Record<Brand, Words>>> = {
  'vitrine-studio': ['Hamburg, Germany', 'Hamburg, Deutschland'],
  lumoa: ['Turku, Finland', 'Turku, Finnland'],
  'maren-holt': ['Antwerp, Belgium', 'Antwerpen, Belgien'],
  'kestrel-mill': ['Yorkshire, England', 'Yorkshire, England'],
};
