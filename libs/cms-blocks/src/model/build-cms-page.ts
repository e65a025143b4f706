import type { Category, Product } from '@vitrine/store-api-client';
import { classTokens, cssColor, cssLength, schemeOf } from './css-values.ts';
import type { RawEntities } from './mapped-values.ts';
import { createMediaReader, readMedia } from './media.ts';
import type { CmsBackground, CmsBlockModel, CmsPageModel, CmsSectionModel, CmsSlotModel, CmsVisibility } from './page-types.ts';
import { createPruning } from './product.ts';
import { asOneOf, asRecord, asRecords, asText, asTextOrNull, byPosition, type RawRecord, translatedText } from './raw.ts';
import { readElement } from './read-element.ts';
import { htmlAsText, type HtmlSanitizer, type SafeHtml } from './safe-html.ts';
import { readSlot, type SlotEnvironment, slotName } from './slot-source.ts';

export interface BuildCmsPageOptions {
  /**
   * Applied once to every HTML text: `sanitizeHtml` of `@vitrine/cms-blocks/sanitize`.
   * Without one, texts keep their words and lose their markup.
   */
  readonly sanitize?: HtmlSanitizer | undefined;
  /** What mapped values resolve against; default: what the answer itself holds beside the page. */
  readonly product?: Product | null | undefined;
  readonly category?: Category | null | undefined;
  /** Keeps a guide's notes on slides. Default false, so that they never travel to clients. */
  readonly includeNotes?: boolean | undefined;
}

/** A page as the shop sent it, with what it is about. */
export interface CmsPageSource {
  readonly page: RawRecord;
  readonly product: RawRecord | null;
  readonly category: RawRecord | null;
}

/**
 * Finds the page in an answer: the page itself, a category, a landing page, a product detail
 * (`{product: {cmsPage}}`) or a page result of a presentation.
 */
function findCmsPage(raw: unknown): CmsPageSource | null {
  const answer = asRecord(raw);
  if (!answer) return null;
  const product = asRecord(answer['product']);
  if (Array.isArray(answer['sections'])) return { page: answer, product, category: asRecord(answer['category']) };
  const own = asRecord(answer['cmsPage']);
  if (own && Array.isArray(own['sections'])) {
    const isProduct = answer['apiAlias'] === 'product';
    const isCategory = answer['apiAlias'] === 'category';
    return { page: own, product: isProduct ? answer : product, category: isCategory ? answer : asRecord(answer['category']) };
  }
  const productPage = asRecord(product?.['cmsPage']);
  return product && productPage && Array.isArray(productPage['sections'])
    ? { page: productPage, product, category: asRecord(product['seoCategory']) }
    : null;
}

function visibilityOf(value: unknown): CmsVisibility {
  const raw = asRecord(value);
  const isShown = (device: string) => raw?.[device] !== false;
  return { mobile: isShown('mobile'), tablet: isShown('tablet'), desktop: isShown('desktop') };
}

function backgroundOf(part: RawRecord): CmsBackground | null {
  const color = cssColor(part['backgroundColor']);
  const media = readMedia(part['backgroundMedia']);
  if (color === null && !media) return null;
  return {
    color,
    scheme: color === null ? null : schemeOf(color),
    media,
    mediaMode: asOneOf(part['backgroundMediaMode'], ['cover', 'auto', 'contain'], 'cover'),
  };
}

function buildSlots(block: RawRecord, blockId: string, environment: SlotEnvironment, includeNotes: boolean): CmsSlotModel[] {
  return asRecords(block['slots']).flatMap((slot, index) => {
    const type = asText(slot['type']);
    if (type === 'notes' && !includeNotes) return [];
    const id = asTextOrNull(slot['id']) ?? `${blockId}-${index}`;
    const element = readElement(type, readSlot(slot, id, environment));
    return element ? [{ id, name: slotName(slot), element }] : [];
  });
}

function buildBlock(block: RawRecord, id: string, slots: CmsSlotModel[]): CmsBlockModel {
  return {
    id,
    type: asText(block['type']),
    sectionPosition: asOneOf(block['sectionPosition'], ['main', 'sidebar'], 'main'),
    margin: {
      top: cssLength(block['marginTop']),
      right: cssLength(block['marginRight']),
      bottom: cssLength(block['marginBottom']),
      left: cssLength(block['marginLeft']),
    },
    background: backgroundOf(block),
    visibility: visibilityOf(block['visibility']),
    cssClass: classTokens(block['cssClass']),
    slots,
  };
}

function buildSection(section: RawRecord, id: string, environment: SlotEnvironment, includeNotes: boolean): CmsSectionModel {
  return {
    id,
    type: asText(section['type']) || 'default',
    name: asTextOrNull(section['name']),
    sizingMode: asOneOf(section['sizingMode'], ['boxed', 'full_width'], 'boxed'),
    mobileBehavior: asOneOf(section['mobileBehavior'], ['wrap', 'hidden'], 'wrap'),
    background: backgroundOf(section),
    visibility: visibilityOf(section['visibility']),
    cssClass: classTokens(section['cssClass']),
    blocks: byPosition(asRecords(section['blocks'])).flatMap((block, index) => {
      const blockId = asTextOrNull(block['id']) ?? `${id}-${index}`;
      const slots = buildSlots(block, blockId, environment, includeNotes);
      // A block that held notes alone would leave a gap on a client's slide.
      const isNotesOnly = slots.length === 0 && asRecords(block['slots']).some((slot) => slot['type'] === 'notes');
      return isNotesOnly ? [] : [buildBlock(block, blockId, slots)];
    }),
  };
}

/**
 * Builds the model of a page from a CMS page or an answer that holds one. Sections and blocks are sorted, settings have
 * their defaults, mapped values are resolved, addresses and CSS values are checked, HTML went through `sanitize`, products
 * are pruned. The result is plain data. Null when there is no page in the answer; odd data never throws.
 */
export function buildCmsPage(raw: unknown, options: BuildCmsPageOptions = {}): CmsPageModel | null {
  const source = findCmsPage(raw);
  if (!source) return null;
  const { page } = source;
  const entities: RawEntities = {
    product: asRecord(options.product) ?? source.product,
    category: asRecord(options.category) ?? source.category,
  };
  const sanitize = options.sanitize ?? htmlAsText;
  const html = (value: unknown): SafeHtml => {
    const text = asText(value);
    return text === '' ? ('' as SafeHtml) : sanitize(text);
  };
  const prune = createPruning();
  const environment: SlotEnvironment = { entities, html, media: createMediaReader(), prune };
  const type = asText(page['type']);
  return {
    id: asText(page['id']),
    name: translatedText(page, 'name'),
    type,
    isPresentation: type.startsWith('presentation'),
    cssClass: classTokens(page['cssClass']),
    product: prune.detail(entities.product),
    sections: byPosition(asRecords(page['sections'])).map((section, index) =>
      buildSection(section, asTextOrNull(section['id']) ?? `s${index}`, environment, options.includeNotes ?? false),
    ),
  };
}
