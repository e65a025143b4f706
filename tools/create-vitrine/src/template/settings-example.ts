/** Settings of the workspace that a shop has no use for: ports follow `PORT`, and its brand is a file of its own. */
const DROPPED = new Set([
  'STOREFRONT_PORT',
  'SALES_ROOM_PORT',
  'SALES_ROOM_SERVER_PORT',
  'DEMO_STORE_PORT',
  'DEMO_STORE_PAGES_PORT',
  'DEMO_STORE_TRAITS',
  'BRAND',
  'PSEUDO_LOCALE',
]);

/** Sections of a shop with rooms alone, by how their titles begin. */
const ROOM_SECTION = /^# --- (?:Audio and video|Several room servers|Metrics of the room server|Limits of the room server)/;

const WORDS: readonly (readonly [string, string])[] = [
  ['# Every setting of the product with its default.', '# Every setting of the shop with its default.'],
  ['# Port of the front, which visitors use.', '# Port that visitors use; the processes behind it take the next five.'],
  [' `npm start -- --reset` empties it.', ''],
  ['Left out: one is found, downloaded or built.', "Left out: the one of mediasoup's installation."],
];

/** Comments, and the settings that they are about. */
function entriesOf(section: string): string[] {
  const entries: string[] = [];
  let hasSetting = true;
  for (const line of section.split('\n').filter((text) => text !== '')) {
    const isSetting = !line.startsWith('#');
    if (hasSetting && !isSetting) entries.push(line);
    else entries.push(`${entries.pop() ?? ''}\n${line}`);
    hasSetting = isSetting || /^# --- /.test(line);
  }
  return entries;
}

const isKept = (entry: string): boolean => {
  const names = [...entry.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  return names.length === 0 || names.some((name) => !DROPPED.has(name));
};

/**
 * The workspace's `.env.example` as a shop has it.
 *
 * @param address - The project's own, for documents that are there alone.
 */
export function settingsExample(text: string, address: string): string {
  let written = text;
  for (const [from, to] of WORDS) {
    if (!written.includes(from)) throw new Error(`.env.example no longer holds ${JSON.stringify(from)}: right settings-example.ts.`);
    written = written.replace(from, to);
  }
  const sections = written.split(/(?=^# --- )/m).map((section) => {
    const kept = entriesOf(section)
      .filter(isKept)
      .join('\n')
      .replace(/^(# --- .*)$/m, '$1\n');
    return ROOM_SECTION.test(section) ? `# room\n${kept}\n# /room\n` : `${kept}\n`;
  });
  return sections.join('\n').replaceAll(/\bdocs\/operations\//g, `${address}/blob/main/docs/operations/`);
}
