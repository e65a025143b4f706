import { describe, expect, it } from 'vitest';
import { computeModalInsets } from './modal-offset.ts';

const screen = { width: 1440, height: 900 };
const left = { left: 0, right: 300, top: 0, bottom: 900 };
const right = { left: 1080, right: 1440, top: 0, bottom: 900 };
const bottomBar = { left: 0, right: 1440, top: 830, bottom: 900 };
const topBar = { left: 0, right: 1440, top: 0, bottom: 64 };
const railOnLeft = { left: 0, right: 64, top: 0, bottom: 900 };

describe('a modal leaves room for sidebars and toolbars', () => {
  it.each([
    ['no offset, no room', undefined, screen, [left, right], [bottomBar], { left: 0, right: 0, top: 0, bottom: 0 }],
    ['left: the left sidebar and the toolbar', 'left', screen, [left, right], [bottomBar], { left: 300, right: 0, top: 0, bottom: 70 }],
    ['right: the right sidebar and the toolbar', 'right', screen, [left, right], [topBar], { left: 0, right: 360, top: 64, bottom: 0 }],
    ['both sidebars', 'both', screen, [left, right], [], { left: 300, right: 360, top: 0, bottom: 0 }],
    ['an upright toolbar counts for its side', 'right', screen, [], [railOnLeft], { left: 64, right: 0, top: 0, bottom: 0 }],
    ['a closed sidebar takes no room', 'both', screen, [{ ...left, right: 0 }], [], { left: 0, right: 0, top: 0, bottom: 0 }],
    ['from 1024 px', 'both', { width: 1024, height: 900 }, [left], [], { left: 300, right: 0, top: 0, bottom: 0 }],
    ['not below 1024 px', 'both', { width: 1023, height: 900 }, [left], [bottomBar], { left: 0, right: 0, top: 0, bottom: 0 }],
    ['not for a closed right sidebar', 'both', screen, [{ ...right, left: 1440 }], [], { left: 0, right: 0, top: 0, bottom: 0 }],
    [
      'not for sidebars without width, wherever they stand',
      'both',
      screen,
      [
        { ...left, left: 100, right: 100 },
        { ...right, left: 1300, right: 1300 },
      ],
      [],
      { left: 0, right: 0, top: 0, bottom: 0 },
    ],
    ['not for a toolbar without width', 'both', screen, [], [{ ...railOnLeft, right: 0 }], { left: 0, right: 0, top: 0, bottom: 0 }],
    [
      'not for a toolbar without width on the right',
      'both',
      screen,
      [],
      [{ ...railOnLeft, left: 1300, right: 1300 }],
      { left: 0, right: 0, top: 0, bottom: 0 },
    ],
    [
      'an upright toolbar on the right',
      'left',
      screen,
      [],
      [{ ...railOnLeft, left: 1376, right: 1440 }],
      { left: 0, right: 64, top: 0, bottom: 0 },
    ],
    [
      'a square toolbar lies along',
      'left',
      screen,
      [],
      [{ left: 0, right: 80, top: 0, bottom: 80 }],
      { left: 0, right: 0, top: 80, bottom: 0 },
    ],
    [
      'the widest counts',
      'both',
      screen,
      [left, { ...left, right: 200 }, right, { ...right, left: 1200 }],
      [],
      { left: 300, right: 360, top: 0, bottom: 0 },
    ],
    [
      'the highest counts',
      'both',
      screen,
      [],
      [topBar, { ...topBar, bottom: 40 }, bottomBar, { ...bottomBar, top: 860 }],
      { left: 0, right: 0, top: 64, bottom: 70 },
    ],
    [
      'one in the middle counts for the left',
      'both',
      screen,
      [{ left: 600, right: 840, top: 0, bottom: 900 }],
      [],
      { left: 840, right: 0, top: 0, bottom: 0 },
    ],
    [
      'one in the middle counts for the top',
      'both',
      screen,
      [],
      [{ left: 0, right: 1440, top: 400, bottom: 500 }],
      { left: 0, right: 0, top: 500, bottom: 0 },
    ],
  ] as const)('%s', (_, offset, viewport, sidebars, toolbars, expected) => {
    expect(computeModalInsets(offset, viewport, sidebars, toolbars)).toEqual(expected);
  });
});
