import { useTranslate } from '@vitrine/i18n/react';
import { Notifications } from '@vitrine/ui';
import { useScreen } from './screen.tsx';

/** The notifications of the screen, in its language. A window beside the page may show them, too. */
export function ScreenNotifications() {
  const t = useTranslate();
  const { notifications } = useScreen();
  return (
    <Notifications
      store={notifications}
      label={t('common.notification.region')}
      dismissLabel={t('common.action.dismiss')}
      typeLabels={{
        info: t('common.notification.info'),
        success: t('common.notification.success'),
        warning: t('common.notification.warning'),
        danger: t('common.notification.danger'),
      }}
    />
  );
}
