import { createTranslator, loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';

/** All texts that a part of the shop may show, in en-US. */
export const messages = await loadMessages('en-US', MESSAGE_AREAS);

/** The words of a page in a test. */
export const { t } = createTranslator({ locale: 'en-US', messages });
