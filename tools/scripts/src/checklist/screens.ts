import type { Row } from './checklist.ts';

const SHOP = 'apps/storefront';
const ROOM = 'apps/sales-room';

/** Rows that are about a screen, from and to a number of the specification's second chapter, and the app that has the screen. */
const SCREENS: readonly (readonly [from: number, to: number, app: string])[] = [
  // Routes.
  [9, 16, SHOP],
  [17, 20, ROOM],
  [23, 23, ROOM],
  [107, 107, ROOM],
  // Layouts; that one is loaded ahead (2.40) is no screen.
  [34, 34, SHOP],
  [35, 39, ROOM],
  // Views.
  [41, 41, ROOM],
  [42, 58, SHOP],
  [112, 112, ROOM],
  [113, 113, SHOP],
  [116, 116, SHOP],
  // Screens of a presentation and tools of the guide.
  [60, 74, ROOM],
  [114, 114, ROOM],
  // Modals.
  [75, 77, SHOP],
  [78, 78, ROOM],
  [79, 80, SHOP],
  [81, 90, ROOM],
  // Sidebars and blocks. What the frame of a page does while something loads (2.102 to 2.106) is over before a browser's test has looked.
  [91, 98, ROOM],
  [99, 101, SHOP],
];

/** The app whose end-to-end tests must show a row; none where the row is a rule that any test may show. */
function appOfScreen({ number }: Pick<Row, 'number'>): string | undefined {
  const [chapter, place = 0] = number.split('.').map(Number);
  return chapter === 2 ? SCREENS.find(([from, to]) => place >= from && place <= to)?.[2] : undefined;
}

/** Rows about a screen that no end-to-end test of the screen's app shows. */
export function screensWithoutScreenTest(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const app = appOfScreen(row);
    if (app === undefined || row.tests.length === 0 || row.tests.some(({ file }) => file.startsWith(`${app}/e2e/`))) return [];
    return [`${row.number} (${row.item}): no end-to-end test of ${app}`];
  });
}
