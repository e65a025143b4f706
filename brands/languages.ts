import type { Catalogue } from '@vitrine/i18n';

/** The languages that the brand adds to the product's: apps are built with those in the folder `locales` beside the brand file. */
export const languages: readonly Catalogue[] = [];
