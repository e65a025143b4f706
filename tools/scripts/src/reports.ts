import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  files: number;
  passed: number;
  failed: number;
  /** One line for each failed test: project, title and the beginning of what it said. */
  failures: string[];
}

/** Characters of a reason that a log's end has room for. */
const REASON_LENGTH = 600;

/** What a failed test said, on one line and without colors; empty where it said nothing. */
function reasonOf(messages: ReadonlyArray<string | undefined>): string {
  const said = stripVTControlCharacters(messages.filter(Boolean).join(' / ')).replaceAll(/\s+/g, ' ').trim();
  return said === '' ? '' : `: ${said.slice(0, REASON_LENGTH)}`;
}

/** The folders that hold the projects. */
export const GROUPS = ['apps', 'libs', 'tools'];
const REPORTS = ['vitest.json', 'playwright.json'];

function reportPaths(root: string): string[] {
  return GROUPS.flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => REPORTS.map((file) => join(root, group, name, 'test-results', file))),
  ).filter(existsSync);
}

/** Removes earlier reports, so that only this run's (or those that the cache restores) are counted. */
export function clearReports(root: string): void {
  for (const path of reportPaths(root)) rmSync(path);
}

/** A report and the project that it is of, as a folder from the workspace's root. */
export interface ProjectReport {
  readonly project: string;
  readonly report: VitestReport | PlaywrightReport;
}

/** The machine-readable reports that vitest and Playwright leave in each project's `test-results`. */
export function loadReports(root: string): ProjectReport[] {
  return reportPaths(root).map((path) => ({
    project: path.slice(root.length + 1).split('/test-results')[0] ?? path,
    report: JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport,
  }));
}

/** Adds the reports up. */
export function tallyOf(reports: readonly ProjectReport[]): Tally {
  const tally: Tally = { files: 0, passed: 0, failed: 0, failures: [] };
  for (const { project, report } of reports) {
    tally.files += 1;
    if ('testResults' in report) addVitest(tally, project, report);
    else addPlaywright(tally, project, report);
  }
  return tally;
}

export interface VitestReport {
  testResults: Array<{
    name: string;
    status: string;
    message?: string;
    assertionResults: Array<{ status: string; fullName: string; ancestorTitles?: string[]; title?: string; failureMessages?: string[] }>;
  }>;
}

function addVitest(tally: Tally, project: string, report: VitestReport): void {
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      tally.failed += 1;
      tally.failures.push(`${project}: ${file.name}${reasonOf([file.message])}`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else {
        tally.failed += 1;
        tally.failures.push(`${project}: ${test.fullName} (${test.status})${reasonOf(test.failureMessages ?? [])}`);
      }
    }
  }
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: Array<{
    title: string;
    tests: Array<{
      status: string;
      annotations?: Array<{ type: string; description?: string }>;
      results?: Array<{ errors: Array<{ message?: string }> }>;
    }>;
  }>;
}
export interface PlaywrightReport {
  config?: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: Array<{ message?: string }>;
}

function addPlaywright(tally: Tally, project: string, report: PlaywrightReport): void {
  const visit = (suite: PlaywrightSuite, path: string[]): void => {
    const here = [...path, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') tally.passed += 1;
        else {
          tally.failed += 1;
          const messages = (test.results ?? []).flatMap(({ errors }) => errors.map(({ message }) => message));
          tally.failures.push(`${project}: ${[...here, spec.title].join(' › ')} (${test.status})${reasonOf(messages)}`);
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, here);
  };
  for (const suite of report.suites) visit(suite, []);
  for (const error of report.errors) {
    tally.failed += 1;
    tally.failures.push(`${project}: ${(error.message ?? 'error').split('\n')[0]}`);
  }
}
