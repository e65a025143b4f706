import { describe, expect, it } from 'vitest';
import type { ProjectReport } from '../reports.ts';
import { checkChecklist } from './check-checklist.ts';
import { parseChecklist } from './checklist.ts';
import { ranTests } from './ran-tests.ts';

/** Rows of a checklist, numbered from 1.1. */
const rowsOf = (...shownBy: string[]) =>
  parseChecklist(
    [
      '## 1 Cart',
      '',
      '| No. | Item | Shown by |',
      '|---|---|---|',
      ...shownBy.map((cell, index) => `| 1.${index + 1} | Item ${index + 1} | ${cell} |`),
    ].join('\n'),
  );

const unit = (...tests: (readonly [titles: readonly string[], status: string])[]): ProjectReport => ({
  project: 'libs/ui',
  report: {
    testResults: [
      {
        name: '/somewhere/else/libs/ui/src/a.test.ts',
        status: 'passed',
        assertionResults: tests.map(([titles, status]) => ({
          status,
          fullName: titles.join(' '),
          ancestorTitles: titles.slice(0, -1),
          title: titles.at(-1) ?? '',
        })),
      },
    ],
  },
});

const screen = (...tests: (readonly [title: string, status: string])[]): ProjectReport => ({
  project: 'apps/storefront',
  report: {
    config: { rootDir: '/somewhere/else/apps/storefront/e2e' },
    errors: [],
    suites: [
      { title: 'cart.spec.ts', suites: [{ title: 'a cart', specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })) }] },
    ],
  },
});

const UNIT = 'libs/ui/src/a.test.ts';
const E2E = 'apps/storefront/e2e/cart.spec.ts';
const check = (cells: string[], reports: ProjectReport[], wasToRun?: (file: string) => boolean) =>
  checkChecklist(rowsOf(...cells), ranTests(reports), wasToRun);

describe('the checklist against the reports of a run', () => {
  it('holds where each named test ran and passed, whatever folder the report was written in', () => {
    expect(
      check(
        [`${UNIT} › adds; ${E2E} › is emptied`, 'open'],
        [unit([['a quantity', 'adds one'], 'passed']), screen(['is emptied by a press', 'expected'])],
      ),
    ).toEqual([]);
  });

  it('holds by the title of a group where all that is in it passed', () => {
    expect(check([`${E2E} › a cart`], [screen(['is filled', 'expected'], ['is emptied', 'expected'])])).toEqual([]);
    expect(check([`${E2E} › a cart`], [screen(['is filled', 'expected'], ['is emptied', 'unexpected'])])).toHaveLength(1);
  });

  it('says the row’s number and text where a named test did not run', () => {
    expect(check([`${UNIT} › adds`], [unit([['removes'], 'passed'])])).toEqual([`checklist 1.1 (Item 1): ${UNIT} › adds did not run`]);
  });

  it('does not take a test of another file for the named one', () => {
    expect(check([`libs/ui/src/b.test.ts › adds`], [unit([['adds'], 'passed'])])).toHaveLength(1);
  });

  it('does not take a title that only two titles together make up', () => {
    expect(check([`${UNIT} › a quantity adds`], [unit([['a quantity', 'adds'], 'passed'])])).toHaveLength(1);
  });

  it.each(['failed', 'skipped', 'pending', 'todo'])('does not hold by a unit test that %s', (status) => {
    expect(check([`${UNIT} › adds`], [unit([['adds'], status])])).toEqual([
      `checklist 1.1 (Item 1): ${UNIT} › adds did not pass (${status})`,
    ]);
  });

  it.each(['unexpected', 'skipped', 'flaky'])('does not hold by an end-to-end test that is %s', (status) => {
    expect(check([`${E2E} › is emptied`], [screen(['is emptied', status])])).toEqual([
      `checklist 1.1 (Item 1): ${E2E} › is emptied did not pass (${status})`,
    ]);
  });

  it('does not hold where the report is missing', () => {
    expect(check([`${UNIT} › adds`, `${E2E} › is emptied`], [screen(['is emptied', 'expected'])])).toEqual([
      `checklist 1.1 (Item 1): ${UNIT} › adds did not run`,
    ]);
    expect(check([`${UNIT} › adds`], [])).toHaveLength(1);
  });

  it('does not hold where the same test failed on another engine', () => {
    expect(check([`${UNIT} › adds`], [unit([['adds'], 'passed'], [['adds'], 'failed'])])).toHaveLength(1);
  });

  describe.each([
    ['a template', '`in ${locale}: sums`', ['in en-US: sums', 'in de-DE: sums']],
    ['a table', '%s of %i gives %s', ['7 of 3 gives 21', '1 of 0 gives none']],
    ['a table of names', 'as $role.name, $count', ['as guide, 3', 'as client, 4']],
  ])('a title from %s', (_what, spelt, expanded) => {
    const run = (statuses: string[]) =>
      check(
        [`${UNIT} › ${spelt}`],
        [unit(...expanded.map((title, index) => [[title], statuses[index] ?? 'passed'] as const), [['another'], 'failed'])],
      );

    it('holds where every test that comes of it passed', () => expect(run([])).toEqual([]));
    it('does not hold where one of them failed', () => expect(run(['passed', 'failed'])).toHaveLength(1));
    it('does not hold where none of them ran', () =>
      expect(check([`${UNIT} › ${spelt}`], [unit([['another'], 'passed'])])).toHaveLength(1));
  });

  it('leaves out the rows whose tests a change does not touch, and no others', () => {
    expect(check([`${UNIT} › adds`, `${E2E} › is emptied`], [], (file) => file.startsWith('apps/'))).toEqual([
      `checklist 1.2 (Item 2): ${E2E} › is emptied did not run`,
    ]);
  });
});
