import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type Json = Record<string, unknown>;

/** A page of content from a real server's answers. */
export interface RecordedPage {
  /** Where it was found. */
  readonly name: string;
  /** The id under which the test's store answers with it. */
  readonly id: string;
  readonly kind: 'navigation' | 'landingPage' | 'detail';
  /** The body of the answer. */
  readonly answer: Json;
  /** Slots that hold something to see: `block › slot (element)`. */
  readonly slots: readonly string[];
}

const SHARED = join(import.meta.dirname, '../../../../../shared');
const FOLDERS = ['recorded', 'real-data'] as const;

/** Folders of answers that do not lie beside the workspace: what they hold can't be drawn. */
export const missingFolders: readonly string[] = FOLDERS.filter((folder) => !existsSync(join(SHARED, folder)));

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isShown = (part: Json): boolean => !isObject(part['visibility']) || part['visibility']['desktop'] !== false;

/** Elements that bring what they show themselves, or take it from the page around them. */
const OWN_CONTENT = new Set(['form', 'category-navigation', 'product-listing', 'buy-box', 'product-description-reviews']);
/** Elements of the sales room alone. */
const OF_THE_ROOM = new Set(['like', 'notes']);

const slotsIn = (page: Json): Json[] =>
  list(page['sections'])
    .flatMap((section) => list(section['blocks']))
    .flatMap((block) => list(block['slots']));

const listingsOf = (page: Json): Json[] =>
  slotsIn(page).flatMap((slot) => (isObject(slot['data']) && isObject(slot['data']['listing']) ? [slot['data']['listing']] : []));

/** Whether the products of a listing have makers, properties, prices, ratings or free shipping to choose between. */
function canBeFiltered(aggregations: Json): boolean {
  const of = (name: string): Json => (isObject(aggregations[name]) ? aggregations[name] : {});
  const most = (name: string): number => Number(of(name)['max'] ?? 0);
  return (
    list(of('manufacturer')['entities']).length > 0 ||
    list(of('properties')['entities']).some((group) => list(group['options']).length > 0) ||
    most('price') > Number(of('price')['min'] ?? 0) ||
    most('rating') > 0 ||
    most('shipping-free') > 0
  );
}

/** Whether the server's answer gives a slot anything to show. */
function hasContent(slot: Json, page: Json, product: Json | null): boolean {
  const type = String(slot['type']);
  if (OF_THE_ROOM.has(type)) return false;
  // A slide says that its product is gone.
  if (type === 'buy-box' && String(page['type']).startsWith('presentation')) return true;
  if (type === 'buy-box' || type === 'product-description-reviews')
    return product !== null || (isObject(slot['data']) && isObject(slot['data']['product']));
  if (OWN_CONTENT.has(type)) return true;
  if (type === 'product-name' && product) return true;
  // One file has lost its ids: what nothing names can't be shown.
  if (type === 'cross-selling')
    return list(isObject(slot['data']) ? slot['data']['crossSellings'] : null).some(
      (group) => isObject(group['crossSelling']) && typeof group['crossSelling']['id'] === 'string' && list(group['products']).length > 0,
    );
  // Filters stand beside a listing, which another slot of the page holds, where its products differ in anything.
  if (type === 'sidebar-filter') return listingsOf(page).some(({ aggregations }) => isObject(aggregations) && canBeFiltered(aggregations));
  const data = isObject(slot['data']) ? slot['data'] : {};
  if (type === 'image-gallery' && product && isObject(product['cover']) && isObject(product['cover']['media'])) return true;
  if (type === 'manufacturer-logo') return isObject(data['media']) || isObject(data['manufacturer']);
  const videoId = isObject(slot['config']) && isObject(slot['config']['videoID']) ? slot['config']['videoID']['value'] : null;
  // What a merchant wrote stands in the settings of a layout that no server resolved.
  const written =
    isObject(slot['config']) && isObject(slot['config']['content']) && slot['config']['content']['source'] === 'static'
      ? slot['config']['content']['value']
      : null;
  const given = [written, data['content'], data['media'], data['product'], data['listing'], videoId];
  return (
    given.some((value) => value !== null && value !== undefined && value !== '') ||
    ['sliderItems', 'products'].some((name) => list(data[name]).length > 0)
  );
}

/** One server has a block with the same slot twice: a place holds one of them. */
function slotsOf(page: Json, product: Json | null): string[] {
  return list(page['sections'])
    .filter(isShown)
    .flatMap((section) => list(section['blocks']))
    .filter(isShown)
    .flatMap((block) => [
      ...new Set(
        list(block['slots'])
          .filter((slot) => hasContent(slot, page, product))
          .map((slot) => `${String(block['type'])} › ${String(slot['slot'])} (${String(slot['type'])})`),
      ),
    ])
    .sort();
}

/** The answer as the calls of the three kinds of pages give it; a page alone, or beside parts of a product, is a category's. */
function pageOf(name: string, index: number, holder: Json, page: Json, outer: Json): RecordedPage {
  const id = `c0de${index.toString(16).padStart(28, '0')}`;
  const isWhole = typeof holder['id'] === 'string';
  if (isWhole && isObject(outer['product']) && outer['product'] === holder) {
    const product = { ...holder, id, seoUrls: [] };
    return { name, id, kind: 'detail', answer: { ...outer, product }, slots: slotsOf(page, holder) };
  }
  const isLandingPage = holder['apiAlias'] === 'landing_page';
  const answer =
    isLandingPage || holder['apiAlias'] === 'category'
      ? { ...holder, id, seoUrls: [] }
      : {
          id,
          apiAlias: 'category',
          name,
          translated: { name },
          type: 'page',
          breadcrumb: [],
          seoUrls: [],
          cmsPage: page,
          ...(outer['product'] === holder ? { product: { ...holder, id } } : {}),
        };
  return {
    name,
    id,
    kind: isLandingPage ? 'landingPage' : 'navigation',
    answer,
    slots: slotsOf(page, outer['product'] === holder ? holder : isObject(holder['product']) ? holder['product'] : null),
  };
}

function collect(value: unknown, name: string, found: RecordedPage[], parent: Json = {}, outer: Json = {}): void {
  if (Array.isArray(value)) value.forEach((entry, index) => collect(entry, `${name}[${index}]`, found, parent, outer));
  if (!isObject(value)) return;
  if (Array.isArray(value['sections'])) {
    const holder = parent['cmsPage'] === value ? parent : {};
    found.push(pageOf(name, found.length, holder, value, outer));
    return;
  }
  for (const child of Object.values(value)) collect(child, name, found, value, parent);
}

/** Every page of content in the recorded answers and the real data. */
export function recordedPages(): RecordedPage[] {
  const found: RecordedPage[] = [];
  for (const folder of FOLDERS) {
    for (const file of globSync(join(SHARED, folder, '**/*.json')).sort()) {
      const text = readFileSync(file, 'utf8');
      if (text.includes('"sections"')) collect(JSON.parse(text), relative(SHARED, file), found);
    }
  }
  return found;
}
