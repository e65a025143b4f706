import { useAtom, useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocale } from '@vitrine/routing/react-router';
import { Checkbox } from '@vitrine/ui';
import { recogniserSourceAtom } from '../devices/speech-recogniser.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { captionedRoomAtom, recogniserErrorAtom } from './captions-atoms.ts';

/** The speaker's consent that what they say becomes text; where nothing here can do that, it says so. */
export function OwnCaptionsSwitch() {
  const t = useTranslate();
  const { path } = useRoomIdentity();
  const { code } = useLocale();
  const source = useAtomValue(recogniserSourceAtom);
  const error = useAtomValue(recogniserErrorAtom);
  const [captionedRoom, setCaptionedRoom] = useAtom(captionedRoomAtom);
  const isOn = captionedRoom === path;
  if (!source.isOffered()) return <p className="v-own-captions__none">{t('room.captions.unavailable')}</p>;
  const language = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return (
    <Checkbox
      isSelected={isOn}
      onChange={(isSelected) => setCaptionedRoom(isSelected ? path : null)}
      description={t('room.captions.sayHint', { language })}
      errorMessage={isOn && error !== null ? t(`room.captions.error.${error}`) : undefined}
    >
      {t('room.captions.say')}
    </Checkbox>
  );
}
