/** `${expression}` of a template, and what Vitest fills in for each row of a table: `%s` and its kin, `$name`, `$name.of.it`. */
const FILLED_IN = /\$\{[^}]*\}|%[sdifjoOc]|\$[a-zA-Z]\w*(?:\.\w+)*/;

/** Whether a test's title comes of one as the source spells it, or of a part of that. */
export function titleFits(spelt: string, title: string): boolean {
  let from = 0;
  return spelt.split(FILLED_IN).every((piece) => {
    const at = title.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
