import { isPaintName, type PaintName } from './palette.ts';

/** How an article is shown: alone in the studio, on a plinth, close up, or in use. */
export const VIEWS = ['front', 'plinth', 'detail', 'scene'] as const;
export type View = (typeof VIEWS)[number];

/** Walls of the studio, by name. */
export const WALLS = {
  oat: '#e6dccd',
  sand: '#dfceb6',
  blush: '#e3c8b8',
  clay: '#cf9f84',
  sage: '#c9cfbd',
  mist: '#cfd6d8',
  stone: '#d3ccc2',
  butter: '#ecdcae',
  dusk: '#8d939b',
  cocoa: '#9a7f6b',
  chalk: '#efeae1',
} as const;
export type WallName = keyof typeof WALLS;

/** What a product picture shows. */
export interface ProductPicture {
  /** Kind of article and its model, e.g. `vase`, `moon-stems`. */
  readonly kind: string;
  readonly shape: string;
  readonly main: PaintName;
  readonly accent: PaintName;
  readonly view: View;
  readonly wall: WallName;
}

/** The key of a product picture, e.g. `vase-moon--sage-oat--front-mist`. */
export function productPictureKey(picture: ProductPicture): string {
  return `${picture.kind}-${picture.shape}--${picture.main}-${picture.accent}--${picture.view}-${picture.wall}`;
}

/** Reads a product picture's key; `undefined` when it is not one. */
export function parseProductPictureKey(key: string): ProductPicture | undefined {
  const [article = '', paints = '', setting = '', more] = key.split('--');
  if (more !== undefined) return undefined;
  const dash = article.indexOf('-');
  const kind = article.slice(0, dash);
  const shape = article.slice(dash + 1);
  const [main = '', accent = ''] = paints.split('-');
  const [view = '', wall = ''] = setting.split('-');
  if (dash < 1 || !isPaintName(main) || !isPaintName(accent)) return undefined;
  if (!isView(view) || !isWallName(wall)) return undefined;
  return { kind, shape, main, accent, view, wall };
}

function isView(value: string): value is View {
  return (VIEWS as readonly string[]).includes(value);
}

function isWallName(value: string): value is WallName {
  return Object.hasOwn(WALLS, value);
}
