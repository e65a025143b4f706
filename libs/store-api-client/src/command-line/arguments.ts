/** What a command line asks for. */
export interface ParsedArguments {
  positional: string[];
  /** Values by name, without dashes. */
  values: Record<string, string>;
  flags: Set<string>;
}

/** The command line is not understood. */
export class UsageError extends Error {
  readonly code = 'USAGE';

  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/**
 * Reads `--name value`, `--name=value` and `--flag`.
 * @throws UsageError for an unknown name or a value that is missing.
 */
export function parseArguments(argv: readonly string[], names: readonly string[], flagNames: readonly string[]): ParsedArguments {
  const parsed: ParsedArguments = { positional: [], values: {}, flags: new Set() };
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      parsed.positional.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s, 2);
    if (flagNames.includes(name)) parsed.flags.add(name);
    else if (names.includes(name)) {
      const value = inline ?? rest.shift();
      if (value === undefined || value === '' || (inline === undefined && value.startsWith('--')))
        throw new UsageError(`--${name} needs a value.`);
      parsed.values[name] = value;
    } else throw new UsageError(`There is no option --${name}.`);
  }
  return parsed;
}
