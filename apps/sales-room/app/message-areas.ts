import type { MessageArea } from '@vitrine/i18n';

/** The texts that a page of the sales room carries. */
export const MESSAGE_AREAS = ['common', 'shop', 'checkout', 'account', 'room', 'guide'] as const satisfies readonly MessageArea[];
