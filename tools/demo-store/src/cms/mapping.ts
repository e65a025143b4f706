import type { CategoryModel, LandingPageModel, SlotConfig } from '../catalogue/assortment-model.ts';
import { categoryEntity, landingPageEntity } from '../entities/category.ts';
import { productEntity, type ProductParts } from '../entities/product.ts';
import { isRecord, type Parameters } from '../server/parameters.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';

/** What a layout is shown for; mapped values are read from it. */
export interface CmsSubject {
  category: CategoryModel | null;
  landingPage: LandingPageModel | null;
  product: ProductRecord | null;
  /** Associations that the request loaded: what isn't loaded maps to nothing. */
  productParts: ProductParts;
  parameters: { body: Parameters; query: Parameters };
}

function subjectEntity(ctx: ShopContext, name: string, subject: CmsSubject): unknown {
  if (name === 'category' && subject.category) return categoryEntity(ctx, subject.category, { media: true });
  if (name === 'landing_page' && subject.landingPage) return landingPageEntity(ctx, subject.landingPage, null);
  if (name === 'product' && subject.product) return productEntity(ctx, subject.product, subject.productParts);
  return null;
}

/** Follows a path such as `product.manufacturer.media`; translated texts win over raw ones. */
export function mappedValue(ctx: ShopContext, path: unknown, subject: CmsSubject): unknown {
  if (typeof path !== 'string') return null;
  const [name = '', ...fields] = path.split('.');
  let value = subjectEntity(ctx, name, subject);
  for (const field of fields) {
    if (!isRecord(value)) return null;
    const translated = value['translated'];
    const text = isRecord(translated) ? translated[field] : undefined;
    value = text ?? value[field] ?? null;
  }
  return value;
}

/** The text of a value: mapped, or static with `{{ category.name }}` filled in. */
export function mappedText(ctx: ShopContext, config: SlotConfig | null, field: string, subject: CmsSubject): string | null {
  const entry = config?.[field];
  if (!entry) return null;
  if (entry.source === 'mapped') {
    const value = mappedValue(ctx, entry.value, subject);
    return value === null || value === undefined ? '' : String(value);
  }
  if (typeof entry.value !== 'string') return null;
  return entry.value.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => {
    const value = mappedValue(ctx, path, subject);
    return value === null || value === undefined ? '' : String(value);
  });
}
