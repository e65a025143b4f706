import type { PaintName } from '@vitrine/demo-pictures';
import type { Words } from '../text.ts';

/** What paints are called in the shop. */
export const COLOR_NAMES: Readonly<Record<PaintName, Words>> = {
  chalk: ['Chalk', 'Kreide'],
  cream: ['Cream', 'Creme'],
  oat: ['Oat', 'Hafer'],
  sand: ['Sand', 'Sand'],
  camel: ['Camel', 'Camel'],
  ochre: ['Ocher', 'Ocker', 'Ochre'],
  butter: ['Butter', 'Butter'],
  terracotta: ['Terracotta', 'Terrakotta'],
  rust: ['Rust', 'Rost'],
  blush: ['Blush', 'Puder'],
  rose: ['Rose', 'Altrosa'],
  burgundy: ['Burgundy', 'Burgunder'],
  plum: ['Plum', 'Pflaume'],
  lilac: ['Lilac', 'Flieder'],
  sage: ['Sage', 'Salbei'],
  moss: ['Moss', 'Moos'],
  forest: ['Forest', 'Tannengrün'],
  mint: ['Mint', 'Minze'],
  teal: ['Teal', 'Petrol'],
  fog: ['Fog', 'Nebel'],
  slate: ['Slate', 'Schieferblau'],
  denim: ['Denim', 'Denim'],
  navy: ['Navy', 'Marine'],
  cobalt: ['Cobalt', 'Kobalt'],
  stone: ['Stone', 'Stein'],
  taupe: ['Taupe', 'Taupe'],
  charcoal: ['Charcoal', 'Anthrazit'],
  black: ['Black', 'Schwarz'],
  white: ['White', 'Weiß'],
  brass: ['Brass', 'Messing'],
  chrome: ['Chrome', 'Chrom'],
  copper: ['Copper', 'Kupfer'],
  oak: ['Oak', 'Eiche'],
  walnut: ['Walnut', 'Nussbaum'],
  ash: ['Ash', 'Esche'],
  clear: ['Clear', 'Klar'],
  smoke: ['Smoke', 'Rauch'],
  amber: ['Amber', 'Bernstein'],
  tan: ['Tan', 'Hellbraun'],
  cognac: ['Cognac', 'Cognac'],
  straw: ['Natural', 'Natur'],
  leaf: ['Leaf', 'Blattgrün'],
};

/** Materials, and how to look after them. */
export const MATERIALS = {
  stoneware: {
    name: ['Stoneware', 'Steinzeug'],
    care: [
      'Dishwasher safe; colors of reactive glazes vary a little from piece to piece.',
      'Spülmaschinenfest; reaktive Glasuren fallen von Stück zu Stück etwas anders aus.',
    ],
  },
  porcelain: { name: ['Porcelain', 'Porzellan'], care: ['Dishwasher and microwave safe.', 'Für Spülmaschine und Mikrowelle geeignet.'] },
  earthenware: {
    name: ['Terracotta', 'Terrakotta'],
    care: ['Wipe with a damp cloth; protect from frost.', 'Feucht abwischen; vor Frost schützen.'],
  },
  glass: { name: ['Glass', 'Glas'], care: ['Hand wash in lukewarm water keeps it clear.', 'Handwäsche in lauwarmem Wasser hält es klar.'] },
  brass: {
    name: ['Brass', 'Messing'],
    care: [
      'Develops a patina; a dry cloth brings back the shine.',
      'Bekommt mit der Zeit Patina; ein trockenes Tuch bringt den Glanz zurück.',
    ],
  },
  steel: { name: ['Steel', 'Stahl'], care: ['Wipe with a soft, dry cloth.', 'Mit einem weichen, trockenen Tuch abwischen.'] },
  aluminum: { name: ['Aluminum', 'Aluminium'], care: ['Wipe with a soft, dry cloth.', 'Mit einem weichen, trockenen Tuch abwischen.'] },
  iron: {
    name: ['Cast iron', 'Gusseisen'],
    care: ['Rinse with hot water, dry at once, oil lightly.', 'Mit heißem Wasser spülen, gleich abtrocknen, leicht einölen.'],
  },
  oak: {
    name: ['Oak', 'Eiche'],
    care: ['Oiled wood: wipe dry, refresh with oil once a year.', 'Geöltes Holz: nebelfeucht abwischen, einmal im Jahr nachölen.'],
  },
  walnut: {
    name: ['Walnut', 'Nussbaum'],
    care: ['Oiled wood: wipe dry, keep out of strong sunlight.', 'Geöltes Holz: trocken abwischen, vor starker Sonne schützen.'],
  },
  ash: { name: ['Ash', 'Esche'], care: ['Lacquered wood: wipe with a damp cloth.', 'Lackiertes Holz: feucht abwischen.'] },
  linen: {
    name: ['Linen', 'Leinen'],
    care: ['Machine wash at 40 °C / 104 °F; softer with every wash.', 'Maschinenwäsche bei 40 °C; wird mit jeder Wäsche weicher.'],
  },
  cotton: {
    name: ['Cotton', 'Baumwolle'],
    care: ['Machine wash at 30 °C / 86 °F, line dry.', 'Maschinenwäsche bei 30 °C, an der Luft trocknen.'],
  },
  wool: {
    name: ['Wool', 'Wolle'],
    care: [
      'Air it rather than wash it; wool cycle at 30 °C / 86 °F, dry flat.',
      'Lieber lüften als waschen; Wollprogramm bei 30 °C, liegend trocknen.',
    ],
  },
  cashmere: {
    name: ['Cashmere', 'Kaschmir'],
    care: ['Hand wash cold, dry flat, comb gently.', 'Kalte Handwäsche, liegend trocknen, sanft kämmen.'],
  },
  leather: {
    name: ['Leather', 'Leder'],
    care: ['Feed with leather balm twice a year; keep dry.', 'Zweimal im Jahr mit Lederbalsam pflegen; trocken halten.'],
  },
  rattan: {
    name: ['Rattan', 'Rattan'],
    care: [
      'Dust with a soft brush; a mist of water now and then keeps it supple.',
      'Mit einer weichen Bürste abstauben; ab und zu etwas Sprühnebel hält es geschmeidig.',
    ],
  },
  seagrass: { name: ['Seagrass', 'Seegras'], care: ['Shake out, wipe dry.', 'Ausschütteln, trocken abwischen.'] },
  paper: { name: ['Paper', 'Papier'], care: ['Dust gently; keep dry.', 'Sanft abstauben; trocken halten.'] },
  wax: {
    name: ['Soy wax', 'Sojawachs'],
    care: [
      'Trim the wick to 5 mm; let the surface melt fully the first time.',
      'Docht auf 5 mm kürzen; beim ersten Mal die ganze Oberfläche schmelzen lassen.',
    ],
  },
  botanical: {
    name: ['Plant-based', 'Pflanzlich'],
    care: ['Keep closed, cool and out of the sun.', 'Gut verschlossen, kühl und lichtgeschützt aufbewahren.'],
  },
  plant: {
    name: ['Living plant', 'Lebende Pflanze'],
    care: [
      'A bright place without midday sun; water when the top of the soil is dry.',
      'Heller Platz ohne Mittagssonne; gießen, wenn die obere Erde trocken ist.',
    ],
  },
  viscose: {
    name: ['Viscose', 'Viskose'],
    care: ['Gentle wash at 30 °C / 86 °F, iron from the left.', 'Schonwäsche bei 30 °C, von links bügeln.'],
  },
  recycled: {
    name: ['Recycled polyester', 'Recyceltes Polyester'],
    care: ['Gentle wash at 30 °C / 86 °F, tumble dry low.', 'Schonwäsche bei 30 °C, im Trockner bei niedriger Temperatur.'],
  },
  acetate: {
    name: ['Acetate', 'Acetat'],
    care: ['Rinse and dry with a microfiber cloth.', 'Abspülen und mit einem Mikrofasertuch trocknen.'],
  },
  concrete: { name: ['Terrazzo', 'Terrazzo'], care: ['Wipe with a damp cloth, no acids.', 'Feucht abwischen, keine Säuren.'] },
  gold: {
    name: ['Gold-plated silver', 'Vergoldetes Silber'],
    care: ['Take off before bathing; store dry.', 'Vor dem Baden ablegen; trocken aufbewahren.'],
  },
  digital: {
    name: ['Digital file', 'Digitale Datei'],
    care: ['For tablets and printers, A4 and Letter.', 'Für Tablets und Drucker, A4 und Letter.'],
  },
} as const satisfies Readonly<Record<string, { name: Words; care: Words }>>;

export type Material = keyof typeof MATERIALS;

/** What else customers look for. */
export const QUALITIES = {
  handmade: ['Made by hand', 'Von Hand gefertigt'],
  organic: ['Certified organic', 'Bio-zertifiziert'],
  recycled: ['Recycled material', 'Recyceltes Material'],
  fsc: ['FSC-certified wood', 'FSC-zertifiziertes Holz'],
  dimmable: ['Dimmable', 'Dimmbar'],
  vegan: ['Vegan', 'Vegan'],
  repairable: ['Repairable', 'Reparierbar'],
  waterproof: ['Water-repellent', 'Wasserabweisend'],
  outdoor: ['For indoors and outdoors', 'Für drinnen und draußen'],
} as const satisfies Readonly<Record<string, Words>>;

export type Quality = keyof typeof QUALITIES;

/** Sizes in the order in which they are offered. */
export const SIZES = {
  xs: ['XS', 'XS'],
  s: ['S', 'S'],
  m: ['M', 'M'],
  l: ['L', 'L'],
  xl: ['XL', 'XL'],
  small: ['Small', 'Klein'],
  medium: ['Medium', 'Mittel'],
  large: ['Large', 'Groß'],
  eu37: ['US 6.5 / EU 37', 'EU 37', 'UK 4 / EU 37'],
  eu38: ['US 7.5 / EU 38', 'EU 38', 'UK 5 / EU 38'],
  eu39: ['US 8.5 / EU 39', 'EU 39', 'UK 6 / EU 39'],
  eu40: ['US 9 / EU 40', 'EU 40', 'UK 6.5 / EU 40'],
  eu41: ['US 8 / EU 41', 'EU 41', 'UK 7.5 / EU 41'],
  eu42: ['US 9 / EU 42', 'EU 42', 'UK 8 / EU 42'],
  eu43: ['US 10 / EU 43', 'EU 43', 'UK 9 / EU 43'],
  eu44: ['US 11 / EU 44', 'EU 44', 'UK 10 / EU 44'],
  rug120: ['4 × 6 ft', '120 × 180 cm', '120 × 180 cm'],
  rug160: ['5 × 8 ft', '160 × 230 cm', '160 × 230 cm'],
  rug200: ['7 × 10 ft', '200 × 300 cm', '200 × 300 cm'],
  a4: ['A4', 'A4'],
  a3: ['A3', 'A3'],
  a2: ['A2', 'A2'],
  ring52: ['US 6 (52 mm)', '52', 'L½ (52 mm)'],
  ring54: ['US 7 (54 mm)', '54', 'N½ (54 mm)'],
  ring56: ['US 7.5 (56 mm)', '56', 'P (56 mm)'],
} as const satisfies Readonly<Record<string, Words>>;

export type SizeName = keyof typeof SIZES;
