/** A product as a list of the store has it, for tests. */
export const testProduct = (id: string, name: string) => ({
  id,
  apiAlias: 'product',
  productNumber: name,
  translated: { name },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
