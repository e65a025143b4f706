import { MATERIALS, QUALITIES } from '../data/properties.ts';
import type { LocaleCode, LocalizedText } from '../market-model.ts';
import type { ProductSeed } from '../seed.ts';
import { eachLanguage, type Words, words } from '../text.ts';

const LABELS = {
  material: ['Material', 'Material'],
  size: ['Dimensions (W × H × D)', 'Maße (B × H × T)'],
  weight: ['Weight', 'Gewicht'],
  care: ['Care', 'Pflege'],
  good: ['Good to know', 'Gut zu wissen'],
  content: ['Content', 'Inhalt'],
} as const satisfies Readonly<Record<string, Words>>;

function said(text: Words, code: LocaleCode): string {
  return words(text)[code];
}

const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, code: LocaleCode, digits: number): string {
  const name = `${code}:${digits}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(code, { maximumFractionDigits: digits });
  formats.set(name, format);
  return format.format(value);
}

function dimensions(seed: ProductSeed, code: LocaleCode): string | undefined {
  if (seed.measures === undefined) return undefined;
  if (code === 'en-US') return `${seed.measures.map((cm) => number(cm / 2.54, code, 1)).join(' × ')} in`;
  return `${seed.measures.map((cm) => number(cm, code, 1)).join(' × ')} cm`;
}

function weight(seed: ProductSeed, code: LocaleCode): string | undefined {
  if (seed.weight === undefined) return undefined;
  return code === 'en-US' ? `${number(seed.weight * 2.20462, code, 1)} lb` : `${number(seed.weight, code, 2)} kg`;
}

function facts(seed: ProductSeed, code: LocaleCode): string {
  const first = seed.material[0];
  const rows: (readonly [Words, string | undefined])[] = [
    [LABELS.material, seed.material.map((name) => said(MATERIALS[name].name, code)).join(', ')],
    [LABELS.size, dimensions(seed, code)],
    [LABELS.content, seed.content === undefined ? undefined : `${seed.content[1]} ${seed.content[0]}`],
    [LABELS.weight, weight(seed, code)],
    [LABELS.good, seed.quality === undefined ? undefined : seed.quality.map((name) => said(QUALITIES[name], code)).join(', ')],
    [LABELS.care, first === undefined ? undefined : said(MATERIALS[first].care, code)],
  ];
  return rows
    .flatMap(([label, value]) => (value === undefined ? [] : [`<li><strong>${said(label, code)}:</strong> ${value}</li>`]))
    .join('');
}

/** The description of a product as HTML: what its author wrote, then the facts. */
export function descriptionOf(seed: ProductSeed): Required<LocalizedText> {
  const text = words(seed.text);
  const story = seed.story === undefined ? undefined : words(seed.story);
  return eachLanguage((code) => `<p>${text[code]}</p>${story === undefined ? '' : `<p>${story[code]}</p>`}<ul>${facts(seed, code)}</ul>`);
}
