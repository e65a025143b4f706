// @vitest-environment jsdom
import { act, lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT, replayEarlyInput } from './early-input.ts';

const heard = vi.fn<(what: string) => void>();

function Page() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('name');
  const [isOn, setOn] = useState(false);
  return (
    <>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <select name="order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="name" />
        <option value="price" />
      </select>
      <input type="checkbox" name="box" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <button type="button" onClick={() => heard('press')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          heard('submit');
        }}
      >
        <button type="submit" />
      </form>
      <output>{`${text} ${order} ${isOn}`}</output>
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
    await new Promise((resolve) => setTimeout(resolve));
  });

  expect(find('output').textContent).toBe('mug price true');
  expect(heard.mock.calls.map(([what]) => what)).toEqual(['press', 'submit']);

  await act(async () => find<HTMLButtonElement>('button[type=button]').click());
  expect(heard).toHaveBeenCalledTimes(3);
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
