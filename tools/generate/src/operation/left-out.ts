import ts from 'typescript';

/** A pattern that leaves out all that it did but for one call. */
function without(pattern: string, call: string): string {
  const exact = call.replaceAll(/[/{}.]/g, String.raw`\$&`);
  return `/^(?!${exact}$)${pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`}/`;
}

/**
 * Takes a call out of the reasons why calls are left out: its row goes where it was about this call alone, otherwise its pattern is
 * narrowed.
 * @param described Every call that is described, to see whether a row is about others, too.
 */
export function dropReason(text: string, call: string, described: readonly string[]): string {
  const source = ts.createSourceFile('left-out.ts', text, ts.ScriptTarget.Latest, true);
  let edited = text;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const pattern = node.text.slice(1, node.text.lastIndexOf('/'));
      const expression = new RegExp(pattern);
      if (expression.test(call)) {
        const row = node.parent.parent;
        const isOnly = !described.some((other) => other !== call && expression.test(other));
        edited = isOnly
          ? text.slice(0, row.getFullStart()) + text.slice(row.end).replace(/^,/, '')
          : text.slice(0, node.getStart()) + without(pattern, call) + text.slice(node.end);
      }
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return edited;
}
