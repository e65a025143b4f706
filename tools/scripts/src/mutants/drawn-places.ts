/**
 * A plugin of the mutation tester, which runs in a process of its own: of all changes within the ranges that the tester
 * is asked for, only those that were drawn are tried.
 */
import { relative } from 'node:path';
import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { drawnPlaces, keyOf, placeOf } from './places.ts';

function createChecker(): Checker {
  const { root, words } = drawnPlaces();
  const check = (key: string) =>
    words.has(key) ? ({ status: CheckStatus.Passed } as const) : ({ status: CheckStatus.CompileError, reason: 'not drawn' } as const);
  return {
    init: () => Promise.resolve(),
    check: (mutants) =>
      Promise.resolve(
        Object.fromEntries(mutants.map((mutant) => [mutant.id, check(keyOf(placeOf(mutant, relative(root, mutant.fileName))))])),
      ),
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'drawn', createChecker)];
