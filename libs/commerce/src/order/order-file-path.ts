/** What an order comes with: papers of the shop, and files that were bought. */
export type OrderFileKind = 'document' | 'download';

/** The address below which one file of an order is handed out. */
export const orderFilePath = (kind: OrderFileKind, orderId: string, fileId: string): string =>
  `/account/order/${kind}/${orderId}/${fileId}`;

/** A customer's page of an order. */
export const orderDetailsPath = (orderId: string): string => `/account/order/details/${orderId}`;
