import { type Database, textColumn } from './database.ts';
import { newId } from './ids.ts';

/** What a mail is about. */
export type MailKind = 'registration' | 'recovery' | 'newsletter' | 'order' | 'contact' | 'withdrawal';

export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The address that the recipient would open; relative ones make no sense in a mail. */
  link: string | null;
}

export interface SentMail extends Mail {
  id: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Where mails go: the demo store sends none, it keeps the latest ones. */
export interface Outbox {
  send(mail: Mail): void;
  /** Newest first. */
  mails(): SentMail[];
}

/** Older ones make room. */
export const OUTBOX_SIZE = 200;

export function createOutbox(database: Database): Outbox {
  return {
    send(mail) {
      database.run('INSERT INTO mail (id, data, created_at) VALUES (?, ?, ?)', newId(), JSON.stringify(mail), Date.now());
      database.run('DELETE FROM mail WHERE rowid NOT IN (SELECT rowid FROM mail ORDER BY rowid DESC LIMIT ?)', OUTBOX_SIZE);
    },
    mails: () =>
      database.all('SELECT id, data, created_at FROM mail ORDER BY rowid DESC').map((row) => ({
        ...(JSON.parse(textColumn(row, 'data')) as Mail),
        id: textColumn(row, 'id'),
        sentAt: Number(row['created_at']),
      })),
  };
}
