import { type Catalogue, createCatalogue } from '@vitrine/demo-store';
import type { PresentationFile, PresentationInput } from '@vitrine/sales-room-protocol';

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
  readonly presentations: PresentationFile;
  /** CMS page ids by the name of a shop page. */
  readonly shopPages: Readonly<Record<string, string>>;
  /** Path of a presentation that can be joined now. */
  readonly invitationPath: string | undefined;
}

/** Presentations and shop pages of the demo catalogue, for the room server. */
export function demoContent(catalogue: Pick<Catalogue, 'presentations' | 'shopPages'> = createCatalogue()): DemoContent {
  const presentations = catalogue.presentations.map(({ path, name, isPreview, guideIds, slides }): PresentationInput => ({ path, name: { ...name }, isPreview, ...(guideIds === undefined ? {} : { guideIds }), slides: slides.map(slideOf) }));
  return {
    presentations: { presentations },
    shopPages: Object.fromEntries(Object.entries(catalogue.shopPages).filter(([, id]) => id !== undefined)),
    invitationPath: catalogue.presentations.find((presentation) => !presentation.isPreview)?.path,
  };
}
