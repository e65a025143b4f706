/** Brands of the toolbar: the product's own and the examples that override its tokens. */
export const BRANDS: readonly string[] = ['vitrine', 'stride', 'ohm'];
