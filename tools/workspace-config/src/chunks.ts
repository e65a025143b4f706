const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
/** Rules of forms, which come with the first touch of one. */
const FORM_RULES = /-rules\.ts$|[\\/]forms[\\/]rules\.ts$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;

/**
 * Which modules travel together, so that a first visit asks for few files. React with its router is one, which changes
 * with their versions alone; the rules of forms and what they are written with are two, since most pages are only read. The rest is cut by how many entries of the app reach a module: whatever a module imports is
 * reached by at least as many, so that no two files ever need each other.
 * @param shares From how many entries on a module belongs to a file, the most shared file first.
 */
export const chunkGroups = (shares: readonly number[]) => ({
  groups: [
    { name: 'react', test: REACT, priority: shares.length + 3 },
    { name: 'zod', test: ZOD, priority: shares.length + 2 },
    { name: 'form-rules', test: FORM_RULES, priority: shares.length + 1 },
    ...shares.map((least, index) => ({ name: `shared-by-${least}`, minShareCount: least, priority: shares.length - index })),
  ],
});
