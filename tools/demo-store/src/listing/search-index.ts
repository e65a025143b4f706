import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { LocaleCode, LocalizedText } from '../catalogue/market-model.ts';
import { withoutTags } from '../catalogue/text.ts';
import type { CatalogueIndex, ListingEntry } from '../store/catalogue-index.ts';
import { isMemoized, memoized } from './memo.ts';
import { fold, spellings, stem, swaps, termsOf, wordsOf } from './search-words.ts';

/** What a search looks at, and how much a hit there counts. */
const WEIGHTS = { numbers: 10, name: 7, manufacturer: 5, keywords: 5, facts: 4, description: 1 } as const;
type Field = keyof typeof WEIGHTS;
type SearchDocument = Record<Field, string> & { id: number };

/** Compounds end in a word of the shop: names and what they are sorted under, not whole descriptions. */
const VOCABULARY: readonly Field[] = ['name', 'keywords', 'facts'];
const SHORTEST_WORD = 2;
/** Products that are made findable before others get their turn. */
const CHUNK = 50;
/** Of a compound, where nothing begins with it. */
const SHORTEST_PART = 4;

function documentOf(index: CatalogueIndex, entry: ListingEntry, locale: LocaleCode): SearchDocument {
  const text = (value: LocalizedText | undefined): string => value?.[locale] ?? value?.['en-US'] ?? '';
  const { model } = entry.shown;
  const optionIds = new Set([...model.propertyOptionIds, ...entry.members.flatMap((member) => member.optionIds)]);
  return {
    id: entry.position,
    name: [text(model.name), ...entry.members.map((member) => text(member.variant?.name))].join(' '),
    numbers: [
      model.productNumber,
      ...entry.members.map((member) => member.number),
      model.ean ?? '',
      ...entry.members.map((member) => member.ean ?? ''),
      model.manufacturerNumber ?? '',
    ].join(' '),
    manufacturer: text(index.manufacturers.get(model.manufacturerId ?? '')?.name),
    keywords: `${text(model.keywords)} ${text(model.searchKeywords)}`,
    facts: [
      ...model.categoryIds.map((id) => text(index.categories.get(id)?.name)),
      ...[...optionIds].map((id) => text(index.options.get(id)?.option.name)),
    ].join(' '),
    description: withoutTags(text(model.description), ' '),
  };
}

export interface SearchIndex {
  /** Entries that hold every word of the text, each with its score; words that nothing holds are read as slips of the keyboard. */
  search(text: string): Map<ListingEntry, number>;
}

interface Draft {
  engine: MiniSearch<SearchDocument>;
  documents: SearchDocument[];
  /** Of names and of what they are sorted under, folded. */
  words: string[];
}

function draftOf(index: CatalogueIndex, locale: LocaleCode): Draft {
  const documents = index.entries.map((entry) => documentOf(index, entry, locale));
  const categories = index.catalogue.categories.map((category) => category.name[locale] ?? category.name['en-US']);
  const words = [
    ...new Set([...documents.flatMap((document) => VOCABULARY.map((field) => document[field])), ...categories].flatMap(wordsOf).map(fold)),
  ];
  const stems = new Set(words.filter((word) => word.length >= 4 && !/\d/.test(word)).map(stem));
  // A word returns in thousands of products.
  const spelled = new Map<string, string[]>();
  const engine = new MiniSearch<SearchDocument>({
    fields: Object.keys(WEIGHTS),
    tokenize: wordsOf,
    processTerm: (word) => {
      const found = spelled.get(word) ?? spellings(word, stems);
      spelled.set(word, found);
      return found;
    },
    searchOptions: { boost: { ...WEIGHTS }, tokenize: wordsOf, processTerm: fold, prefix: true, combineWith: 'AND' },
  });
  return { engine, documents, words };
}

function createSearchIndex(index: CatalogueIndex, { engine, words }: Draft): SearchIndex {
  const finds = (word: string, options: SearchOptions = {}): boolean => engine.search(word, options).length > 0;

  function queryOf(word: string): Query {
    if (/\d/.test(word) || finds(word)) return word;
    const longer = word.length >= SHORTEST_PART ? words.filter((known) => known.includes(word)) : [];
    if (longer.length > 0) return { queries: longer, combineWith: 'OR', prefix: false };
    const swapped = swaps(word).find((candidate) => finds(candidate));
    if (swapped !== undefined) return swapped;
    const fuzzy = [1, 2].find((edits) => word.length >= edits * 3 + 1 && finds(word, { fuzzy: edits }));
    return fuzzy === undefined ? word : { queries: [word], fuzzy };
  }

  return {
    search(text) {
      const terms = termsOf(text);
      const long = terms.filter((word) => word.length >= SHORTEST_WORD);
      const queries = (long.length > 0 ? long : terms).map(queryOf);
      if (queries.length === 0) return new Map();
      return new Map(
        engine.search({ combineWith: 'AND', queries }).flatMap(({ id, score }) => {
          const entry = index.entries[Number(id)];
          return entry ? [[entry, Math.max(1, Math.round(score * 10))] as const] : [];
        }),
      );
    },
  };
}

const nameOf = (locale: LocaleCode): string => `search:${locale}`;

/** The search of a language, made when it is first asked for. */
export function searchIndexOf(index: CatalogueIndex, locale: LocaleCode): SearchIndex {
  return memoized(index, nameOf(locale), () => {
    const draft = draftOf(index, locale);
    draft.engine.addAll(draft.documents);
    return createSearchIndex(index, draft);
  });
}

/** Makes the searches of all languages bit by bit, so that nobody waits for them, not even those who come meanwhile. */
export async function prepareSearch(index: CatalogueIndex, signal: AbortSignal): Promise<void> {
  for (const { code } of index.catalogue.languages) {
    if (isMemoized(index, nameOf(code))) continue;
    const draft = draftOf(index, code);
    for (let at = 0; at < draft.documents.length && !signal.aborted; at += CHUNK) {
      draft.engine.addAll(draft.documents.slice(at, at + CHUNK));
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (signal.aborted) return;
    memoized(index, nameOf(code), () => createSearchIndex(index, draft));
  }
}
