import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { createRoomApi } from '@vitrine/sales-room-client/api';
import { Button, Heading, Link } from '@vitrine/ui';
import { GUIDE_PAGES } from '../room/room-addresses.ts';

/** Above a guide's presentations: whose they are, and the way out. */
export function GuideHomeHead({ guideName }: { guideName: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { notifications } = useScreen();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const signOut = async (): Promise<void> => {
    setPending(true);
    try {
      await createRoomApi().logoutGuide();
      await revalidate();
    } catch {
      notifications.notify({ id: 'guide:sign-out', type: 'danger', message: t('common.error.general') });
    } finally {
      setPending(false);
    }
  };
  return (
    <header className="v-guide-home__head">
      <Heading level={1} look={1}>
        {t('presentations.home.title')}
      </Heading>
      <Link href={localePath(GUIDE_PAGES.create)} variant="button-primary" icon="plus">
        {t('presentations.home.new')}
      </Link>
      <Link href={localePath(GUIDE_PAGES.import)} variant="button-quiet" icon="upload">
        {t('presentations.import.open')}
      </Link>
      <p className="v-guide-home__guide">
        <span>{t('presentations.home.signedIn', { name: guideName })}</span>
        <Button
          size="sm"
          variant="quiet"
          icon="log-out"
          isPending={isPending}
          pendingLabel={t('common.state.pending')}
          onPress={() => void signOut()}
        >
          {t('guide.login.logout')}
        </Button>
      </p>
    </header>
  );
}
