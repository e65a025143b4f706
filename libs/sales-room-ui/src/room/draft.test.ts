import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft.ts';

function memory(): Storage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as unknown as Storage & { readonly entries: Map<string, string> };
}

describe('a draft', () => {
  it('is there again after a reload', () => {
    const storage = memory();
    createDraftStore('chat:client:spring', storage).write('Hello');
    expect(createDraftStore('chat:client:spring', storage).read()).toBe('Hello');
  });
  it('belongs to its own field', () => {
    const storage = memory();
    createDraftStore('notes:spring:1', storage).write('One');
    expect(createDraftStore('notes:spring:2', storage).read()).toBe('');
  });
  it('leaves nothing behind when it is emptied', () => {
    const storage = memory();
    const draft = createDraftStore('chat', storage);
    draft.write('x');
    draft.write('');
    expect(storage.entries.size).toBe(0);
  });
  it('survives a storage that is closed', () => {
    const closed = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('closed');
      },
    };
    const draft = createDraftStore('chat', closed);
    expect(() => draft.write('x')).not.toThrow();
    expect(draft.read()).toBe('');
  });
});
