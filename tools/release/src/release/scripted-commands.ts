import type { Commands } from './commands.ts';

/** Answers by the beginning of a command line; an error is thrown. */
export type Script = Readonly<Record<string, string | Error>>;

/** Programs that answer from a script, and what was asked of them. */
export interface ScriptedCommands extends Commands {
  readonly asked: string[];
}

/** npm's answer for what its registry does not have. */
const NOT_FOUND = Object.assign(new Error('npm failed'), { stderr: 'npm error code E404' });

/** A clean, current main of somebody who may publish, with an empty registry. */
const READY: Script = {
  'git status': '',
  'git branch': 'main',
  'git ls-remote': 'abc\trefs/heads/main',
  'git merge-base': '',
  'git rev-parse': '1a2b3c4d5e6f',
  'git tag': '',
  'npm whoami': 'publisher',
  'npm view': NOT_FOUND,
};

/** Programs that answer from a script; one that it does not name is a mistake of the test. */
function scriptedCommands(script: Script): ScriptedCommands {
  const asked: string[] = [];
  const read = (...line: readonly string[]): Promise<string> => {
    const text = line.join(' ');
    asked.push(text);
    const found = Object.entries(script).findLast(([beginning]) => text.startsWith(beginning));
    if (found === undefined) return Promise.reject(new Error(`Nothing is scripted for ${text}.`));
    return found[1] instanceof Error ? Promise.reject(found[1]) : Promise.resolve(found[1]);
  };
  return { asked, read, run: async (...line) => void (await read(...line)) };
}

/** The same script with other answers to some commands. */
export const ready = (changes: Script = {}): ScriptedCommands => scriptedCommands({ ...READY, ...changes });
