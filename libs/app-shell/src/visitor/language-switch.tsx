import { use } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { SHOP_LOCALES } from '@vitrine/routing';
import { useLocale, useSwitchLocalePath } from '@vitrine/routing/react-router';
import { scriptCookie, writeScriptCookie } from '@vitrine/session';
import { saveDrafts } from '../input/drafts.ts';
import { ShellContext } from './session-context.tsx';

export interface LanguageSwitchProps {
  /** The page's own path in each other language, by locale code and without prefix, where it differs. */
  alternates?: Readonly<Partial<Record<string, string>>> | undefined;
  /** By code instead of name, where there is little room. */
  isCompact?: boolean | undefined;
}

/**
 * This page in each language, under its own address there, with query and hash; choosing one is remembered, and what was filled in goes
 * along.
 */
export function LanguageSwitch({ alternates, isCompact = false }: LanguageSwitchProps) {
  const t = useTranslate();
  const current = useLocale();
  const switchLocalePath = useSwitchLocalePath();
  const cookieDomain = use(ShellContext)?.cookieDomain ?? undefined;
  // For the script in the head, which hears of a choice before React does, and knows the scheme.
  const anyChoice = scriptCookie('locale', '*', { secure: false, domain: cookieDomain });
  return (
    <nav
      className={isCompact ? 'v-language-switch v-language-switch--compact' : 'v-language-switch'}
      aria-label={t('common.navigation.languages')}
      data-cookie={anyChoice}
    >
      <ul>
        {SHOP_LOCALES.locales.map(({ code, iso, name }) => (
          <li key={code}>
            {/* Another language is another document: texts and direction come with it. */}
            <a
              href={switchLocalePath(code, alternates?.[code])}
              hrefLang={iso}
              lang={iso}
              data-locale={code}
              aria-label={isCompact ? `${code}: ${name}` : undefined}
              aria-current={code === current.code ? 'true' : undefined}
              onClick={({ currentTarget, metaKey, ctrlKey, shiftKey }) => {
                writeScriptCookie('locale', code, cookieDomain);
                // Another tab leaves this one as it is.
                if (!metaKey && !ctrlKey && !shiftKey) saveDrafts(currentTarget.href);
              }}
            >
              {isCompact ? code : name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
