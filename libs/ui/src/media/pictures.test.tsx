// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Avatar, initialsOf } from './avatar.tsx';
import { Image, type ImageProps, imageSrcSet } from './image.tsx';
import { LevelMeter } from './level-meter.tsx';

let unmount: (() => void) | undefined;
afterEach(() => unmount?.());
const show = (node: ReactNode) => {
  const rendered = render(node);
  unmount = rendered.unmount;
  return rendered;
};
const has = (selector: string): boolean => document.querySelector(selector) !== null;
const fail = () => act(() => void find('img').dispatchEvent(new Event('error')));

describe('a picture', () => {
  const thumbnails = [
    { url: '/b c.jpg', width: 800 },
    { url: '/a,', width: 400 },
  ];

  it.each([
    ['none without smaller ones', {}, undefined],
    ['none with an empty list', { thumbnails: [], width: 1200 }, undefined],
    ['the smaller ones by width', { thumbnails }, '/a%2C 400w, /b%20c.jpg 800w'],
    ['and itself where its width is known', { thumbnails, width: 1200 }, '/a%2C 400w, /b%20c.jpg 800w, /full.jpg 1200w'],
  ])('offers files to choose from: %s', (_what, source, expected) => {
    expect(imageSrcSet({ url: '/full.jpg', ...source })).toBe(expected);
  });

  it.each<[string, Partial<ImageProps>, Record<string, string | null>]>([
    ['later than others', {}, { loading: 'lazy', decoding: 'async', fetchpriority: null, sizes: null }],
    ['before others', { isPriority: true }, { loading: 'eager', decoding: 'sync', fetchpriority: 'high' }],
    ['as wide as the page', { source: { url: '/x', thumbnails } }, { sizes: '100vw' }],
    ['as wide as it is told', { source: { url: '/x', thumbnails }, sizes: '9rem' }, { sizes: '9rem' }],
  ])('is loaded %s', (_what, props, expected) => {
    show(<Image source={{ url: '/x' }} alt="Vase" {...props} />);
    for (const [name, value] of Object.entries(expected)) expect(find('img').getAttribute(name), name).toBe(value);
  });

  it.each<[string, Partial<ImageProps>, string]>([
    ['in its own proportions', {}, 'v-image v-image--cover v-image--natural'],
    ['in those it is given', { ratio: 2 }, 'v-image v-image--cover'],
    ['as a whole', { ratio: 2, fit: 'contain', className: 'x' }, 'v-image v-image--contain x'],
    ['as an empty place', { source: null }, 'v-image v-image--cover v-image--natural v-image--empty'],
    ['as an empty place without an address', { source: { url: '' } }, 'v-image v-image--cover v-image--natural v-image--empty'],
  ])('stands %s', (_what, props, className) => {
    show(<Image source={{ url: '/x' }} alt="Vase" {...props} />);
    expect(find('.v-image').className).toBe(className);
    expect(find('.v-image').style.aspectRatio.split(' ')[0]).toBe(props.ratio ? '2' : '');
  });

  it('that fails is a drawn place with its name, until there is another', () => {
    const { rerender } = show(<Image source={{ url: '/x' }} alt="Vase" />);
    fail();
    expect(has('img')).toBe(false);
    expect(find('[role=img]').getAttribute('aria-label')).toBe('Vase');
    rerender(<Image source={{ url: '/y' }} alt="Vase" />);
    expect(find('img').getAttribute('src')).toBe('/y');
  });

  it('for decoration is nothing to a screen reader where it is missing', () => {
    show(<Image alt="" />);
    expect(find('.v-image__placeholder').getAttribute('aria-hidden')).toBe('true');
    expect(has('[role=img]')).toBe(false);
  });
});

describe('a person without a picture', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada  king   lovelace ', 'AL'],
    ['Ada', 'A'],
    ['', ''],
    ['👩‍🚀 Ride', '👩‍🚀R'],
  ])('is the first letters of the name %s: %s', (name, expected) => expect(initialsOf(name)).toBe(expected));

  it.each([
    ['', 0],
    ['A', 5],
    ['Ada', 4],
    ['Ben', 1],
    ['Mara Winter', 1],
  ])('has a tone by the name alone, the same everywhere: %s', (name, tone) => {
    show(<Avatar name={name} />);
    expect(/v-avatar--tone-(\d)/.exec(find('.v-avatar').className)?.[1]).toBe(String(tone));
  });

  it.each(['Ada', 'Ben'])('has one of six tones, always the same: %s', (name) => {
    const toneOf = () => /v-avatar--tone-(\d)/.exec(find('.v-avatar').className)?.[1];
    show(<Avatar name={name} />);
    const tone = toneOf();
    expect(Number(tone)).toBeLessThan(6);
    unmount?.();
    show(<Avatar name={name} src="/x" />);
    expect(toneOf()).toBe(tone);
  });
});

describe('a person', () => {
  it.each([
    ['is read by name', { name: 'Ada' }, 'Ada'],
    ['is not read where the name is beside it', { name: 'Ada', isDecorative: true }, null],
    ['is not read without a name', { name: ' ' }, null],
  ])('%s', (_what, props, label) => {
    show(<Avatar {...props} />);
    expect(find('.v-avatar').getAttribute('aria-label')).toBe(label);
    expect(find('.v-avatar').getAttribute('role')).toBe(label === null ? null : 'img');
    expect(find('.v-avatar').getAttribute('aria-hidden')).toBe(label === null ? 'true' : null);
  });

  it('is letters where the picture fails, until there is another', () => {
    const { rerender } = show(<Avatar name="Ada" src="/x" />);
    expect(find('.v-avatar').textContent).toBe('');
    fail();
    expect(has('img')).toBe(false);
    expect(find('.v-avatar').textContent).toBe('A');
    rerender(<Avatar name="Ada" src="/y" />);
    expect(find('img').getAttribute('src')).toBe('/y');
  });
});

describe('a file that may have failed before scripts ran', () => {
  const decode = vi.fn<() => Promise<void>>();
  /** What the browser knows of the file when scripts begin. */
  const loaded = (facts: { complete?: boolean; naturalWidth?: number; currentSrc?: string }) => {
    for (const [name, value] of Object.entries({ complete: true, naturalWidth: 0, currentSrc: '/x', ...facts }))
      vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never);
    Object.assign(HTMLImageElement.prototype, { decode });
  };
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
  const kinds: [string, (src?: string) => ReactNode][] = [
    ['a picture', (src = '/x') => <Image source={{ url: src }} alt="Vase" />],
    ['a person', (src = '/x') => <Avatar name="Ada" src={src} />],
  ];

  describe.each(kinds)('%s', (_kind, node) => {
    it.each([
      ['has failed where it cannot be drawn', {}, 'reject', 1, false],
      ['is there where it can be drawn without a width of its own', {}, 'resolve', 1, true],
      ['is there where it has a width', { naturalWidth: 10 }, 'reject', 0, true],
      ['may still come', { complete: false }, 'reject', 0, true],
      ['was not begun', { currentSrc: '' }, 'reject', 0, true],
    ] as const)('%s', async (_what, facts, outcome, tries, isThere) => {
      decode.mockReset();
      decode.mockImplementation(() => (outcome === 'reject' ? Promise.reject(new Error('broken')) : Promise.resolve()));
      loaded(facts);
      await act(async () => void show(node()));
      expect(decode).toHaveBeenCalledTimes(tries);
      expect(has('img')).toBe(isThere);
    });

    it('is another file where it has another address', async () => {
      decode.mockReset();
      decode.mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
      loaded({});
      const { rerender } = await act(async () => show(node()));
      expect(has('img')).toBe(false);
      await act(async () => rerender(node('/y')));
      expect(find('img').getAttribute('src')).toBe('/y');
    });
  });

  it('asks nothing of a person without one', () => {
    loaded({});
    decode.mockReset();
    show(<Avatar name="Ada" src="" />);
    expect(decode).not.toHaveBeenCalled();
  });
});

describe('a level', () => {
  it.each([
    [0.256, '26', 'inset(0px 74.4% 0px 0px)'],
    [-1, '0', 'inset(0px 100% 0px 0px)'],
    [2, '100', 'inset(0px 0% 0px 0px)'],
    [Number.NaN, '0', 'inset(0px 100% 0px 0px)'],
  ])('of %d is read as %s of a hundred', (level, now, clip) => {
    show(<LevelMeter label="Microphone" level={level} />);
    const meter = find('[role=meter]');
    expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => meter.getAttribute(name))).toEqual(['0', '100', now]);
    expect(find('.v-level-meter__fill').style.clipPath).toBe(clip);
  });

  it('rises where it stands upright', () => {
    show(<LevelMeter label="Microphone" level={0.25} orientation="vertical" />);
    expect(find('.v-level-meter__fill').style.clipPath).toBe('inset(75% 0px 0px)');
    expect(find('[role=meter]').className).toContain('v-level-meter--vertical');
  });
});
