/** The page whose address takes the form of paying an order. */
export const orderPath = (orderId: string): string => `/checkout/success/${orderId}`;
