/**
 * A plugin of the mutation tester, which tells of a change that nobody notices as soon as it is known: a run takes hours,
 * and one that is ended early is not for nothing.
 */
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import { outcomeOf } from './outcome.ts';
import { drawnPlaces, keyOf, placeOfResult } from './places.ts';

function createReporter(): Reporter {
  const { root, words } = drawnPlaces();
  return {
    onMutantTested(result) {
      const outcome = outcomeOf(result.status);
      const place = words.get(keyOf(placeOfResult(root, result)));
      if (place !== undefined && (outcome === 'survived' || outcome === 'untested')) console.log(`${outcome.toUpperCase()}  ${place}`);
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'unnoticed', createReporter)];
