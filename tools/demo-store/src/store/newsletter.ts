import { type Database, type Row, textColumn } from './database.ts';

export type NewsletterStatus = 'notSet' | 'optIn' | 'optOut' | 'direct';

export interface Recipient {
  email: string;
  status: NewsletterStatus;
  hash: string;
  firstName: string | null;
  lastName: string | null;
}

export interface NewsletterStore {
  find(email: string): Recipient | undefined;
  findByHash(hash: string): Recipient | undefined;
  save(recipient: Recipient): void;
}

export function createNewsletterStore(database: Database): NewsletterStore {
  const parse = (row: Row | undefined): Recipient | undefined => (row ? (JSON.parse(textColumn(row, 'data')) as Recipient) : undefined);
  return {
    find: (email) => parse(database.get('SELECT data FROM newsletter WHERE email = ?', email.toLowerCase())),
    findByHash: (hash) => parse(database.get('SELECT data FROM newsletter WHERE hash = ?', hash)),
    save(recipient) {
      database.run(
        'INSERT INTO newsletter (email, status, hash, data) VALUES (?, ?, ?, ?) ON CONFLICT (email) DO UPDATE SET status = excluded.status, hash = excluded.hash, data = excluded.data',
        recipient.email.toLowerCase(),
        recipient.status,
        recipient.hash,
        JSON.stringify(recipient),
      );
    },
  };
}
