import { RoomError } from './room-error.ts';

/**
 * Refuses a message whose texts no database can keep: PostgreSQL has no U+0000 and no half of a surrogate pair.
 * @throws RoomError `invalid-payload`.
 */
export function assertStorableText(message: unknown): void {
  // A list, not a recursion: the nesting of a hostile message is as deep as its size allows.
  const open: unknown[] = [message];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed())
        throw new RoomError('invalid-payload', 'Texts may not hold the character U+0000 or half of a surrogate pair: leave it out.');
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) open.push(key, inner);
    }
  }
}
