import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { RoomAppointment } from '@vitrine/sales-room-protocol';
import { Button } from '@vitrine/ui';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { roomAtom } from '../room/room-atoms.ts';
import { useClock } from '../room/use-clock.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { clockText, runningTime } from './running-time.ts';

/** Where the presentation stands: how long it runs, its start, and its end, which is small and far from the thumb. */
export function CourseSection() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { openStart, openEnd } = useRoomModals();
  const start = useRoomCommand('appointment.start');
  const end = useRoomCommand('appointment.end');
  if (room === null) return null;
  const { status } = room.appointment;
  const isRunning = status === 'started' || status === 'locked';
  return (
    <section className="v-guide-tools__section v-course">
      <div className="v-course__row">
        <div className="v-course__state">
          <p className="v-guide-tools__status" data-testid="appointment-status" data-status={status}>
            {t(`room.state.${status}`)}
          </p>
          <Timer appointment={room.appointment} />
        </div>
        {isRunning ? (
          <Button size="sm" variant="quiet" icon="power" className="v-course__end" isDisabled={!end.isAllowed} onPress={openEnd}>
            {t('guide.end.action')}
          </Button>
        ) : null}
      </div>
      {status === 'not-started' ? (
        <Button variant="primary" icon="play" isFullWidth isDisabled={!start.isAllowed} onPress={openStart}>
          {t('guide.start.action')}
        </Button>
      ) : null}
    </section>
  );
}

/** How long the presentation runs, of how long it was to run; nothing where it neither runs nor was planned. */
function Timer({ appointment }: { appointment: RoomAppointment }) {
  const t = useTranslate();
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  const now = useClock(opened);
  const { elapsedMs, plannedMs } = runningTime(appointment, now);
  const planned =
    plannedMs === null ? null : format.number(Math.round(plannedMs / 60_000), { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  if (appointment.startedAt === null)
    return planned === null ? null : <p className="v-course__planned">{t('guide.timer.planned', { planned })}</p>;
  const isOver = plannedMs !== null && elapsedMs > plannedMs;
  return (
    <p className={isOver ? 'v-course__timer v-course__timer--over' : 'v-course__timer'} role="timer" aria-label={t('guide.timer.label')}>
      <span className="v-course__clock">{clockText(elapsedMs)}</span>
      {planned === null ? null : <span> {t('guide.timer.of', { planned })}</span>}
      {isOver ? <span className="v-course__over"> {t('guide.timer.over', { time: clockText(elapsedMs - plannedMs) })}</span> : null}
    </p>
  );
}
