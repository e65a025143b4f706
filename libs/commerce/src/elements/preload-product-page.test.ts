// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCmsRegistry, lazyView } from '@vitrine/cms-blocks';
import { commerceElements } from './commerce-elements.ts';
import { preloadProductPages } from './preload-product-page.ts';

/** A page with a card and a plain link; counts how often the buy box's code is asked for. */
function pageWith(connection: object | undefined = undefined) {
  vi.stubGlobal('navigator', { connection });
  const load = vi.fn(async () => () => null);
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a class="v-product-card__link" href="/mug"><b>Mug</b></a><a id="plain" href="/about">About</a>';
  preloadProductPages(createCmsRegistry({ commerce: { ...commerceElements, BuyBox: lazyView(load) } }), page);
  return {
    load,
    page,
    approach: (selector: string, event: string) => page.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true })),
  };
}
afterEach(() => vi.unstubAllGlobals());

describe('the code of product pages', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('comes once a hand is near a link to one, by %s', (event) => {
    const { load, approach } = pageWith();
    approach('b', event);
    approach('b', event);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not come for a look at any other link', () => {
    const { load, approach } = pageWith();
    approach('#plain', 'pointerover');
    expect(load).not.toHaveBeenCalled();
  });

  it('comes for a card that keeps its touches to itself, too', () => {
    const { load, page, approach } = pageWith();
    page.body.addEventListener('pointerover', (event) => event.stopPropagation());
    approach('b', 'pointerover');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never makes a finger that scrolls wait', () => {
    const listening = vi.spyOn(Document.prototype, 'addEventListener');
    pageWith();
    const touches = listening.mock.calls.filter(([name]) => name === 'touchstart');
    expect(touches.map(([, , options]) => options)).toEqual([expect.objectContaining({ passive: true })]);
    listening.mockRestore();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('does not come ahead on %j', (connection) => {
    const { load, approach } = pageWith(connection);
    approach('b', 'pointerover');
    expect(load).not.toHaveBeenCalled();
  });
});
