import type ts from 'typescript';
import type { Finding, Report } from './finding.ts';

/** Reports what is found at a node. */
export type ReportAt = (node: ts.Node, finding: Pick<Finding, 'change' | 'write' | 'mend'>) => void;

/** Gives findings their place in a file. */
export function reportIn(source: ts.SourceFile, place: Pick<Finding, 'package' | 'file'>, report: Report): ReportAt {
  return (node, finding) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    report({ ...place, line: line + 1, column: character + 1, ...finding });
  };
}
