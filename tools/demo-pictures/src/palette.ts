/** The paints of the house. The keys appear in picture keys and in the catalogue's color options. */
export const PAINTS = {
  chalk: '#efe9de',
  cream: '#e9dcc3',
  oat: '#d6c6ad',
  sand: '#cdb592',
  camel: '#b5895a',
  ochre: '#c98f35',
  butter: '#ead48f',
  terracotta: '#b9603e',
  rust: '#97472a',
  blush: '#dcb2a4',
  rose: '#c58a86',
  burgundy: '#6b2331',
  plum: '#593247',
  lilac: '#b3a3c2',
  sage: '#98a384',
  moss: '#606c47',
  forest: '#2d4a3b',
  mint: '#b7cdbb',
  teal: '#2f6468',
  fog: '#bcc3c4',
  slate: '#6d8494',
  denim: '#4b6582',
  navy: '#232f49',
  cobalt: '#2b4f9e',
  stone: '#a59c90',
  taupe: '#85786b',
  charcoal: '#403e3c',
  black: '#211f1e',
  white: '#f6f3ee',
  brass: '#bd9550',
  chrome: '#b9bcbd',
  copper: '#b7724e',
  oak: '#c79c6b',
  walnut: '#6f4a31',
  ash: '#dcc6a3',
  clear: '#dfe8e6',
  smoke: '#6f6963',
  amber: '#b5722a',
  tan: '#a8714a',
  cognac: '#8d5128',
  straw: '#cfae72',
  leaf: '#56703f',
} as const;

export type PaintName = keyof typeof PAINTS;

/** Narrows text to a paint's name. */
export function isPaintName(value: string): value is PaintName {
  return Object.hasOwn(PAINTS, value);
}
