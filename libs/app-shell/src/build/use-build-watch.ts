import { useEffect } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { AppName } from '@vitrine/session';
import { useScreen } from '../screen/screen.tsx';
import { createReloadGuard, watchBuild } from './build-watch.ts';

/** The build that this page came from, as React Router notes it in the page. */
const loadedBuild = (): string | undefined => (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/** Offers a reload when a newer build is served; at most one reload in ten seconds, so that two builds can't chase each other. */
export function useBuildWatch(app: AppName): void {
  const t = useTranslate();
  const { notifications } = useScreen();
  useEffect(() => {
    const loadedId = loadedBuild();
    if (loadedId === undefined) return;
    const watch = watchBuild({
      app,
      loadedId,
      onNewBuild: () =>
        notifications.notify({
          id: 'build',
          message: t('common.update.available'),
          isPersistent: true,
          action: {
            label: t('common.update.reload'),
            onPress: () => {
              if (createReloadGuard(sessionStorage).tryReload()) location.reload();
            },
          },
        }),
    });
    return () => watch.stop();
  }, [app, notifications, t]);
}
