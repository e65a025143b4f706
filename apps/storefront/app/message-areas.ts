import type { MessageArea } from '@vitrine/i18n';

/** The texts that a page of the shop carries. */
export const MESSAGE_AREAS = ['common', 'shop', 'checkout', 'account'] as const satisfies readonly MessageArea[];
