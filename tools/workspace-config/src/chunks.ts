const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
/** Rules of forms, which come with the first touch of one. */
const FORM_RULES = /-rules\.ts$|[\\/]forms[\\/]rules\.ts$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;

/** A file of scripts: modules by their paths, by how many entries of the app reach them at least, or by both. */
export interface Chunk {
  readonly name: string;
  readonly test?: RegExp;
  readonly minShareCount?: number;
}

/**
 * Which modules travel together, so that a first visit asks for few files and brings little that its page doesn't need. React with its
 * router is one file, which changes with their versions alone; the rules of forms and what they are written with are two, since most pages
 * are only read. The rest is the app's to say. A file takes whatever its modules import that none before it has taken: it needs those
 * before it alone, and no two need each other.
 * @param chunks What most pages need first.
 */
export function chunkGroups(chunks: readonly Chunk[]) {
  const groups: readonly Chunk[] = [
    { name: 'react', test: REACT },
    { name: 'zod', test: ZOD },
    { name: 'form-rules', test: FORM_RULES },
    ...chunks,
  ];
  return { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) };
}

/** Files by how many entries reach a module at least: whatever it imports is reached by as many. */
export const sharedBy = (...shares: readonly number[]): readonly Chunk[] =>
  shares.map((least) => ({ name: `shared-by-${least}`, minShareCount: least }));
