/**
 * Nested object of a form's fields: `billingAddress.street` becomes a field of `billingAddress`. Its parts have no prototype: a
 * server reads what anybody may have sent.
 */
export function nestFields(fields: Iterable<readonly [name: string, value: string]>): Record<string, unknown> {
  const part = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
  const values = part();
  for (const [name, value] of fields) {
    const parents = name.split('.');
    const last = parents.pop() ?? name;
    let target = values;
    for (const parent of parents) {
      if (typeof target[parent] !== 'object') target[parent] = part();
      target = target[parent] as Record<string, unknown>;
    }
    target[last] = value;
  }
  return values;
}
