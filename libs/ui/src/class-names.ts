/** Joins class names, leaving out what is absent. */
export function classNames(...names: (string | number | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
