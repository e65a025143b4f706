import { folderCycle } from './rules/folder-cycle.mjs';
import { layer } from './rules/layer.mjs';
import { namedExports } from './rules/named-exports.mjs';
import { retiredWords } from './rules/retired-words.mjs';
import { serverOnly } from './rules/server-only.mjs';
import { titleLength } from './rules/title-length.mjs';
import { vendorOwner } from './rules/vendor-owner.mjs';
import { zodMini } from './rules/zod-mini.mjs';

/** House rules that no public lint rule covers; each was a bug or a boundary first. */
export const plugin = {
  meta: { name: '@vitrine/eslint-plugin-workspace' },
  rules: {
    'folder-cycle': folderCycle,
    layer,
    'named-exports': namedExports,
    'retired-words': retiredWords,
    'server-only': serverOnly,
    'title-length': titleLength,
    'vendor-owner': vendorOwner,
    'zod-mini': zodMini,
  },
};
