import { type ReactNode } from 'react';
import { type Formatter, type Locale, type Messages, type Translate } from '../index.ts';

/** `currency`: ISO code of the sales channel context; `timeZone`: `Europe/Berlin` unless given. */
export declare function I18nProvider(props: { locale: Locale; messages: Messages; currency?: string | undefined; timeZone?: string | undefined; children: ReactNode }): ReactNode;
export declare function useTranslate(): Translate;
export declare function useFormat(): Formatter;
