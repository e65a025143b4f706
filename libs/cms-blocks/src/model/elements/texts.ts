import type { CmsHtmlElement, CmsNotesElement, CmsProductNameElement, CmsTextElement } from '../element-types.ts';
import { fillPlaceholders } from '../mapped-values.ts';
import { asText } from '../raw.ts';
import { escapeHtml, type SafeHtml } from '../safe-html.ts';
import type { SlotSource } from '../slot-source.ts';
import { alignOf } from './pictures.ts';

function contentOf(source: SlotSource, fallback: unknown): SafeHtml {
  const raw = asText(source.data?.['content']) || asText(fallback);
  return source.html(fillPlaceholders(raw, source.entities));
}

export function readText(source: SlotSource): CmsTextElement {
  return { type: 'text', content: contentOf(source, source.setting('content')), verticalAlign: alignOf(source.setting('verticalAlign')) };
}

export function readHtml(source: SlotSource): CmsHtmlElement {
  return { type: 'html', content: contentOf(source, source.setting('content')) };
}

export function readNotes(source: SlotSource): CmsNotesElement {
  return { type: 'notes', content: contentOf(source, source.setting('content')) };
}

/** A product's own name is plain text, however it looks; a merchant's static content is HTML. */
export function readProductName(source: SlotSource): CmsProductNameElement {
  const given = asText(source.data?.['content']) || asText(source.mappedSetting('content', 'product.name'));
  const content = source.isMapped('content') ? escapeHtml(given) : source.html(fillPlaceholders(given, source.entities));
  return { type: 'product-name', content, verticalAlign: alignOf(source.setting('verticalAlign')) };
}
