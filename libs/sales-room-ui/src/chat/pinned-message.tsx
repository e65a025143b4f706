import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Icon, IconButton } from '@vitrine/ui';
import { pinnedMessageAtom } from './pinned-message-atom.ts';
import { usePinning } from './use-pinning.ts';

/** The message that a guide has pinned, over the chat. A guide puts it aside. */
export function PinnedMessage() {
  const t = useTranslate();
  const message = useAtomValue(pinnedMessageAtom);
  const pinning = usePinning();
  if (message === null) return null;
  const label = t(message.isOwn ? 'room.chat.pinnedOwn' : 'room.chat.pinned');
  return (
    <section className="v-pinned-message" aria-label={label} data-testid="pinned-message">
      <Icon name="pin" size="sm" className="v-pinned-message__icon" />
      <div className="v-pinned-message__content">
        <p className="v-pinned-message__label">{label}</p>
        {/* A long one scrolls, and so is reached by the keyboard. */}
        <div className="v-pinned-message__text" role="region" aria-label={message.name} tabIndex={0}>
          <strong>
            <bdi>{message.name}</bdi>
          </strong>{' '}
          <span dir="auto">{message.text}</span>
        </div>
      </div>
      {pinning === null ? null : (
        <IconButton
          icon="close"
          size="sm"
          label={t('guide.chat.unpin')}
          hasTooltip={false}
          isDisabled={pinning.isPending}
          onPress={() => pinning.pin(null)}
        />
      )}
    </section>
  );
}
