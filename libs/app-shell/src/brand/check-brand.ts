import { configuredCatalogues, isLocale, loadMessages, MESSAGE_AREAS, type MessageTree, treeProblems } from '@vitrine/i18n';
import type { Brand, BrandPicture } from './brand.ts';

/** What is wrong with a brand, a sentence for each mistake. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The brand file can’t be used:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

const COLOR = /^#[\da-f]{6}$/i;
const SIZES = /^(?:any|\d+x\d+)$/;
const STYLE_NAME = /^[a-z][a-z\d-]*$/;

const isAddress = (text: unknown): boolean => typeof text === 'string' && text !== '';

function pictureProblems(name: string, { src, srcDark, width, height }: BrandPicture): string[] {
  return [
    ...(isAddress(src) ? [] : [`${name}.src is no address: import the file with "?url" and give what comes.`]),
    ...(srcDark === undefined || isAddress(srcDark)
      ? []
      : [`${name}.srcDark is no address: import the file with "?url", or leave it out.`]),
    ...([width, height].every((side) => Number.isFinite(side) && side > 0)
      ? []
      : [`${name}.width and ${name}.height are its size in CSS pixels: two numbers above 0.`]),
  ];
}

function factProblems({ name, logo, icons, themeColor, styleName, fonts = [] }: Brand): string[] {
  return [
    ...(name === undefined || name.trim() !== ''
      ? []
      : ['name is empty: leave it out for the name of the store’s sales channel, or give one.']),
    ...(logo === undefined ? [] : pictureProblems('logo', logo)),
    ...(icons.length > 0 ? [] : ['icons has none: give at least one, the tab’s.']),
    ...icons.flatMap(({ src, sizes, type }, index) => [
      ...(isAddress(src) ? [] : [`icons[${index}].src is no address: import the file with "?url" and give what comes.`]),
      ...(SIZES.test(sizes) ? [] : [`icons[${index}].sizes is "${sizes}": expected width and height such as "512x512", or "any".`]),
      ...(/^image\/[\w.+-]+$/.test(type)
        ? []
        : [`icons[${index}].type is "${type}": expected the media type of a picture, such as "image/png".`]),
    ]),
    ...(['light', 'dark'] as const)
      .filter((scheme) => !COLOR.test(themeColor[scheme]))
      .map((scheme) => `themeColor.${scheme} is "${themeColor[scheme]}": expected a color such as "#1f1b16".`),
    ...(styleName === undefined || STYLE_NAME.test(styleName)
      ? []
      : [`styleName is "${styleName}": expected small letters, digits and hyphens, beginning with a letter.`]),
    ...fonts.flatMap((href, index) =>
      isAddress(href) ? [] : [`fonts[${index}] is no address: import the file with "?url" and give what comes.`],
    ),
  ];
}

/** Of an address with nothing but its scheme, host and port. */
function isOrigin(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}

function analyticsProblems({ analytics }: Brand): string[] {
  if (analytics === undefined) return [];
  const { name, origins = [], load } = analytics;
  return [
    ...(typeof name === 'string' && name.trim() !== ''
      ? []
      : ['analytics.name is empty: say who gets the events, since visitors are asked.']),
    ...origins.flatMap((origin, index) =>
      isOrigin(origin) ? [] : [`analytics.origins[${index}] is "${origin}": expected an origin such as "https://stats.example.com".`],
    ),
    ...(typeof load === 'function' ? [] : ['analytics.load is no function: give one that imports the adapter.']),
  ];
}

async function textProblems(texts: Brand['texts']): Promise<string[]> {
  const problems = Object.entries(texts ?? {}).map(async ([locale, own]) => {
    if (!isLocale(locale))
      return [
        `texts.${locale} is no locale of the shop: there are ${configuredCatalogues()
          .map(({ locale }) => locale)
          .join(', ')}.`,
      ];
    return treeProblems(`texts.${locale}`, own as MessageTree, (await loadMessages(locale, MESSAGE_AREAS)) as MessageTree);
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Called by a server before its first page.
 * @throws BrandError that names every mistake and what to do.
 */
export async function checkBrand(brand: Brand): Promise<void> {
  const problems = [...factProblems(brand), ...analyticsProblems(brand), ...(await textProblems(brand.texts))];
  if (problems.length > 0) throw new BrandError(problems);
}
