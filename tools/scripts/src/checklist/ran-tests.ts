import type { PlaywrightReport, PlaywrightSuite, ProjectReport, VitestReport } from '../reports.ts';

/** A test that ran, as a report tells it. */
export interface RanTest {
  /** From the workspace's root. */
  readonly file: string;
  /** Of the groups around it, and its own. */
  readonly titles: readonly string[];
  /** As the runner calls it. */
  readonly status: string;
  readonly passed: boolean;
  /** What an end-to-end test noted down, by kind. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Every test of the reports. One that was repeated, skipped or flaky did not pass. */
export function ranTests(reports: readonly ProjectReport[]): RanTest[] {
  return reports.flatMap(({ project, report }) => ('testResults' in report ? ofVitest(project, report) : ofPlaywright(project, report)));
}

/** A report names its files by where they lay when it was written; what counts is where they lie in the project. */
const within = (project: string, path: string): string => path.slice(path.lastIndexOf(`/${project}/`) + 1);

function ofVitest(project: string, report: VitestReport): RanTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles = [], title = '', status }) => ({
      file: within(project, name),
      titles: [...ancestorTitles, title],
      status,
      passed: status === 'passed',
    })),
  );
}

function ofPlaywright(project: string, report: PlaywrightReport): RanTest[] {
  const folder = within(project, report.config?.rootDir ?? '');
  const visit = (suite: PlaywrightSuite, file: string, titles: readonly string[]): RanTest[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, annotations = [] }) => ({
        file,
        titles: [...titles, spec.title],
        status,
        passed: status === 'expected',
        notes: Object.fromEntries(annotations.map(({ type, description = '' }) => [type, description])),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, file, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => visit(suite, `${folder}/${suite.title}`, []));
}
