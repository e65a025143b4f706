// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreDrafts, saveDrafts, watchDrafts } from './drafts.ts';

const HERE = location.href;
let unwatch: () => void;

const find = <Found extends Element = HTMLInputElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const show = (html: string): void => void (document.body.innerHTML = html);
const type = (selector: string, value: string, event = 'input'): void => {
  const field = find(selector);
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
};
/** Goes to the page in another language, which shows this. */
const switchTo = (html: string, href = HERE): void => {
  saveDrafts(href);
  show(html);
  restoreDrafts();
};
const drawn = () => new Promise((resolve) => setTimeout(resolve));

const FORM = `<form>
  <input name="email" value="as the server drew it"><textarea name="text"></textarea>
  <select name="country"><option value="de"></option><option value="us"></option></select>
  <input type="checkbox" name="terms" value="on"><input type="checkbox" name="news" value="on" checked>
  <input type="radio" name="method" value="a" checked><input type="radio" name="method" value="b">
</form>`;

beforeEach(() => {
  sessionStorage.clear();
  unwatch = watchDrafts();
});
afterEach(() => {
  unwatch();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('what was filled in', () => {
  it('is there again in the page of another language: texts, choices and boxes', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    type('[name=text]', 'Half a sentence');
    type('[name=country]', 'us', 'change');
    for (const selector of ['[name=terms]', '[name=news]', '[value=b]']) find(selector).click();
    switchTo(FORM);
    expect(find('[name=email]').value).toBe('ada@vitrine.example');
    expect(find('[name=text]').value).toBe('Half a sentence');
    expect(find('[name=country]').value).toBe('us');
    expect([find('[name=terms]').checked, find('[name=news]').checked]).toEqual([true, false]);
    expect([find('[value=a]').checked, find('[value=b]').checked]).toEqual([false, true]);
  });

  it('is told to the page as if somebody had typed and pressed it just now', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    find('[name=terms]').click();
    saveDrafts(HERE);
    show(FORM);
    const heard: string[] = [];
    for (const event of ['keydown', 'input', 'change', 'click'])
      document.body.addEventListener(event, ({ target }) => heard.push(`${event} ${(target as HTMLInputElement).name}`), { once: false });
    restoreDrafts();
    expect(heard).toEqual(expect.arrayContaining(['keydown email', 'input email', 'change email', 'click terms', 'change terms']));
    expect(heard.indexOf('keydown email'), 'the part of the page is taken over first').toBeLessThan(heard.indexOf('input email'));
  });

  it('is nothing where nobody has touched a field: what the server draws stands', () => {
    show(FORM);
    find('[name=email]').value = 'by a script';
    switchTo(FORM);
    expect(sessionStorage).toHaveLength(0);
    expect(find('[name=email]').value).toBe('as the server drew it');
  });

  it('counts for a box by what it stands at, even where no event told of it', () => {
    show(FORM);
    find('[name=terms]').checked = true;
    switchTo(FORM);
    expect(find('[name=terms]').checked).toBe(true);
    expect(find('[name=news]').checked, 'as drawn').toBe(true);
  });

  it.each(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])(
    'is never written down of a field of the type %s',
    (kind) => {
      show(`<form><input name="secret" type="${kind}"></form>`);
      find('[name=secret]').dispatchEvent(new Event('input', { bubbles: true }));
      saveDrafts(HERE);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is no longer noted once the watch has ended', () => {
    unwatch();
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    type('[name=text]', 'Half a sentence', 'change');
    saveDrafts(HERE);
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to one page, and only to its next opening', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    switchTo(FORM, new URL('/elsewhere', HERE).href);
    expect(find('[name=email]').value).toBe('as the server drew it');
    type('[name=email]', 'grace@vitrine.example');
    switchTo(FORM, `${HERE}?language=de#form`);
    expect(find('[name=email]').value).toBe('grace@vitrine.example');
    show(FORM);
    restoreDrafts();
    expect(find('[name=email]').value).toBe('as the server drew it');
  });

  it('is forgotten where the page before had something and this one has nothing', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    saveDrafts(HERE);
    show(FORM);
    saveDrafts(HERE);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [29_999, 'ada@vitrine.example'],
    [30_000, 'as the server drew it'],
  ])('waits half a minute for the page: after %i ms it reads %s', (ms, expected) => {
    vi.useFakeTimers();
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    saveDrafts(HERE);
    vi.advanceTimersByTime(ms);
    show(FORM);
    restoreDrafts();
    expect(find('[name=email]').value).toBe(expected);
  });
});

describe('the field that it belongs to', () => {
  const two = '<form><input name="q"></form><form><input name="q"><input name="q"></form>';

  it('is the one of its form, and of several of one name the one in its place', () => {
    show(two);
    const [, second, third] = document.querySelectorAll('input');
    for (const [field, value] of [
      [second, 'two'],
      [third, 'three'],
    ] as const) {
      if (field) field.value = value;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    switchTo(two);
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'two', 'three']);
  });

  it('is found in another form where it is the only one of its name, and is not guessed among several', () => {
    show('<form><input name="q"></form>');
    type('[name=q]', 'mug');
    switchTo('<input name="q">');
    expect(find('[name=q]').value).toBe('mug');
    type('[name=q]', 'vase');
    switchTo('<form></form><form><input name="q"></form><form><input name="q"></form>');
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '']);
  });

  it('is of the same kind, and a box of the same value', () => {
    show('<form><input name="q"></form>');
    type('[name=q]', 'mug');
    switchTo('<form><input name="q" type="email"></form>');
    expect(find('[name=q]').value).toBe('');
    const boxes = (...values: string[]) =>
      `<form>${values.map((value) => `<input type="checkbox" name="size" value="${value}">`).join('')}</form>`;
    show(boxes('s', 'm', 'l'));
    find('[value=l]').click();
    switchTo(boxes('l', 'm', 's'));
    expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, false]);
  });

  it('may come later, and so may the options of a choice; nothing is filled in twice', async () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    type('[name=country]', 'us', 'change');
    switchTo('<p>Loading</p>');
    document.body.innerHTML = '<form><input name="email"><select name="country"></select></form>';
    await drawn();
    expect(find('[name=email]').value).toBe('ada@vitrine.example');
    find('[name=email]').value = 'changed by hand';
    find<HTMLSelectElement>('select').innerHTML = '<option value="de"></option>';
    await drawn();
    expect(find<HTMLSelectElement>('select').value).toBe('de');
    find<HTMLSelectElement>('select').innerHTML = '<option value="de"></option><option value="us"></option>';
    await drawn();
    expect(find<HTMLSelectElement>('select').value).toBe('us');
    find<HTMLSelectElement>('select').value = 'de';
    document.body.append('more');
    await drawn();
    expect([find('[name=email]').value, find<HTMLSelectElement>('select').value]).toEqual(['changed by hand', 'de']);
  });

  it('is waited for no longer than half a minute', () => {
    vi.useFakeTimers();
    const ended = vi.spyOn(MutationObserver.prototype, 'disconnect');
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    switchTo('<p>Loading</p>');
    vi.advanceTimersByTime(29_999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('that stands at it already hears of nothing', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    saveDrafts(HERE);
    show(FORM);
    find('[name=email]').value = 'ada@vitrine.example';
    const heard = vi.fn();
    find('[name=email]').addEventListener('input', heard);
    restoreDrafts();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a storage that fails', () => {
  it('costs what was filled in, not the page', () => {
    show(FORM);
    type('[name=email]', 'ada@vitrine.example');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => saveDrafts(HERE)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('None', 'SecurityError');
    });
    expect(() => restoreDrafts()).not.toThrow();
  });

  it.each(['{', 'null', '{"until":9e15}', '{"until":9e15,"pathname":"/","drafts":{}}'])('or holds %s gives nothing', (text) => {
    sessionStorage.setItem('vitrine-drafts', text);
    show(FORM);
    expect(() => restoreDrafts()).not.toThrow();
    expect(find('[name=email]').value).toBe('as the server drew it');
  });
});
