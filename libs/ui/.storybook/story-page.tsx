import { type ReactNode, useLayoutEffect } from 'react';
import iconSprite from '../src/icon/icons.svg?url';
import { UiProvider } from '../src/provider/ui-provider.tsx';

/** `page`: the story brings its own landmarks, such as a header; `bare`: not even a provider. */
export type StoryLayout = 'page' | 'bare';

export interface StoryPageProps {
  scheme: string;
  contrast: string;
  brand: string;
  direction: string;
  locale: string;
  layout?: StoryLayout | undefined;
  title: string;
  name: string;
  children: ReactNode;
}

const isRightToLeft = (locale: string) => /^(ar|fa|he|ur)\b/.test(locale);

/** Writes or removes an attribute of the document, as an app's root would render it. */
function mark(name: string, value: string | undefined): void {
  if (value) document.documentElement.setAttribute(name, value);
  else document.documentElement.removeAttribute(name);
}

/** The page around a story, with what every page of an app has: language, direction, scheme, main landmark and a first heading. */
export function StoryPage({ scheme, contrast, brand, direction, locale, layout, title, name, children }: StoryPageProps): ReactNode {
  const dir = direction === 'auto' ? (isRightToLeft(locale) ? 'rtl' : 'ltr') : direction;
  // The overlay library takes its direction from the locale.
  const uiLocale = (dir === 'rtl') === isRightToLeft(locale) ? locale : dir === 'rtl' ? 'ar-EG' : 'en-US';
  useLayoutEffect(() => {
    document.title = `${title}: ${name}`;
    mark('lang', locale);
    mark('dir', dir);
    mark('data-scheme', scheme === 'system' ? undefined : scheme);
    mark('data-contrast', contrast === 'system' ? undefined : contrast);
    mark('data-brand', brand === 'vitrine' ? undefined : brand);
  }, [title, name, locale, dir, scheme, contrast, brand]);
  if (layout === 'bare') return children;
  return (
    <UiProvider locale={uiLocale} iconSprite={iconSprite}>
      {layout === 'page' ? (
        children
      ) : (
        <main className="story">
          <h1 className="v-visually-hidden">{title.replace(/^.*\//, '')}</h1>
          <h2 className="v-visually-hidden">{name}</h2>
          {children}
        </main>
      )}
    </UiProvider>
  );
}
