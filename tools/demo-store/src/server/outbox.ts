import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  /** The address the recipient would open; relative links make no sense in a mail. */
  link: string;
}

/** Where mails go: the demo store sends none, it writes each one into a file. */
export interface Outbox {
  send(mail: Mail): void;
}

export function createOutbox(directory: string | null): Outbox {
  let counter = 0;
  return {
    send(mail) {
      if (directory === null) return;
      mkdirSync(directory, { recursive: true });
      counter += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${counter}.txt`;
      writeFileSync(join(directory, name), `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.link}\n`, { mode: 0o600 });
    },
  };
}
