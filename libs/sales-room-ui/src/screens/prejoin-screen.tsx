import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated, useShell } from '@vitrine/app-shell';
import { FormNotice, ShopPageText, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocale, useLocalePath } from '@vitrine/routing/react-router';
import { isRoomError, type JoinedClient } from '@vitrine/sales-room-client/api';
import { LOCALE_HEADER, writeScriptCookie } from '@vitrine/session';
import { Button, Checkbox, Heading, Notice, TextField } from '@vitrine/ui';
import { useDevicePreview } from '../media/use-device-preview.ts';
import { prejoinChoiceAtom } from '../room/prejoin-atoms.ts';
import { presentationAddress } from '../room/room-addresses.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomStandby } from '../room/use-room-standby.ts';
import { AccountWays } from './account-ways.tsx';
import { PrejoinDevices } from './prejoin-devices.tsx';
import { PrejoinPreview } from './prejoin-preview.tsx';
import { PresenterLine } from './presenter-line.tsx';
import { useRoomWarmUp } from './use-room-warm-up.ts';

/** The last stop before the room: devices, name, consent. */
export function PrejoinScreen({ path, entry, attendeeName }: RoomPageData) {
  const t = useTranslate();
  const { session } = useShell();
  const setChoice = useSetAtom(prejoinChoiceAtom);
  const isReady = useHydrated();
  const insights = useId();
  useRoomWarmUp();
  const media = entry.appointment?.videoAudioSettings ?? 'both';
  const wanted = { mic: media !== 'none' && entry.mediaAvailable, camera: media === 'both' && entry.mediaAvailable };
  const preview = useDevicePreview(wanted, path);
  const isReturning = entry.attendee !== null;
  const isEarly = entry.appointment?.status === 'not-started';
  // Whom a guide is about to talk to is known, and comes for the first time.
  const isRejoining = isReturning && !isEarly && entry.attendee?.status !== 'invited';
  const isKnown = session.isLoggedIn || isReturning;
  // A device that is still being opened is wanted: nobody waits for a slow camera before they may come in.
  const chosen = { mic: preview.mic.state !== 'off', camera: preview.camera.state !== 'off' };

  const isRunning = entry.appointment?.status === 'started' || entry.appointment?.status === 'locked';
  const goIn = useRoomStandby(path, wanted.mic && isRunning);

  const { formProps, errors, isPending } = useJoinForm(path, isKnown, ({ entryTicket }) => {
    const initialMedia = { ...chosen, micId: preview.chosen.mic, cameraId: preview.chosen.camera };
    setChoice(initialMedia);
    preview.release();
    goIn({ ticket: entryTicket, initialMedia });
  });
  const name = entry.attendee?.name || session.customerName || '';
  return (
    <div className="v-prejoin">
      <div className="v-prejoin__preview">
        <PrejoinPreview preview={preview} name={name || attendeeName} settings={media} isMediaAvailable={entry.mediaAvailable} />
      </div>
      <form className="v-form v-prejoin__form" {...formProps} aria-label={t('room.prejoin.title')}>
        <p className="v-prejoin__name">{entry.appointment?.name}</p>
        <Heading level={1} look={2}>
          {t(isRejoining ? 'room.rejoin.title' : 'room.prejoin.title')}
        </Heading>
        {isRejoining ? <p>{t('room.rejoin.text', { name })}</p> : wanted.mic ? <p>{t('room.prejoin.text')}</p> : null}
        <PresenterLine presenter={entry.presenter} />
        {isEarly ? <Notice>{t('room.prejoin.early')}</Notice> : null}
        {entry.appointment?.status === 'locked' && !isReturning ? <Notice>{t('room.waiting.lockedText')}</Notice> : null}
        <noscript>
          <Notice>{t('room.prejoin.needsScripts')}</Notice>
        </noscript>
        <FormNotice errors={errors} />
        {isKnown ? null : (
          <>
            <TextField
              label={t('room.prejoin.name')}
              name="attendeeName"
              description={t('room.prejoin.nameHint')}
              defaultValue={attendeeName}
              autoComplete="nickname"
              maxLength={80}
              isRequired
              errorMessage={errors.attendeeName}
            />
            <Checkbox name="privacy" value="on" errorMessage={errors.privacy}>
              <ShopPageText messageKey="room.prejoin.privacy" />
            </Checkbox>
          </>
        )}
        <Button
          type="submit"
          aria-describedby={insights}
          variant="primary"
          size="lg"
          isFullWidth
          isDisabled={!isReady}
          isPending={isPending}
          pendingLabel={t('room.prejoin.joining')}
        >
          {isRejoining
            ? t('room.rejoin.submit')
            : isKnown
              ? t('room.prejoin.asCustomer', { name })
              : chosen.mic || chosen.camera || !wanted.mic
                ? t('room.prejoin.join')
                : t('room.prejoin.joinWithout')}
        </Button>
        <p className="v-prejoin__insights" id={insights}>
          {t('room.prejoin.insights')}
        </p>
        {isKnown ? null : <AccountWays path={path} />}
      </form>
      {wanted.mic ? <PrejoinDevices preview={preview} hasCamera={media === 'both'} /> : null}
    </div>
  );
}

/** What somebody is told who can't come in because of the others. */
const REFUSED_AT_THE_DOOR: Partial<Record<string, 'room.prejoin.busy' | 'room.prejoin.full'>> = {
  'rate-limited': 'room.prejoin.busy',
  'limit-reached': 'room.prejoin.full',
};

/** Joins, then goes in; the guards decide whether that is the room or the bench before it. */
function useJoinForm(path: string, isKnown: boolean, onJoined: (joined: JoinedClient) => void) {
  const t = useTranslate();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { code: locale } = useLocale();
  const { cookieDomain } = useShell();
  const [params] = useSearchParams();
  return useForm({
    async rules() {
      const { guestSchema, knownSchema } = await import('./entry-forms.ts');
      return isKnown ? knownSchema : guestSchema;
    },
    ruleTexts: { accept: t('room.prejoin.privacyRequired') },
    describeOther: (error) =>
      isRoomError(error) ? t(REFUSED_AT_THE_DOOR[error.code] ?? `room.error.${error.code}`) : t('room.prejoin.joinFailed'),
    async onSubmit(values) {
      const attendeeName = 'attendeeName' in values ? values.attendeeName : undefined;
      const { createRoomApi } = await import('./entry-forms.ts');
      const joined = await createRoomApi({ headers: { [LOCALE_HEADER]: locale } }).joinAsClient(path, {
        attendeeName,
        invitationToken: params.get('token') ?? undefined,
      });
      if (attendeeName !== undefined) writeScriptCookie('attendeeName', attendeeName, cookieDomain);
      onJoined(joined);
      await navigate(localePath(presentationAddress(path)), { replace: true });
    },
  });
}
