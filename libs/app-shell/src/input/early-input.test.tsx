// @vitest-environment jsdom
import { act, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT, forceHydration, replayEarlyInput, restoreField } from './early-input.ts';

const heard = vi.fn<(what: string) => void>();

function Page() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('name');
  const [isOn, setOn] = useState(false);
  const [left, setLeft] = useState('');
  return (
    <>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} onBlur={() => setLeft(text)} />
      <select name="order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="name" />
        <option value="price" />
      </select>
      <input type="checkbox" name="box" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <button type="button" onClick={() => heard(`press after ${left}`)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          heard('submit');
        }}
      >
        <button type="submit" />
      </form>
      <output>{`${text} ${order} ${isOn} ${left}`}</output>
    </>
  );
}

const find = <Kind extends Element>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (element === null) throw new Error(selector);
  return element;
};
const fire = (element: Element, type: string): boolean => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  heard.mockReset();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

it('keeps what was typed, chosen and pressed before the scripts of a page took over', async () => {
  document.body.innerHTML = renderToString(<Page />);
  // The document runs it from its head.
  (0, eval)(EARLY_INPUT_SCRIPT);
  find<HTMLInputElement>('[name=text]').value = 'mug';
  fire(find('[name=text]'), 'input');
  find<HTMLSelectElement>('select').value = 'price';
  fire(find('select'), 'change');
  find<HTMLInputElement>('[name=box]').checked = true;
  fire(find('[name=box]'), 'change');
  find<HTMLButtonElement>('button[type=button]').click();
  find<HTMLButtonElement>('button[type=button]').click();
  expect(fire(find('form'), 'submit'), 'the browser sends a form that only scripts can send').toBe(false);

  await act(async () => hydrateRoot(document.body, <Page />));
  await act(async () => {
    replayEarlyInput();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  expect(find('output').textContent, 'a field tells what it holds when it is left').toBe('mug price true mug');
  expect(heard.mock.calls.map(([what]) => what)).toEqual(['press after mug', 'submit']);

  await act(async () => find<HTMLButtonElement>('button[type=button]').click());
  expect(heard).toHaveBeenCalledTimes(3);
});

it('holds a form that was just taken over until what was ticked before is ticked again', async () => {
  function Consent() {
    const [isOn, setOn] = useState(false);
    return (
      <form action="/ask" onSubmit={(event) => (event.preventDefault(), heard(`sent ${isOn}`))}>
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        <button type="submit" />
      </form>
    );
  }
  document.body.innerHTML = renderToString(<Consent />);
  (0, eval)(EARLY_INPUT_SCRIPT);
  find<HTMLInputElement>('input').checked = true;
  fire(find('input'), 'change');
  await act(async () => hydrateRoot(document.body, <Consent />));
  await act(async () => find<HTMLButtonElement>('button').click());
  expect(heard).not.toHaveBeenCalled();
  await act(async () => {
    replayEarlyInput();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  });
  expect(heard.mock.calls).toEqual([['sent true']]);
});

it('keeps each letter that is typed on while the scripts take the field over', async () => {
  let drawAgain: (count: number) => void = () => undefined;
  function Typing() {
    const input = useRef<HTMLInputElement>(null);
    const [text, setText] = useState('');
    const [, setCount] = useState(0);
    useEffect(() => {
      drawAgain = setCount;
      setText(input.current?.value ?? '');
    }, []);
    return <input ref={input} value={text} onChange={(event) => setText(event.target.value)} />;
  }
  document.body.innerHTML = renderToString(<Typing />);
  (0, eval)(EARLY_INPUT_SCRIPT);
  const field = find<HTMLInputElement>('input');
  const typeNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (letter: string): void => {
    typeNative?.call(field, field.value + letter);
    fire(field, 'input');
  };
  field.focus();
  type('l');
  await act(async () => hydrateRoot(document.body, <Typing />));
  await act(async () => type('a'));
  await act(async () => drawAgain(1));
  await act(async () => type('m'));
  await act(async () => {
    replayEarlyInput();
    await vi.waitFor(() => expect((window as { vitrineEarlyInput?: unknown }).vitrineEarlyInput).toBeUndefined());
  });
  expect(field.value).toBe('lam');
});

it('leaves the field in which somebody still is', async () => {
  document.body.innerHTML = renderToString(<Page />);
  (0, eval)(EARLY_INPUT_SCRIPT);
  const field = find<HTMLInputElement>('[name=text]');
  field.focus();
  field.value = 'mu';
  fire(field, 'input');
  find<HTMLButtonElement>('button[type=button]').click();
  await act(async () => hydrateRoot(document.body, <Page />));
  await act(async () => {
    replayEarlyInput();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });
  expect(find('output').textContent).toBe('mu name false ');
});

it('keeps what was chosen in a part whose code comes after everything else', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  function Methods() {
    const [method, setMethod] = useState('card');
    return (
      <>
        {['card', 'invoice'].map((name) => (
          <input key={name} type="radio" name="method" value={name} checked={method === name} onChange={() => setMethod(name)} />
        ))}
        <output>{method}</output>
      </>
    );
  }
  document.body.innerHTML = `<main><!--$-->${renderToString(<Methods />)}<!--/$--></main>`;
  (0, eval)(EARLY_INPUT_SCRIPT);
  await act(async () => {
    hydrateRoot(
      document.body,
      <main>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
      </main>,
    );
  });
  const invoice = find<HTMLInputElement>('[value=invoice]');
  invoice.click();
  await act(async () => {
    replayEarlyInput();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(invoice.checked, 'nobody takes it back').toBe(true);

  await act(async () => arrive({ default: Methods }));
  await vi.waitFor(() => act(async () => expect(find('output').textContent).toBe('invoice')));
  expect(find<HTMLInputElement>('[value=invoice]').checked).toBe(true);
  expect(find('[value=invoice]'), 'the same as the server drew').toBe(invoice);
});

describe('before the scripts of a page take over', () => {
  interface Noted {
    values: Map<Element, string | boolean>;
    presses: Set<Element>;
    submits: Map<Element, Element | null>;
    isPressing(): boolean;
    stop(): void;
  }
  const holder = window as { vitrineEarlyInput?: Noted };
  let noted: Noted;
  /** What of the page's own scripts hears of events. */
  const reached = vi.fn<(type: string) => void>();
  const reach = ({ type }: Event): void => reached(type);
  const TYPES = ['input', 'change', 'click', 'submit'];

  beforeEach(() => {
    reached.mockReset();
    document.body.replaceChildren();
    (0, eval)(EARLY_INPUT_SCRIPT);
    if (!holder.vitrineEarlyInput) throw new Error('Nothing is noted.');
    noted = holder.vitrineEarlyInput;
    for (const type of TYPES) document.body.addEventListener(type, reach);
  });
  afterEach(() => {
    noted.stop();
    delete holder.vitrineEarlyInput;
    for (const type of TYPES) document.body.removeEventListener(type, reach);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it.each([
    ['a text', '<input value="mug">', 'mug'],
    ['a longer text', '<textarea>a mug</textarea>', 'a mug'],
    ['a choice', '<select><option value="b" selected></option></select>', 'b'],
    ['a box', '<input type="checkbox" value="on" checked>', true],
    ['a box that is empty', '<input type="checkbox" value="on">', false],
    ['one of several', '<input type="radio" value="b" checked>', true],
  ])('notes what a field holds and tells nobody: %s', (_what, html, value) => {
    document.body.innerHTML = html;
    const field = find('body > *');
    for (const type of ['input', 'change']) {
      noted.values.clear();
      fire(field, type);
      expect([...noted.values]).toEqual([[field, value]]);
    }
    expect(reached).not.toHaveBeenCalled();
  });

  it('leaves alone what is no field', () => {
    document.body.innerHTML = '<p contenteditable></p>';
    fire(find('p'), 'input');
    expect(noted.values.size).toBe(0);
    expect(reached).toHaveBeenCalledExactlyOnceWith('input');
  });

  it.each([
    ['holds a button that scripts answer', '<button type="button"><b></b></button>', true],
    ['leaves a button that sends a form', '<form action="/x"><button type="submit"><b></b></button></form>', false],
    ['leaves any other element', '<p><b></b></p>', false],
  ])('%s', (_what, html, isHeld) => {
    document.body.innerHTML = html;
    const isPrevented = !find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isPrevented).toBe(isHeld);
    expect([...noted.presses]).toEqual(isHeld ? [find('button')] : []);
    expect(reached).toHaveBeenCalledTimes(isHeld ? 0 : html.includes('submit') ? 2 : 1);
  });

  it.each([
    ['scripts alone can send', '<form><button></button></form>', true],
    ['scripts send in place of the browser', '<form action="/x" data-scripted><button></button></form>', true],
    ['the browser sends', '<form action="/x"><button></button></form>', false],
  ])('a form that %s is treated as one', (_what, html, isHeld) => {
    document.body.innerHTML = html;
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find<HTMLElement>('button') });
    expect(find('form').dispatchEvent(submit)).toBe(!isHeld);
    expect([...noted.submits]).toEqual(isHeld ? [[find('form'), find('button')]] : []);
    expect(reached).toHaveBeenCalledTimes(isHeld ? 0 : 1);
  });

  it.each([
    ['takes the part of the page along', '<nav class="v-language-switch"><a href="/de-DE"><b></b></a></nav>', '#reviews'],
    ['keeps the part that it names', '<nav class="v-language-switch"><a href="/de-DE#top"><b></b></a></nav>', '#top'],
    ['is nothing to any other link', '<nav><a href="/de-DE"><b></b></a></nav>', ''],
  ])('a change of language %s', (_what, html, hash) => {
    document.body.innerHTML = html;
    location.hash = '#reviews';
    find('a').addEventListener('click', (event) => event.preventDefault());
    find<HTMLElement>('b').click();
    expect(find<HTMLAnchorElement>('a').hash).toBe(hash);
    location.hash = '';
  });

  it('a chosen language is remembered, and the query goes along as the browser writes it', () => {
    history.replaceState(null, '', '/?ref=a%20b');
    document.body.innerHTML =
      '<nav class="v-language-switch" data-cookie="early_locale=*; Path=/"><a href="/de-DE?ref=a+b" data-locale="de-DE"></a></nav>';
    find('a').addEventListener('click', (event) => event.preventDefault());
    find<HTMLElement>('a').click();
    expect(find<HTMLAnchorElement>('a').search).toBe('?ref=a%20b');
    expect(document.cookie).toContain('early_locale=de-DE');
    history.replaceState(null, '', '/');
  });

  describe('a press that begins', () => {
    const point = (selector: string, type: string) =>
      find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    const takeOver = () => Object.assign(find('b'), { __reactProps$a: {} });
    const LABEL = '<label><input type="checkbox"><b></b><a href="#privacy"></a></label>';

    it.each([
      ['before the scripts came is the browser’s to end', false, []],
      ['afterwards is theirs', true, ['click', 'click']],
    ])('%s, on the label of a box', (_when, isLate, heardOfIt) => {
      document.body.innerHTML = LABEL;
      if (isLate) takeOver();
      point('b', 'pointerdown');
      takeOver();
      point('b', 'pointerup');
      find<HTMLElement>('b').click();
      expect(find<HTMLInputElement>('input').checked).toBe(true);
      expect([...noted.values]).toEqual([[find('input'), true]]);
      expect(reached.mock.calls.map(([type]) => type)).toEqual(heardOfIt);
    });

    it('on one of several is the browser’s to end, too', () => {
      document.body.innerHTML = '<input type="radio">';
      find<HTMLElement>('input').click();
      expect([...noted.values]).toEqual([[find('input'), true]]);
      expect(reached).not.toHaveBeenCalled();
    });

    it('on a link in a label opens the link', () => {
      document.body.innerHTML = LABEL;
      find<HTMLElement>('a').click();
      expect(noted.values.size).toBe(0);
      expect(reached).toHaveBeenCalledExactlyOnceWith('click');
    });

    it('is waited for until its click, which is done again', () => {
      vi.useFakeTimers();
      document.body.innerHTML = '<button type="button"></button>';
      const button = find<HTMLButtonElement>('button');
      point('button', 'pointerdown');
      Object.assign(button, { __reactProps$a: {} });
      replayEarlyInput();
      vi.advanceTimersByTime(2_000);
      point('button', 'pointerup');
      vi.advanceTimersByTime(300);
      button.click();
      expect(reached, 'its scripts did not see it begin').not.toHaveBeenCalled();
      vi.advanceTimersByTime(50);
      expect(reached).toHaveBeenCalledExactlyOnceWith('click');
    });

    it.each([
      ['is lifted elsewhere is over 0.4 s later', 'pointerup', 399],
      ['turns into scrolling is over', 'pointercancel', 0],
    ])('and %s', (_what, type, after) => {
      vi.useFakeTimers();
      document.body.innerHTML = '<p></p>';
      expect(noted.isPressing()).toBe(false);
      point('p', 'pointerdown');
      expect(noted.isPressing()).toBe(true);
      point('p', type);
      if (after > 0) {
        vi.advanceTimersByTime(after);
        expect(noted.isPressing()).toBe(true);
        vi.advanceTimersByTime(1);
      }
      expect(noted.isPressing()).toBe(false);
    });

    it('soon after another is not ended by the end of that one', () => {
      vi.useFakeTimers();
      document.body.innerHTML = '<p></p>';
      for (const type of ['pointerdown', 'pointerup', 'pointerdown']) point('p', type);
      vi.advanceTimersByTime(400);
      expect(noted.isPressing()).toBe(true);
      find<HTMLElement>('p').click();
      expect(noted.isPressing()).toBe(false);
    });
  });

  it('notes nothing any more once it was stopped', () => {
    document.body.innerHTML = '<form><input value="mug"><button type="button"></button></form>';
    noted.stop();
    fire(find('input'), 'input');
    fire(find('input'), 'change');
    find<HTMLButtonElement>('button').click();
    fire(find('form'), 'submit');
    expect([noted.values.size, noted.presses.size, noted.submits.size]).toEqual([0, 0, 0]);
    expect(reached.mock.calls.map(([type]) => type)).toEqual(TYPES);
  });

  it('waits ten seconds for code that never comes, then does again what it can', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button type="button"></button>';
    find<HTMLButtonElement>('button').click();
    replayEarlyInput();
    expect(holder.vitrineEarlyInput).toBeUndefined();
    vi.advanceTimersByTime(9_990);
    expect(reached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(reached).toHaveBeenCalledExactlyOnceWith('click');
    vi.advanceTimersByTime(20_000);
    expect(reached).toHaveBeenCalledOnce();
  });

  it('looks for the code twenty times a second, and asks for it each time', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button type="button"></button>';
    const button = find<HTMLButtonElement>('button');
    const asked = vi.fn();
    button.addEventListener('keydown', asked);
    button.click();
    replayEarlyInput();
    expect(asked, 'not in the middle of something').not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(asked).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(49);
    expect(asked).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(asked).toHaveBeenCalledTimes(2);
    Object.assign(button, { __reactProps$a: {} });
    vi.advanceTimersByTime(50);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(reached).toHaveBeenCalledExactlyOnceWith('click');
  });

  it('forgets what is on the page no more', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<input value="mug"><button type="button"></button><form></form>';
    fire(find('input'), 'input');
    find<HTMLButtonElement>('button').click();
    fire(find('form'), 'submit');
    const gone = vi.fn();
    for (const element of document.body.querySelectorAll('*'))
      for (const type of [...TYPES, 'keydown']) element.addEventListener(type, gone);
    document.body.replaceChildren();
    replayEarlyInput();
    vi.advanceTimersByTime(0);
    expect(gone).not.toHaveBeenCalled();
    expect(vi.getTimerCount(), 'nothing is waited for').toBe(0);
  });

  it('has nothing to do again where nothing was noted', () => {
    vi.useFakeTimers();
    delete holder.vitrineEarlyInput;
    replayEarlyInput();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a field that is set again', () => {
  const heardOf = (html: string, value: string | boolean) => {
    document.body.innerHTML = html;
    const field = find<HTMLInputElement>('body > *');
    const events: string[] = [];
    for (const type of ['click', 'input', 'change']) document.body.addEventListener(type, () => events.push(type), { once: true });
    restoreField(field, value);
    return { field, events };
  };

  it.each([
    ['<input value="cup">', 'mug'],
    ['<textarea>cup</textarea>', 'mug'],
    ['<select><option>cup</option><option>mug</option></select>', 'mug'],
  ])('holds what it is given and tells of it: %s', (html, value) => {
    const { field, events } = heardOf(html, value);
    expect(field.value).toBe(value);
    expect(events).toEqual(['input', 'change']);
  });

  it.each([
    ['a box', '<input type="checkbox">', true, true, true],
    ['a box', '<input type="checkbox" checked>', false, false, true],
    ['a box that stands so', '<input type="checkbox" checked>', true, true, true],
    ['one of several', '<input type="radio">', true, true, true],
    ['one of several that another replaces', '<input type="radio" checked>', false, true, false],
    ['what is no box', '<textarea></textarea>', true, undefined, false],
  ])('is pressed where it is %s: %s to %s', (_what, html, value, isChecked, isPressed) => {
    const { field, events } = heardOf(html, value);
    expect(field.checked).toBe(isChecked);
    expect(events).toEqual(isPressed ? ['click', 'input', 'change'] : []);
  });

  it('has its part of the page taken over by a key that means nothing', () => {
    document.body.innerHTML = '<input>';
    const keys: string[] = [];
    document.body.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
    forceHydration(find('input'));
    expect(keys).toEqual(['Unidentified']);
  });
});
