import type { PresentationFile, PresentationInput } from '@vitrine/sales-room-protocol';
import type { Catalogue } from './catalogue/catalogue-model.ts';
import { createCatalogue } from './catalogue/index.ts';
import type { TraitName } from './traits/traits.ts';

type Slide = Catalogue['presentations'][number]['slides'][number];

/** Notes of the catalogue are marked up; a guide's notes are plain text. */
function plainText(html: string): string {
  return html
    .replace(/<(?:\/p|\/li|br\s*\/?)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function slideOf({ id, name, notes, target }: Slide): PresentationInput['slides'][number] {
  const base = { id, name: { ...name }, notes: plainText(notes['en-US']) };
  switch (target.type) {
    case 'cms_page':
      return { ...base, kind: 'cms', cmsPageId: target.id };
    case 'product':
      return { ...base, kind: 'product', productId: target.id };
    case 'category':
      return { ...base, kind: 'category', categoryId: target.id };
  }
}

/** What the embedded store's catalogue brings for the rooms. */
export interface DemoContent {
  /** Undefined where there are none. */
  readonly presentations: PresentationFile | undefined;
  /** CMS page ids by the name of a shop page. */
  readonly shopPages: Readonly<Record<string, string>>;
  /** Path of a presentation that can be joined now. */
  readonly invitationPath: string | undefined;
}

/** Presentations and shop pages of the demo catalogue, for the room server; without those that a trait takes away. */
export function demoContent(
  traits: ReadonlySet<TraitName> = new Set(),
  catalogue: Pick<Catalogue, 'presentations' | 'shopPages'> = createCatalogue(),
): DemoContent {
  const shown = traits.has('no-presentations') ? [] : catalogue.presentations;
  const presentations = shown.map(({ path, name, isPreview, guideIds, slides }): PresentationInput => ({
    path,
    name: { ...name },
    isPreview,
    ...(guideIds === undefined ? {} : { guideIds }),
    slides: slides.map(slideOf),
  }));
  return {
    presentations: presentations.length === 0 ? undefined : { presentations },
    shopPages: traits.has('no-shop-pages')
      ? {}
      : Object.fromEntries(Object.entries(catalogue.shopPages).filter(([, id]) => id !== undefined)),
    invitationPath: shown.find((presentation) => !presentation.isPreview)?.path,
  };
}
