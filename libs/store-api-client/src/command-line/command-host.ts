/** Ends of a command: nothing lacks; something lacks; it could not be found out. */
export type ExitCode = 0 | 1 | 2;

/** What a command may use of its surroundings. */
export interface CommandHost {
  env: Readonly<Record<string, string | undefined>>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** The text of a file; undefined where there is none. */
  readFile: (path: string) => Promise<string | undefined>;
  writeFile: (path: string, text: string) => Promise<void>;
  fetch?: typeof fetch;
}
