/** `prepublishOnly` of every library: its folder is not what is published. */
console.error(
  'This folder is not what is published: its exports lead to sources, and it lacks licence, address and maps. Run `npm run release -- --dry-run` at the root of the repository, then `npm run release`.',
);
process.exitCode = 1;
