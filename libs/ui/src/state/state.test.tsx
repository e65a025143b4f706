// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>): string => {
  shown?.unmount();
  shown = render(...part);
  return shown.container.textContent;
};
const has = (selector: string): boolean => document.querySelector(selector) !== null;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe.each([
  ['a place where nothing is', EmptyState, 'H2', '3', 'v-state'],
  ['a place where something went wrong', ErrorState, 'H1', '2', 'v-state v-state--error'],
])('%s', (_what, State, tag, look, className) => {
  it('says so under a heading, with nothing else unless it is asked for', () => {
    expect(show(<State title="Nothing here" />)).toBe('Nothing here');
    expect(find('.v-heading').tagName).toBe(tag);
    expect(find('.v-heading').className).toBe(`v-heading v-heading--${look}`);
    expect(find('.v-state').className).toBe(className);
    expect(has('.v-state__icon svg')).toBe(true);
    expect(has('.v-state__text, .v-state__actions')).toBe(false);
  });

  it('explains itself and says what to do', () => {
    show(
      <State title="Nothing here" actions={<button type="button">Home</button>} headingLevel={4} isCompact>
        Look elsewhere.
      </State>,
    );
    expect(find('.v-state__text').textContent).toBe('Look elsewhere.');
    expect(find('.v-state__actions').textContent).toBe('Home');
    expect(find('.v-heading').tagName).toBe('H4');
    expect(find('.v-heading').className).toBe('v-heading v-heading--5');
    expect(find('.v-state').className).toBe(`${className} v-state--compact`);
  });
});

it('an error may have a number in place of its picture, drawn for the eye alone', () => {
  expect(show(<ErrorState code="404" title="Not found" />)).toBe('404Not found');
  expect(find('.v-state__code').getAttribute('aria-hidden')).toBe('true');
  expect(has('.v-state__icon')).toBe(false);
});
