import type { RehearsalFault, RehearsalFaultCode } from '@vitrine/sales-room-protocol';
import { equals, equalsAny, listProducts, type Product } from '@vitrine/store-api-client';
import type { StoredSlide } from '../rooms/records.ts';
import type { Findings, LanguageCheck, Reference } from './findings.ts';

/** Most products of one answer of the store. */
const BULK = 100;
/** Most answers that are read to find a variant of each family. */
const FAMILY_PAGES = 5;

const FIELDS = {
  product: [
    'id',
    'productNumber',
    'name',
    'translated',
    'childCount',
    'available',
    'isCloseout',
    'availableStock',
    'stock',
    'minPurchase',
    'calculatedPrice',
    'calculatedPrices',
    'cover',
  ],
  product_media: ['media'],
  media: ['url'],
};

/** What is wrong with products that a guide has picked: all of them are read together, never one by one. */
export async function checkPickedProducts(check: LanguageCheck, slides: readonly StoredSlide[]): Promise<Findings> {
  const products = new Map((await readProducts(check, [...new Set(slides.flatMap(pickedIds))])).map((product) => [product.id, product]));
  const families = [...products.values()].filter(isFamily).map(({ id }) => id);
  const buyable = await buyableFamilies(check, families);
  const faults: RehearsalFault[] = [];
  const references: Reference[] = [];
  for (const [slide, definition] of slides.entries()) {
    for (const id of new Set(pickedIds(definition))) {
      const product = products.get(id);
      const about = { slide, locale: check.locale, product: product === undefined ? { id } : described(product) };
      const add = (code: RehearsalFaultCode): unknown => faults.push({ ...about, code });
      if (product === undefined) {
        add('product-unknown');
        continue;
      }
      if (!hasPrice(product)) add('product-without-price');
      if (isFamily(product) ? !buyable.has(id) : isSoldOut(product)) add('product-sold-out');
      const address = product.cover?.media?.url;
      if (address) references.push({ kind: 'picture', address, about });
      else add('picture-missing');
    }
  }
  return { faults, references };
}

function pickedIds(slide: StoredSlide): readonly string[] {
  if (slide.kind === 'product') return [slide.productId];
  return slide.kind === 'listing' ? slide.productIds : [];
}

async function readProducts({ client, gate, signal }: LanguageCheck, ids: readonly string[]): Promise<Product[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / BULK) }, (_, index) => ids.slice(index * BULK, (index + 1) * BULK));
  const answers = await Promise.all(
    chunks.map((chunk) => gate(() => listProducts(client, { ids: chunk, limit: chunk.length, includes: FIELDS }, { signal }))),
  );
  return answers.flatMap(({ elements }) => elements);
}

/** Of products with variants, those of which one can be bought: the parent's own stock says nothing. */
async function buyableFamilies({ client, gate, signal }: LanguageCheck, families: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let page = 1; page <= FAMILY_PAGES; page += 1) {
    const open = families.filter((id) => !found.has(id));
    if (open.length === 0) return found;
    const filter = [equalsAny('parentId', families), equals('available', true)];
    const { elements } = await gate(() =>
      listProducts(client, { filter, page, limit: BULK, includes: { product: ['id', 'parentId'] } }, { signal }),
    );
    for (const { parentId } of elements) if (parentId) found.add(parentId);
    if (elements.length < BULK) return found;
  }
  // More variants than are read: of what was not seen nothing bad is said.
  return new Set(families);
}

const isFamily = ({ childCount }: Product): boolean => (childCount ?? 0) > 0;

/** As the shop's own pages have it. */
function isSoldOut({ available, isCloseout, availableStock, stock, minPurchase }: Product): boolean {
  return available === false || (isCloseout === true && (availableStock ?? stock ?? 0) < Math.max(1, minPurchase ?? 1));
}

function hasPrice({ calculatedPrice, calculatedPrices }: Partial<Product>): boolean {
  const prices = calculatedPrices?.length ? calculatedPrices : calculatedPrice ? [calculatedPrice] : [];
  return prices.some(({ unitPrice }) => unitPrice > 0);
}

function described({ id, name, translated, productNumber }: Product): NonNullable<RehearsalFault['product']> {
  const said = translated.name ?? name;
  return { id, ...(said ? { name: said } : {}), number: productNumber };
}
