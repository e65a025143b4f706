import type { Draft } from '../draft.ts';
import { GenerateError } from '../generate-error.ts';
import type { Generator } from '../generator.ts';
import { kebabName } from '../names.ts';
import { libraryFiles } from './library-files.ts';
import { joinLists } from './workspace-lists.ts';

/** The library's folder is what the other names in use stand in. */
function refuseTaken(draft: Draft, name: string): void {
  const taken = ['libs', 'tools', 'apps'].find((group) => draft.has(`${group}/${name}`));
  if (taken !== undefined) throw new GenerateError(`The name "${name}" is taken: there is ${taken}/${name}.`);
}

/** A publishable library of the base layer. */
export const libraryGenerator: Generator = {
  parameters: 'NAME',
  most: 1,
  purpose: 'libs/NAME: a publishable library of the base layer with one function and its test',
  plan(draft, [text = '']) {
    const name = kebabName(text);
    refuseTaken(draft, name.kebab);
    for (const [path, content] of libraryFiles(name)) draft.create(path, content);
    joinLists(draft, name);
    return [];
  },
};
