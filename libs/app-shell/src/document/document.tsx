import { type ReactNode, use } from 'react';
import { Links, Meta, ScrollRestoration } from 'react-router';
import { findLocale, SHOP_LOCALES } from '@vitrine/routing';
import { useUserType } from '@vitrine/routing/react-router';
import { EARLY_INPUT_SCRIPT } from '../input/early-input.ts';
import type { RestOptions } from '../input/rest.ts';
import { usePageMessages } from '../messages/messages.tsx';
import { NonceContext } from './nonce.ts';
import { PageScripts } from './page-scripts.tsx';

export interface HtmlDocumentProps {
  children: ReactNode;
  /** Of a page that shows what it has without scripts, and loads them with the first sign of somebody. */
  rest?: RestOptions | undefined;
}

/** The HTML document of both apps: language and direction of the route, styles, scripts with the document's nonce. */
export function HtmlDocument({ children, rest }: HtmlDocumentProps) {
  const { locale, pseudoLocale } = usePageMessages();
  const userType = useUserType();
  const nonce = use(NonceContext);
  const definition = findLocale(locale, SHOP_LOCALES);
  return (
    <html
      lang={definition?.iso ?? locale}
      dir={pseudoLocale === 'rtl' ? 'rtl' : (definition?.dir ?? 'ltr')}
      data-pseudo-locale={pseudoLocale}
      data-user-type={userType}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link
          rel="icon"
          href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%231f1b16'/%3E%3Cpath d='M9 9l7 15 7-15' fill='none' stroke='%23f4efe6' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E"
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts rest={rest} />
      </body>
    </html>
  );
}
