import { asRecord, asText, type RawRecord, translatedField } from './raw.ts';
import { escapeHtml } from './safe-html.ts';

/** What a page is about, by the names that mapped fields start with. */
export type RawEntities = Readonly<Record<'product' | 'category', RawRecord | null>>;

const MAX_DEPTH = 8;

/** The value at a field path such as `product.manufacturer.media`; undefined where the path ends early. */
export function resolveMapped(path: unknown, entities: RawEntities): unknown {
  const [root = '', ...fields] = asText(path).split('.');
  let value: unknown = root === 'product' || root === 'category' ? entities[root] : undefined;
  for (const field of fields.slice(0, MAX_DEPTH)) {
    const record = asRecord(value);
    if (!record) return undefined;
    value = translatedField(record, field);
  }
  return value ?? undefined;
}

/** Fills placeholders such as `{{category.name}}`, escaped; a placeholder without a value leaves nothing behind. */
export function fillPlaceholders(html: string, entities: RawEntities): string {
  return html.replace(/\{\{\s*([\w.]{1,100})\s*\}\}/g, (placeholder, path: string) => {
    if (!/^(?:product|category)\./.test(path)) return placeholder;
    const value = resolveMapped(path, entities);
    return typeof value === 'string' || typeof value === 'number' ? escapeHtml(String(value)) : '';
  });
}
