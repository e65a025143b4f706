import type { Translate } from '@vitrine/i18n';
import type { NotificationRequest } from '@vitrine/ui';

/** Long enough to be read and decided. */
const SHOWN = 20_000;

/** Offers a guide who has removed somebody to let newcomers in one by one: who comes back under another name waits then. */
export function newcomersOffer(t: Translate, name: string, admitOneByOne: () => void): NotificationRequest {
  return {
    id: 'room:newcomers',
    message: t('guide.attendees.removedOffer', { name }),
    duration: SHOWN,
    action: { label: t('guide.attendees.admitOneByOne'), onPress: admitOneByOne },
  };
}
