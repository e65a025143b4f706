import type { Name } from '../names.ts';

/** The block as the demo store's gallery shows it, in both of its languages. */
export const gallerySection = ({ kebab, camel }: Name): string => `import { t } from '../../text.ts';
import type { CmsContext } from '../context.ts';
import { block, boxed, type SectionDraft } from '../draft.ts';
import { image, text } from '../slots.ts';
import { chapter, words } from './frame.ts';

/** The block \`${kebab}\`. */
export function ${camel}Sections({ scene }: CmsContext): SectionDraft[] {
  return [
    boxed([
      chapter(t('${kebab}', '${kebab}'), t('A picture beside its words.', 'Ein Bild neben seinen Worten.')),
      block('${kebab}', [
        image('image', scene('craft')),
        text(
          'content',
          words(
            t('One above the other', 'Untereinander'),
            t('On a phone the words follow the picture.', 'Auf dem Telefon folgen die Worte dem Bild.'),
          ),
        ),
      ]),
    ]),
  ];
}
`;

/** What consumers of the published packages read. */
export const blockChangeset = ({ kebab }: Name): string => `---
'@vitrine/cms-blocks': minor
'@vitrine/demo-store': patch
---

Block \`${kebab}\`: a picture beside its words, in the slots \`image\` and \`content\`.

Shops whose layouts have no block of this type are unaffected.
`;
