import { type ReactNode, use } from 'react';
import { Links, Meta, ScrollRestoration } from 'react-router';
import { findLocale, SHOP_LOCALES } from '@vitrine/routing';
import { useUserType } from '@vitrine/routing/react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLinks } from '../brand/brand-links.tsx';
import { EARLY_INPUT_SCRIPT } from '../input/early-input.ts';
import type { RestOptions } from '../input/rest.ts';
import { usePageMessages } from '../messages/messages.tsx';
import { NonceContext } from './nonce.ts';
import { PageScripts } from './page-scripts.tsx';

export interface HtmlDocumentProps {
  children: ReactNode;
  /** Of a page that shows what it has without scripts, and loads them with the first sign of somebody. */
  rest?: RestOptions | undefined;
  /** Address of the web app's manifest, where this app is one to put on a home screen. */
  manifest?: string | undefined;
}

/** The HTML document of both apps: language and direction of the route, styles, scripts with the document's nonce. */
export function HtmlDocument({ children, rest, manifest }: HtmlDocumentProps) {
  const { locale, pseudoLocale } = usePageMessages();
  const userType = useUserType();
  const nonce = use(NonceContext);
  const { styleName } = useBrand();
  const definition = findLocale(locale, SHOP_LOCALES);
  return (
    <html
      lang={definition?.iso ?? locale}
      dir={pseudoLocale === 'rtl' ? 'rtl' : (definition?.dir ?? 'ltr')}
      data-pseudo-locale={pseudoLocale}
      data-user-type={userType}
      data-brand={styleName}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <BrandLinks />
        <Links />
        {manifest === undefined ? null : <link rel="manifest" href={manifest} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts rest={rest} />
      </body>
    </html>
  );
}
