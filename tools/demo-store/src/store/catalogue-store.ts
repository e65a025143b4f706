import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { type Database, textColumn } from './database.ts';

const LISTS = [
  'languages',
  'currencies',
  'taxes',
  'deliveryTimes',
  'units',
  'salutations',
  'countries',
  'media',
  'categories',
  'cmsPages',
  'landingPages',
  'productStreams',
  'customerGroups',
  'productExports',
  'manufacturers',
  'propertyGroups',
  'products',
  'promotions',
  'shippingMethods',
  'paymentMethods',
  'shoppers',
  'adminUsers',
  'presentations',
  'files',
] as const satisfies (keyof Catalogue)[];

const PROGRESS_STEP = 1000;

/**
 * Writes the catalogue into the database at the first start and whenever its content changed.
 * Stock that was sold stays sold; new products get the stock of the catalogue.
 *
 * @returns whether anything was written
 */
export function seedCatalogue(database: Database, catalogue: Catalogue, log: (line: string) => void = () => undefined): boolean {
  const fingerprint = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  const known = database.get("SELECT value FROM meta WHERE name = 'catalogue'");
  if (known && textColumn(known, 'value') === fingerprint) return false;
  const { length } = catalogue.products;
  database.transaction(() => {
    database.run('DELETE FROM catalogue');
    const insert = 'INSERT INTO catalogue (kind, position, id, data) VALUES (?, ?, ?, ?)';
    database.run(insert, 'salesChannel', 0, catalogue.salesChannel.id, JSON.stringify(catalogue.salesChannel));
    database.run(insert, 'shopPages', 0, catalogue.salesChannel.id, JSON.stringify(catalogue.shopPages));
    for (const kind of LISTS) {
      (catalogue[kind] ?? []).forEach((entry, position) => {
        database.run(insert, kind, position, 'id' in entry ? entry.id : entry.key, JSON.stringify(entry));
      });
    }
    for (const [position, product] of catalogue.products.entries()) {
      if (position > 0 && position % PROGRESS_STEP === 0) log(`seeding products: ${position} of ${length}`);
      for (const { id, stock } of [product, ...product.variants]) {
        database.run('INSERT OR IGNORE INTO stock (product_id, quantity) VALUES (?, ?)', id, stock);
      }
      for (const review of product.reviews) {
        database.run(
          'INSERT OR IGNORE INTO review (id, product_id, customer_id, published, data, created_at) VALUES (?, ?, NULL, 1, ?, ?)',
          review.id,
          product.id,
          JSON.stringify(review),
          Date.parse(review.createdAt),
        );
      }
    }
    database.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('catalogue', ?)", fingerprint);
  });
  return true;
}

/** The catalogue as it was seeded. */
export function loadCatalogue(database: Database): Catalogue {
  const read = (kind: string): unknown[] =>
    database
      .all('SELECT data FROM catalogue WHERE kind = ? ORDER BY position', kind)
      .map((row) => JSON.parse(textColumn(row, 'data')) as unknown);
  const lists = Object.fromEntries(LISTS.map((kind) => [kind, read(kind)]));
  return { ...lists, salesChannel: read('salesChannel')[0], shopPages: read('shopPages')[0] } as Catalogue;
}
