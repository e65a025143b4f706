import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';

/** Lower case without accents: `Stühle` → `stuhle`; `ß` → `ss`. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

interface SearchDocument {
  name: string;
  numbers: string;
  keywords: string;
  facts: string;
  description: string;
}

const WEIGHTS: [keyof SearchDocument, number][] = [
  ['name', 700],
  ['numbers', 1000],
  ['keywords', 500],
  ['facts', 400],
  ['description', 80],
];

const documents = new WeakMap<object, Map<string, Map<string, SearchDocument>>>();

function documentOf(ctx: ShopContext, entry: ListingEntry): SearchDocument {
  const byLocale = documents.get(ctx.index) ?? new Map<string, Map<string, SearchDocument>>();
  documents.set(ctx.index, byLocale);
  const cache = byLocale.get(ctx.locale) ?? new Map<string, SearchDocument>();
  byLocale.set(ctx.locale, cache);
  const known = cache.get(entry.shown.id);
  if (known) return known;
  const { model } = entry.shown;
  const optionIds = [...model.propertyOptionIds, ...entry.members.flatMap((member) => member.optionIds)];
  const document: SearchDocument = {
    name: fold(ctx.full(model.name)),
    numbers: fold([model.productNumber, ...entry.members.map((member) => member.number), model.ean ?? '', model.manufacturerNumber ?? ''].join(' ')),
    keywords: fold([ctx.full(model.keywords), ctx.full(model.searchKeywords)].filter(Boolean).join(' ')),
    facts: fold(
      [
        ctx.full(ctx.index.manufacturers.get(model.manufacturerId ?? '')?.name),
        ...model.categoryIds.map((id) => ctx.full(ctx.index.categories.get(id)?.name)),
        ...new Set(optionIds.map((id) => ctx.full(ctx.index.options.get(id)?.option.name))),
      ].filter(Boolean).join(' '),
    ),
    description: fold((ctx.full(model.description) ?? '').replace(/<[^>]*>/g, ' ')),
  };
  cache.set(entry.shown.id, document);
  return document;
}

function wordScore(document: SearchDocument, word: string): number {
  return WEIGHTS.reduce((best, [field, weight]) => {
    const text = document[field];
    const at = text.indexOf(word);
    if (at < 0) return best;
    const startsWord = at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    return best + (startsWord ? weight : weight / 4);
  }, 0);
}

/** Entries that hold every word of the term, with a score. */
export function searchEntries(ctx: ShopContext, entries: ListingEntry[], term: string): Map<ListingEntry, number> {
  const words = fold(term).split(/\s+/).filter((word) => word !== '');
  const found = new Map<ListingEntry, number>();
  for (const entry of entries) {
    const document = documentOf(ctx, entry);
    const scores = words.map((word) => wordScore(document, word));
    if (scores.every((score) => score > 0)) found.set(entry, scores.reduce((total, score) => total + score, 0));
  }
  return found;
}
