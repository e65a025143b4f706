import { describe, expect, it } from 'vitest';
import { parseRedirectList } from './redirect-list.ts';
import { isRoutingError } from './routing-error.ts';

const find = (text: string, pathname: string) => parseRedirectList(text).find(pathname);
function messageOf(text: string): string {
  try {
    parseRedirectList(text);
  } catch (error) {
    return isRoutingError(error) && error.code === 'invalid-redirect-list' ? error.message : `another error: ${String(error)}`;
  }
  return 'none';
}

describe('a redirect list', () => {
  it('holds old and new path on each line, 301 unless it says 302; empty lines and # lines are left out', () => {
    const list = parseRedirectList('\uFEFF# Renamed in spring\r\n\r\n/furniture  /living\r\n/sale\t/summer 302\r\n');
    expect(list.size).toBe(2);
    expect(list.find('/furniture')).toEqual({ to: '/living', status: 301 });
    expect(list.find('/sale')).toEqual({ to: '/summer', status: 302 });
    expect(list.find('/living')).toBeUndefined();
    expect(list.find('/furniture/lamps')).toBeUndefined();
    expect(parseRedirectList('').find('/furniture')).toBeUndefined();
  });

  it.each([
    ['without a slash at the end', '/furniture', '/Furniture/'],
    ['in capitals', '/furniture', '/FURNITURE'],
    ['encoded', '/küche/töpfe', '/k%C3%BCche/t%c3%b6pfe'],
    ['written out', '/k%C3%BCche/t%c3%b6pfe', '/küche/töpfe'],
    ['with an encoded letter', '/furn%69ture', '/furniture'],
    ['with two slashes', '/furniture//lamps', '/furniture/lamps'],
  ])('finds an address however it is written: %s', (_how, from, asked) => {
    expect(find(`${from} /living`, asked)).toEqual({ to: '/living', status: 301 });
  });

  it('writes the new address in its one form', () => {
    expect(find('/a /Küche/', '/a')?.to).toBe('/K%C3%BCche');
  });

  it('holds in every language where the old address names none, and leaves visitors in theirs', () => {
    const list = parseRedirectList('/furniture /living');
    expect(list.find('/de-DE/furniture')?.to).toBe('/de-DE/living');
    expect(list.find('/en-gb/furniture')?.to).toBe('/en-GB/living');
  });

  it('holds in one language where the old address names it, before a line for all', () => {
    const list = parseRedirectList('/moebel /furniture\n/de-DE/moebel /wohnen\n/de-DE/english /en-GB/living');
    expect(list.find('/de-DE/moebel')?.to).toBe('/de-DE/wohnen');
    expect(list.find('/moebel')?.to).toBe('/furniture');
    expect(list.find('/en-GB/moebel')?.to).toBe('/en-GB/furniture');
    expect(list.find('/de-DE/english')?.to).toBe('/en-GB/living');
    expect(list.find('/english')).toBeUndefined();
  });

  it('may lead to an address of another language that begins like a prefix', () => {
    expect(find('/a /de-DE/en-US/b', '/a')?.to).toBe('/de-DE/en-US/b');
    expect(find('/a /furniture/en-US', '/a')?.to).toBe('/furniture/en-US');
  });

  it('may lead on from line to line, one at a time', () => {
    const list = parseRedirectList('/a /b\n/b /c');
    expect([list.find('/a')?.to, list.find('/b')?.to, list.find('/c')]).toEqual(['/b', '/c', undefined]);
  });

  it.each([
    ['one path', '/furniture', 'line 1: expected an old path, a new path and perhaps a status'],
    ['four parts', '/a /b 301 302', 'line 1: expected an old path, a new path and perhaps a status'],
    ['a comment behind', '/a /b 301 # moved', 'line 1: expected an old path, a new path and perhaps a status'],
    ['an old address of another shop', 'https://old.example/a /b', 'line 1: expected an old path that begins with one slash'],
    ['another origin', '/a https://evil.example/', 'line 1: expected a new path that begins with one slash'],
    ['another origin without scheme', '/a //evil.example', 'line 1: expected a new path that begins with one slash'],
    ['another origin behind a backslash', '/a /\\evil.example', 'line 1: expected a new path that begins with one slash'],
    ['another origin behind a dot', '/a /.//evil.example', 'line 1: expected a new path that begins with one slash'],
    ['an encoded slash', '/a /%2fevil.example', 'line 1: expected a new path that begins with one slash'],
    ['a script', '/a javascript:alert(1)', 'line 1: expected a new path that begins with one slash'],
    ['a query before', '/a?x=1 /b', 'line 1: expected an old path without query or hash'],
    ['a query behind', '/a /b?x=1', 'line 1: expected a new path without query or hash'],
    ['a hash behind', '/a /b#x', 'line 1: expected a new path without query or hash'],
    ['a new path with the prefix that the default language does not have', '/a /en-US/b', 'line 1: expected a new path without /en-US'],
    ['the home page', '/ /b', 'line 1: expected another old path than the home page'],
    ['the home page of a language', '/de-DE/ /b', 'line 1: expected another old path than the home page'],
    ['a status of another kind', '\n/a /b 200', 'line 2: expected 301 or 302 as status, got 200'],
    ['an address twice', '/a /b\n/A/ /c', 'line 2: expected another old path than that of line 1'],
    ['an address that leads to itself', '/a /A/', 'line 1: leads back to itself'],
    ['a circle', '/x /y\n/a /b\n/b /c\n/c /a', 'line 4: leads back to line 2'],
    ['a circle in one language', '/a /b\n/de-DE/b /a', 'line 2: leads back to line 1'],
    ['a circle across languages', '/de-DE/a /en-GB/b\n/en-GB/b /de-DE/a', 'line 2: leads back to line 1'],
  ])('is refused with the line and what is wrong: %s', (_what, text, message) => {
    expect(messageOf(text)).toContain(message);
    expect(messageOf(text).split('\n')).toHaveLength(1);
  });

  it('names all lines that are wrong, of very many the first ten', () => {
    expect(messageOf('/a\n/b /c 999\n/d /e')).toMatch(/^line 1: .*\nline 2: .*$/);
    const lines = messageOf('nonsense\n'.repeat(5_000)).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[10]).toBe('and 4990 lines more');
  });

  // Walked anew from every line, this would take minutes.
  it('of many lines that lead on and on is checked by going each way once', () => {
    expect(parseRedirectList(Array.from({ length: 20_000 }, (_, index) => `/p${index} /p${index + 1}`).join('\n')).size).toBe(20_000);
  });
});
