// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { FullScreenLoader } from './full-screen-loader.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>): HTMLElement => {
  shown?.unmount();
  shown = render(...part);
  return shown.container;
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('waiting', () => {
  it.each([
    [{}, 'v-spinner v-spinner--md', 'v-visually-hidden'],
    [{ size: 'lg', isLabelShown: true } as const, 'v-spinner v-spinner--lg', 'v-spinner__label'],
  ])('with %o has a name that is heard, or also seen', (props, className, label) => {
    expect(show(<Spinner label="Loading" {...props} />).textContent).toBe('Loading');
    expect([find('.v-spinner').className, find('.v-spinner > :last-child').className]).toEqual([className, label]);
  });

  it('for the whole page covers it, until that has started', () => {
    const at = (isVisible: boolean) =>
      show(
        <FullScreenLoader isVisible={isVisible} label="Loading">
          Vitrine
        </FullScreenLoader>,
      );
    at(true);
    expect(find('[role=status]').textContent).toBe('VitrineLoading');
    expect(at(false).innerHTML).toBe('');
  });
});

describe('the shape of what is still loading', () => {
  const shape = (props: SkeletonProps) => {
    const first = show(<Skeleton {...props} />).firstElementChild;
    return { root: first as HTMLElement, parts: [...(first?.children ?? [])] as HTMLElement[] };
  };

  it.each<[SkeletonProps, string, string[]]>([
    [{}, 'v-skeleton v-skeleton--text', []],
    [{ variant: 'circle', className: 'x' }, 'v-skeleton v-skeleton--circle x', []],
    [{ variant: 'box', lines: 3 }, 'v-skeleton v-skeleton--box', []],
    [{ lines: 3 }, 'v-skeleton-lines', ['', '', '62%']],
    [{ lines: 2, variant: 'text' }, 'v-skeleton-lines', ['', '62%']],
    [{ variant: 'product-card', lines: 3 }, 'v-skeleton-card', ['', '40%', '80%', '30%']],
  ])('with %o is %s', (props, className, widths) => {
    const { root, parts } = shape(props);
    expect(root.className).toBe(className);
    expect(root.getAttribute('aria-hidden')).toBe('true');
    expect(parts.map((part) => part.style.inlineSize)).toEqual(widths);
  });

  it('is as wide and as high as it will be', () => {
    const { root } = shape({ variant: 'box', width: '9rem', ratio: 2 });
    expect(root.style.inlineSize).toBe('9rem');
    expect(root.style.aspectRatio).toContain('2');
    const card = shape({ variant: 'product-card' }).parts[0];
    expect(card?.style.aspectRatio).toContain('0.8');
  });
});
