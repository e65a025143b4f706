import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Rendered {
  container: HTMLElement;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
}

/** Renders into the document of a jsdom test. */
export function render(node: ReactNode): Rendered {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(node));
  return {
    container,
    rerender: (next) => act(() => root.render(next)),
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** The element that a selector finds; its absence fails the test. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Found {
  const element = within.querySelector<Found>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** A press as the browser reports one. */
export function press(element: HTMLElement): void {
  act(() => element.click());
}

export function key(element: HTMLElement, name: string): void {
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    element.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }));
  });
}

/** Text typed into a field, as React hears of it. */
export function type(field: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
