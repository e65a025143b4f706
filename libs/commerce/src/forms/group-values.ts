/** What was typed into the fields of a group such as `billingAddress`, by the fields' own names. */
export function groupValues(values: Readonly<Record<string, string>>, group: string): Record<string, string> {
  const prefix = `${group}.`;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
  );
}
