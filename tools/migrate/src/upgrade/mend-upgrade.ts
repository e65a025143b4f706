import ts from 'typescript';
import type { Migration, RenamedValues } from '../changes/change.ts';
import type { Report } from '../report/finding.ts';
import { type ReportAt, reportIn } from '../report/places.ts';
import type { FileEdits } from '../syntax/file-edits.ts';
import { entryMatches } from './entry-matches.ts';
import { mendUse, namesOf } from './mend-exports.ts';
import { mendMembers } from './mend-members.ts';
import { packageUses } from './package-uses.ts';

function reportValues({ names }: RenamedValues, source: ts.SourceFile, report: ReportAt): void {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && Object.hasOwn(names, node.text))
      report(node, {
        change: `'${node.text}' is '${names[node.text] ?? ''}'`,
        write: `'${names[node.text] ?? ''}', if it is this package's`,
        mend: 'hand',
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Finds and mends what migrations break in one file. */
export function mendUpgrade(
  edits: FileEdits,
  file: string,
  migrations: readonly Migration[],
  checker: ts.TypeChecker,
  report: Report,
): void {
  const { source } = edits;
  const { uses, whole } = packageUses(source, checker);
  const modules = new Set([...uses, ...whole].map(({ module }) => module));
  for (const { package: owner, changes } of migrations) {
    const reportAt = reportIn(source, { package: owner, file }, report);
    const place = { edits, checker, report: reportAt };
    for (const change of changes) {
      for (const use of uses) if (entryMatches(use.module, owner, change.entry)) mendUse(use, change, place);
      if (change.kind === 'renamed-members') mendMembers(change, owner, place);
      if (change.kind === 'renamed-values' && [...modules].some((module) => entryMatches(module, owner, change.entry)))
        reportValues(change, source, reportAt);
    }
  }
  for (const { module, node } of whole) {
    const gone = migrations.flatMap(({ package: owner, changes }) =>
      changes.filter(({ entry }) => entryMatches(module, owner, entry)).flatMap(namesOf),
    );
    const [owner] = migrations.filter(({ package: name }) => module === name || module.startsWith(`${name}/`));
    if (gone.length > 0 && owner !== undefined)
      reportIn(
        source,
        { package: owner.package, file },
        report,
      )(node, {
        change: `${module} no longer has ${gone.toSorted().join(', ')}`,
        write: 'which of its names go on from here is not seen: look for these where they are used',
        mend: 'hand',
      });
  }
}
