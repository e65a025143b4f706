import type { Draft } from '../draft.ts';
import { GenerateError } from '../generate-error.ts';
import type { Generator } from '../generator.ts';
import { kebabName } from '../names.ts';
import { addEntry, addImport, addProperty } from '../source-edits.ts';
import { addLineAfter } from '../text-edits.ts';
import { blockChangeset, gallerySection } from './block-gallery.ts';
import { blockStyles, blockTest, blockView } from './block-sources.ts';

const LAYOUTS = 'libs/cms-blocks/src/render/block-layouts.ts';
const REGISTRY = 'libs/cms-blocks/src/render/registry.ts';
const STYLES = 'libs/cms-blocks/src/styles.css';
const GALLERY = 'tools/demo-store/src/catalogue/cms/gallery';
const SHOWN = 'apps/storefront/e2e/cms-gallery.spec.ts';

function refuseTaken(draft: Draft, type: string): void {
  const isKnown = new RegExp(`^  (?:'${type}'|${type}): `, 'm').test(draft.read(LAYOUTS));
  if (isKnown) throw new GenerateError(`The name "${type}" is taken: there is a block of this type.`);
  const sheets = ['page', 'html', 'blocks', 'elements', 'media'].map((sheet) => draft.read(`libs/cms-blocks/src/styles/${sheet}.css`));
  if (sheets.some((sheet) => new RegExp(`\\.v-cms-${type}(?![\\w-]*\\w-)\\b`).test(sheet)))
    throw new GenerateError(`The name "${type}" is taken: styles of the library have a class .v-cms-${type}.`);
}

/** A block of the page builder: a picture beside its words. */
export const blockGenerator: Generator = {
  parameters: 'NAME',
  most: 1,
  purpose: "a block of libs/cms-blocks with two slots (NAME is Shopware's technical name), in the gallery of the demo store",
  plan(draft, [text = '']) {
    const name = kebabName(text);
    const { kebab, camel, pascal } = name;
    refuseTaken(draft, kebab);
    draft.create(`libs/cms-blocks/src/render/blocks/${kebab}.tsx`, blockView(name));
    draft.create(`libs/cms-blocks/src/render/blocks/${kebab}.ssr.test.tsx`, blockTest(name));
    draft.create(`libs/cms-blocks/src/styles/${kebab}.css`, blockStyles(name));
    draft.create(`${GALLERY}/${kebab}.ts`, gallerySection(name));
    draft.create(`.changeset/block-${kebab}.md`, blockChangeset(name));
    draft.edit(LAYOUTS, (source) =>
      addProperty(source, 'BLOCK_LAYOUTS', `'${kebab}': { arrangement: 'halves', cells: [['image'], ['content']] }`),
    );
    draft.edit(REGISTRY, (source) =>
      addImport(addProperty(source, 'BLOCKS', `'${kebab}': ${pascal}View`), `${pascal}View`, `./blocks/${kebab}.tsx`),
    );
    draft.edit(STYLES, (sheet) => addLineAfter(sheet, /^@import/, `@import './styles/${kebab}.css';`));
    draft.edit(`${GALLERY}/gallery.ts`, (source) =>
      addImport(
        source.replace('    ...lastSections(),', `    ...${camel}Sections(context),\n    ...lastSections(),`),
        `${camel}Sections`,
        `./${kebab}.ts`,
      ),
    );
    draft.edit(SHOWN, (source) => addEntry(source, 'BLOCKS', `'${kebab}'`));
    return [];
  },
};
