const NAME_OF = /^(?:abstract )?(?:function|class|interface|type|const|enum) ([\w$]+)/;

/** Adds a declaration to the report of a package's main entry, where its name has its place. */
export function addToReport(report: string, name: string, declaration: string): string {
  const lines = report.split('\n');
  const start = lines.indexOf('```ts');
  const end = lines.indexOf('```', start);
  const next = lines.findIndex((line, index) => index > start && index < end && (NAME_OF.exec(line)?.[1] ?? '') > name);
  const index = next === -1 ? end : next;
  return [...lines.slice(0, index), declaration, ...lines.slice(index)].join('\n');
}
