import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { I18nProvider, useTranslate } from '@vitrine/i18n/react';
import type { AppName } from '@vitrine/session';
import { FullScreenLoader, LoadingIndicator, ModalHost, UiProvider } from '@vitrine/ui';
import { useBuildWatch } from '../build/use-build-watch.ts';
import { ShopEvents } from '../events/shop-events.tsx';
import { restoreDrafts, watchDrafts } from '../input/drafts.ts';
import { replayEarlyHover } from '../input/early-hover.ts';
import { replayEarlyInput } from '../input/early-input.ts';
import { AppNameContext, AppOriginsContext, RouterLink, useSoftNavigate } from '../links/router-link.tsx';
import { usePageMessages } from '../messages/messages.tsx';
import { Arrival } from '../screen/arrival.tsx';
import { Connection } from '../screen/connection.tsx';
import { ModalGuard } from '../screen/modal-guard.tsx';
import { ScreenProvider, useScreen } from '../screen/screen.tsx';
import { ScreenNotifications } from '../screen/screen-notifications.tsx';
import { LoadedQueries } from '../store/loaded-queries.tsx';
import { StoreClientProvider } from '../store/store-client.tsx';
import { SessionProvider } from '../visitor/session-context.tsx';
import { isShellFailure, type ShellResult } from '../visitor/shell-data.ts';

export interface RootViewProps {
  app: AppName;
  shell: ShellResult;
  queryClient: QueryClient;
  /** Address of the icons, see `UiProvider`. */
  iconSprite: string;
  /** The layout with the page, and what the app puts over every page. Drawn once start-up has ended. */
  children: ReactNode;
}

const NO_ORIGINS = {};

/**
 * The root view of both apps: a full-screen loader until start-up ends, then the layout; around it the three global components
 * (notifications, modal host, loading indicator).
 */
export function RootView({ app, shell, queryClient, iconSprite, children }: RootViewProps) {
  const { locale, messages } = usePageMessages();
  const session = isShellFailure(shell) ? undefined : shell.session;
  const origins = isShellFailure(shell) ? NO_ORIGINS : shell.appOrigins;
  useEffect(() => {
    replayEarlyInput();
    replayEarlyHover();
    // After what was typed into this very page.
    setTimeout(restoreDrafts);
    return watchDrafts();
  }, []);
  return (
    <I18nProvider locale={locale} messages={messages} currency={session?.currencyIsoCode}>
      <QueryClientProvider client={queryClient}>
        <ScreenProvider>
          <AppNameContext value={app}>
            <AppOriginsContext value={origins}>
              <StoreClientProvider locale={locale} languageId={session?.languageId}>
                {/* Around the overlays too: what a modal shows asks for the visitor as any page does. */}
                <SessionProvider shell={isShellFailure(shell) ? null : shell}>
                  <Screen app={app} locale={locale} iconSprite={iconSprite}>
                    <ShopEvents app={app}>
                      {isShellFailure(shell) ? (
                        <StartUpRetry statusCode={shell.failure.statusCode} />
                      ) : (
                        <LoadedQueries>{children}</LoadedQueries>
                      )}
                    </ShopEvents>
                  </Screen>
                </SessionProvider>
              </StoreClientProvider>
            </AppOriginsContext>
          </AppNameContext>
        </ScreenProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** The design system takes its direction from a language; Hebrew writes numbers and prices as English does. */
const RIGHT_TO_LEFT = 'he-IL';

function Screen({ app, locale, iconSprite, children }: { app: AppName; locale: string; iconSprite: string; children: ReactNode }) {
  const t = useTranslate();
  const { pseudoLocale } = usePageMessages();
  const { modals, notifications } = useScreen();
  const navigate = useSoftNavigate();
  const navigation = useNavigation();
  useBuildWatch(app);
  return (
    <UiProvider
      locale={pseudoLocale === 'rtl' ? RIGHT_TO_LEFT : locale}
      navigate={navigate}
      linkComponent={RouterLink}
      modals={modals}
      iconSprite={iconSprite}
      onUnavailable={() =>
        notifications.notify({ id: 'unavailable', type: 'danger', message: `${t('common.error.modal')} ${t('common.error.modalText')}` })
      }
    >
      {children}
      <Arrival />
      {app === 'storefront' ? <Connection /> : null}
      <LoadingIndicator isLoading={navigation.state !== 'idle'} label={t('common.state.loading')} />
      <ScreenNotifications />
      <ModalHost
        store={modals}
        closeLabel={t('common.action.close')}
        guard={(content, close) => <ModalGuard onClose={close}>{content}</ModalGuard>}
      />
    </UiProvider>
  );
}

/** Milliseconds between two tries of a start-up that failed. */
const START_UP_RETRY = 2_000;

/** Start-up has not ended: the loader stays, and the browser asks again until the store answers. */
function StartUpRetry({ statusCode }: { statusCode: number }) {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      void revalidate();
    }, START_UP_RETRY);
    return () => clearTimeout(timer);
  }, [state, revalidate, tries]);
  return (
    <FullScreenLoader isVisible label={t('common.state.loading')}>
      <p>{t(statusCode === 408 ? 'common.error.http.408' : 'common.error.http.503')}</p>
    </FullScreenLoader>
  );
}
