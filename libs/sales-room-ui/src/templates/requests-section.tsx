import { useAtomValue } from 'jotai';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { type AccessKind, stillToAsk } from './still-to-ask.ts';

/** Asks everybody who is here at once for what a guide may see only by permission. */
export function RequestsSection() {
  const t = useTranslate();
  return (
    <section className="v-guide-tools__section">
      <Heading level={3} look={6}>
        {t('guide.templates.requests')}
      </Heading>
      <div className="v-guide-tools__buttons">
        <RequestButton kind="cart" />
        <RequestButton kind="wishlist" />
      </div>
    </section>
  );
}

function RequestButton({ kind }: { kind: AccessKind }) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const attendees = useAtomValue(roomAtom)?.attendees ?? [];
  const { isAllowed, isPending, run } = useRoomCommand('access.request');
  const ids = stillToAsk(attendees, kind);
  const askAll = async (): Promise<void> => {
    const answers = await Promise.all(ids.map((attendeeId) => run({ attendeeId, kind })));
    const count = answers.filter((answer) => answer !== undefined).length;
    if (count > 0)
      notifications.notify({ id: `room:asked-${kind}`, type: 'success', message: t('guide.templates.asked', { count }), duration: 5_000 });
  };
  return (
    <Button
      size="sm"
      icon={kind === 'cart' ? 'bag' : 'heart'}
      isDisabled={!isAllowed || ids.length === 0}
      isPending={isPending}
      pendingLabel={t('common.state.pending')}
      onPress={() => void askAll()}
    >
      {t(kind === 'cart' ? 'guide.templates.askCarts' : 'guide.templates.askWishlists')}
    </Button>
  );
}
