import type { ShopContext } from '../server/shop-context.ts';

/** The anonymous cart joins the customer's: same lines by id, quantities added. */
export function mergeCarts(ctx: ShopContext, from: string, into: string): void {
  const { carts } = ctx.services;
  const source = carts.load(from);
  if (source.lines.length === 0) {
    carts.delete(from);
    return;
  }
  const target = carts.load(into);
  for (const line of source.lines) {
    const same = target.lines.find((entry) => entry.id === line.id);
    if (same) same.quantity += line.quantity;
    else target.lines.push(line);
  }
  const known = new Set(target.codes.map((code) => code.toLowerCase()));
  for (const code of source.codes) if (!known.has(code.toLowerCase())) target.codes.push(code);
  target.announced = [...new Set([...target.announced, ...source.announced])];
  carts.save(into, target);
  carts.delete(from);
}
