type DefinedProps<Props> = { [Name in keyof Props]?: Exclude<Props[Name], undefined> };

/** Leaves undefined properties out, for components whose optional props may not be undefined. */
export function definedProps<Props extends object>(props: Props): DefinedProps<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as DefinedProps<Props>;
}
