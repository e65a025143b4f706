import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createRoomApi } from '@vitrine/sales-room-client/api';
import { VIEW_MODES, type ViewMode } from '@vitrine/sales-room-protocol';
import { Button, Heading, Notice, RadioGroup, Switch } from '@vitrine/ui';
import { ControlSection } from '../control/control-section.tsx';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { startPanelAtom } from '../room/screen-atoms.ts';
import { useOptimisticSetting } from '../room/use-optimistic-setting.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { CourseSection } from './course-section.tsx';
import { NextSlide } from './next-slide.tsx';
import { NotesSection } from './notes-section.tsx';
import { PortraitSection } from './portrait-section.tsx';

/**
 * A guide's tools: first what is read while speaking (time, next slide, notes), then what everybody sees, the room's rules,
 * the own picture.
 */
export function GuideToolsPanel() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  if (room === null) return null;
  return (
    <div className="v-guide-tools">
      {room.appointment.isPreview ? (
        <Notice title={t('guide.preview.label')}>
          <p>{t('guide.preview.text')}</p>
          <p>{t('guide.preview.noAttendees')}</p>
        </Notice>
      ) : null}
      <CourseSection />
      <NextSlide />
      <NotesSection />
      <ControlSection />
      <ViewModeSection />
      <RulesSection />
      <PanelsSection />
      <PortraitSection />
      <LinksSection />
    </div>
  );
}

function ViewModeSection() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, run } = useRoomCommand('view-mode.set');
  const [shown, wish] = useOptimisticSetting(room?.viewMode ?? 'content');
  if (room === null) return null;
  return (
    <section className="v-guide-tools__section">
      <RadioGroup
        label={t('room.view.label')}
        value={shown}
        isDisabled={!isAllowed}
        onChange={(value) => {
          const viewMode = value as ViewMode;
          wish(viewMode, run({ viewMode }));
        }}
        options={VIEW_MODES.map((mode) => ({ value: mode, label: t(`room.view.${mode}`) }))}
      />
    </section>
  );
}

/** Lock, broadcast mode, mute all. */
function RulesSection() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const lock = useRoomCommand('appointment.lock');
  const unlock = useRoomCommand('appointment.unlock');
  const broadcast = useRoomCommand('broadcast.set');
  const muteAll = useRoomCommand('attendee.mute-all');
  const allowAll = useRoomCommand('attendee.allow-unmute');
  const { openMuteAll } = useRoomModals();
  const [isBroadcast, wishBroadcast] = useOptimisticSetting(room?.broadcastMode ?? false);
  const [isLocked, wishLocked] = useOptimisticSetting(room?.locked ?? false);
  if (room === null) return null;
  const isSomebodyKeptOff = room.attendees.some(({ micForcedOff, cameraForcedOff }) => micForcedOff || cameraForcedOff);
  return (
    <section className="v-guide-tools__section">
      <Heading level={3} look={6}>
        {t('guide.tools.settings')}
      </Heading>
      <Switch
        isSelected={isBroadcast}
        isDisabled={!broadcast.isAllowed}
        description={t('guide.tools.broadcastHint')}
        onChange={(on) => wishBroadcast(on, broadcast.run({ on }))}
      >
        {t('guide.tools.broadcastMode')}
      </Switch>
      <Switch
        isSelected={isLocked}
        isDisabled={!(room.locked ? unlock : lock).isAllowed}
        description={t('guide.tools.lockHint')}
        onChange={(on) => wishLocked(on, on ? lock.run({}) : unlock.run({}))}
      >
        {t('guide.tools.lock')}
      </Switch>
      <div className="v-guide-tools__buttons">
        <Button icon="microphone-off" isDisabled={!muteAll.isAllowed} onPress={openMuteAll}>
          {t('guide.tools.muteAll')}
        </Button>
        {isSomebodyKeptOff ? (
          <Button
            icon="microphone"
            isDisabled={!allowAll.isAllowed}
            isPending={allowAll.isPending}
            pendingLabel={t('common.state.pending')}
            onPress={() => void allowAll.run({})}
          >
            {t('guide.muteAll.allow')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** What a guide prepares beside the slides. */
function PanelsSection() {
  const t = useTranslate();
  const setPanel = useSetAtom(startPanelAtom);
  return (
    <section className="v-guide-tools__section">
      <Heading level={3} look={6}>
        {t('guide.tools.tools')}
      </Heading>
      <div className="v-guide-tools__buttons">
        <Button icon="list" onPress={() => setPanel('listings')}>
          {t('guide.listing.title')}
        </Button>
        <Button icon="note" onPress={() => setPanel('templates')}>
          {t('guide.templates.title')}
        </Button>
        <Button icon="check-circle" onPress={() => setPanel('poll')}>
          {t('guide.poll.title')}
        </Button>
        <Button icon="bookmark" onPress={() => setPanel('saved')}>
          {t('guide.products.savedTitle')}
        </Button>
      </div>
    </section>
  );
}

/** What a guide hands out, and the way out. */
function LinksSection() {
  const t = useTranslate();
  const { path } = useRoomIdentity();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  const { notifications } = useScreen();
  const copy = async (address: string): Promise<void> => {
    const href = new URL(address, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(href);
      notifications.notify({ type: 'success', message: t('guide.menu.linkCopied') });
    } catch {
      // Without the permission to write there, the address itself can be copied by hand.
      notifications.notify({ message: href, duration: 15_000 });
    }
  };
  const logOut = async (): Promise<void> => {
    await createRoomApi()
      .logoutGuide()
      .catch(() => undefined);
    await navigate(links.guide('login'), { replace: true });
  };
  return (
    <section className="v-guide-tools__section v-guide-tools__buttons">
      <Button size="sm" icon="copy" onPress={() => void copy(links.invitation)}>
        {t('guide.menu.invitationLink')}
      </Button>
      <Button size="sm" icon="copy" onPress={() => void copy(links.presentation('main').split('?', 1)[0] ?? '')}>
        {t('guide.menu.presentationLink')}
      </Button>
      <Button size="sm" variant="quiet" icon="log-out" onPress={() => void logOut()}>
        {t('guide.login.logout')}
      </Button>
    </section>
  );
}
