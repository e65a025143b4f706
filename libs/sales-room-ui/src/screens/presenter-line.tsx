import { useTranslate } from '@vitrine/i18n/react';
import type { RoomEntry } from '@vitrine/sales-room-protocol';
import { Avatar } from '@vitrine/ui';

/** Face and name of the guide whom one meets; nothing where it isn't known who presents. */
export function PresenterLine({ presenter }: Pick<RoomEntry, 'presenter'>) {
  const t = useTranslate();
  if (presenter === undefined) return null;
  return (
    <p className="v-presenter">
      <Avatar name={presenter.name} src={presenter.portraitUrl} size="lg" isDecorative />
      <span className="v-presenter__text">
        <span className="v-presenter__role">{t('room.role.presenter')}</span>
        <span className="v-presenter__name">{presenter.name}</span>
      </span>
    </p>
  );
}
