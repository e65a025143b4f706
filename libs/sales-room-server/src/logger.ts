/** Ids, codes, counts and durations: never a name, a token, a password or a text that somebody wrote. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Structured log. `error`: somebody must act; `warn`: something healed or was refused at the door; `info`: one line
 * per step in the life of the process, a room, a worker or a session; `debug`: everything else.
 */
export interface Logger {
  error(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  debug(event: string, fields?: LogFields): void;
}

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** Log levels, from the most talkative. */
export type LogLevel = (typeof LEVELS)[number];

/** Writes one JSON object a line; `write` defaults to standard error. */
export function createJsonLogger(
  level: LogLevel = 'info',
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Logger {
  const from = LEVELS.indexOf(level);
  const at =
    (name: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (LEVELS.indexOf(name) >= from) write(JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields }));
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

/** The class and message of an error for a log line, without what a store or a person said. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return { error: error.name, code: typeof code === 'string' ? code : undefined, at: error.stack?.split('\n')[1]?.trim() };
}
