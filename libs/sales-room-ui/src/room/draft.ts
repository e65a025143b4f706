import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from '../devices/chosen-devices.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is being written, kept over a reload of the tab. */
export interface DraftStore {
  read(): string;
  write(text: string): void;
}

/** A draft under its own name. A storage that is full or closed keeps nothing and breaks nothing. */
export function createDraftStore(name: string, storage: DraftStorage | undefined = tabStorage()): DraftStore {
  const key = `vitrine-draft:${name}`;
  return {
    read() {
      try {
        return storage?.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(text) {
      try {
        if (text === '') storage?.removeItem(key);
        else storage?.setItem(key, text);
      } catch {
        // The draft then lives as long as the page.
      }
    },
  };
}

/** The text of a field whose draft survives a reload. Empty on a server and at first, then what was kept. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ name, text: '' });
  useEffect(() => setDraft({ name, text: createDraftStore(name).read() }), [name]);
  const change = useCallback(
    (text: string) => {
      createDraftStore(name).write(text);
      setDraft({ name, text });
    },
    [name],
  );
  return [draft.name === name ? draft.text : '', change];
}
