import { useAtomValue } from 'jotai';
import type { Translate } from '@vitrine/i18n';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { GuideAction } from '@vitrine/sales-room-protocol';
import { Button, Heading } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

/** What a guide did, in words: `Mara has put 2 × Lamp into your cart.` */
export function actionText({ guideName, kind, action, label, quantityBefore, quantityAfter }: GuideAction, t: Translate): string {
  const product = label === '' ? t('room.acts.something') : label;
  if (kind === 'wishlist') return t(action === 'add' ? 'room.acts.listed' : 'room.acts.unlisted', { name: guideName, product });
  if (action === 'add') return t('room.acts.added', { name: guideName, product, count: quantityAfter - quantityBefore });
  if (action === 'remove') return t('room.acts.removed', { name: guideName, product });
  return t('room.acts.quantity', { name: guideName, product, before: quantityBefore, after: quantityAfter });
}

/** Everything that guides did in the viewer's name, newest first; each can be taken back. */
export function ActionLog() {
  const t = useTranslate();
  const format = useFormat();
  const acts = useAtomValue(roomAtom)?.acts ?? [];
  const undo = useRoomCommand('act.undo');
  if (acts.length === 0) return null;
  return (
    <section className="v-act-log" aria-label={t('room.acts.title')}>
      <Heading level={3} look={6}>
        {t('room.acts.title')}
      </Heading>
      <ol className="v-act-log__list">
        {acts.map((act) => (
          <li key={act.id} className="v-act-log__act" data-act-status={act.status}>
            <span className="v-act-log__text">{actionText(act, t)}</span>
            <time className="v-act-log__time" dateTime={act.at}>
              {format.dateTime(act.at, 'short')}
            </time>
            {act.status !== 'done' ? (
              <span className="v-act-log__time">{t(`room.acts.${act.status}`)}</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                isDisabled={!undo.isAllowed || undo.isPending}
                aria-label={t('room.acts.undoOf', { act: actionText(act, t) })}
                onPress={() => void undo.run({ actId: act.id })}
              >
                {t('common.action.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
