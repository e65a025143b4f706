import type { Server } from 'node:http';

/** Where a server is reached. */
export interface ListenAt {
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/** Names of the variables that say where. */
type Names = Readonly<Record<keyof ListenAt, string>>;

/** Why a server can't listen, by the system's code: the variable that is wrong, and the mend. */
const REASONS: Readonly<Record<string, (at: ListenAt, names: Names) => string>> = {
  EADDRINUSE: ({ host, port }, names) =>
    `${names.port}: ${port} on ${host} is in use: stop the process that has it, or choose another port.`,
  EACCES: ({ port }, names) => `${names.port}: ${port} is not for this user: choose a port from 1024.`,
  EADDRNOTAVAIL: ({ host }, names) => `${names.host}: ${host} is no address of this machine: choose one that it has, such as 127.0.0.1.`,
  ENOTFOUND: ({ host }, names) => `${names.host}: ${host} is no address: choose one of this machine, such as 127.0.0.1.`,
};

/**
 * Listens. `names` are the variables that say where.
 * @throws Error that says which setting is wrong, and what to do.
 */
export function listen(server: Server, at: ListenAt, names: Names): Promise<void> {
  return new Promise((ready, fail) => {
    const refuse = (cause: NodeJS.ErrnoException): void => {
      const reason = REASONS[cause.code ?? ''];
      fail(reason === undefined ? cause : new Error(reason(at, names), { cause }));
    };
    server.once('error', refuse);
    server.listen(at.port, at.host, () => {
      server.off('error', refuse);
      ready();
    });
  });
}
