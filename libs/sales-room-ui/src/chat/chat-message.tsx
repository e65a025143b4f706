import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Button, IconButton } from '@vitrine/ui';
import { type ChatLine, roomClientAtom } from '../room/room-atoms.ts';
import { useOpenProduct } from '../room/use-open-product.ts';
import { productIdOfAddress } from '../slides/product-address.ts';
import { linkify } from './linkify.ts';
import type { Pinning } from './use-pinning.ts';
import { isRemovable, type Removal } from './use-removal.ts';

interface ChatMessageViewProps {
  line: ChatLine;
  isContinued: boolean;
  removal: Removal | null;
  pinning: Pinning | null;
}

/** One line of the conversation. A guide may pin it and remove it. */
export function ChatMessageView({ line, isContinued, removal, pinning }: ChatMessageViewProps) {
  const t = useTranslate();
  const format = useFormat();
  const client = useAtomValue(roomClientAtom);
  const time = line.sentAt === null ? '' : format.time(line.sentAt);
  const textId = useId();
  const name = line.isOwn ? t('room.chat.you') : line.name;
  return (
    <li
      className={`v-chat-line${line.isOwn ? ' v-chat-line--own' : ''}${isContinued ? ' v-chat-line--continued' : ''}`}
      data-chat-status={line.status}
      data-chat-key={line.key}
    >
      <p className={isContinued ? 'v-visually-hidden' : 'v-chat-line__head'}>
        <strong>{name}</strong>
        {line.type === 'GUIDE' && !line.isOwn ? <span className="v-chat-line__role">{t('room.role.GUIDE')}</span> : null}
        {time === '' ? null : (
          <time dateTime={line.sentAt ?? undefined} className="v-chat-line__time">
            {time}
          </time>
        )}
      </p>
      <div className="v-chat-line__body">
        <ChatText line={line} id={textId} />
        {pinning !== null && isRemovable(line) ? (
          <PinButton line={line} pinning={pinning} textId={textId} isReachable={removal === null || removal.reachable === line.messageId} />
        ) : null}
        {removal !== null && isRemovable(line) ? (
          <IconButton
            icon="trash"
            size="sm"
            label={t('guide.chat.remove', { name: line.name })}
            hasTooltip={false}
            className="v-chat-line__action v-chat-line__remove"
            aria-describedby={textId}
            excludeFromTabOrder={removal.reachable !== line.messageId}
            onPress={() => removal.ask(line.messageId)}
          />
        ) : null}
      </div>
      {line.status === 'sending' ? <p className="v-chat-line__state">{t('room.chat.sending')}</p> : null}
      {line.status === 'failed' ? (
        <div className="v-chat-line__failed" role="alert">
          <span>{t('room.chat.failed')}</span>
          <Button size="sm" icon="refresh" onPress={() => client?.retryDelivery(line.key)}>
            {t('common.action.retry')}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => client?.discardDelivery(line.key)}>
            {t('common.action.discard')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

interface PinButtonProps {
  line: ChatLine;
  pinning: Pinning;
  textId: string;
  isReachable: boolean;
}

/** Pins the line for everybody, or puts it aside where it is the one. */
function PinButton({ line: { name, messageId }, pinning, textId, isReachable }: PinButtonProps) {
  const t = useTranslate();
  const isPinned = pinning.pinnedId === messageId;
  return (
    <IconButton
      icon="pin"
      size="sm"
      label={isPinned ? t('guide.chat.unpin') : t('guide.chat.pin', { name })}
      hasTooltip={false}
      className={isPinned ? 'v-chat-line__action v-chat-line__pin v-chat-line__pin--on' : 'v-chat-line__action v-chat-line__pin'}
      aria-describedby={textId}
      isDisabled={pinning.isPending}
      excludeFromTabOrder={!isReachable}
      onPress={() => pinning.pin(isPinned ? null : messageId)}
    />
  );
}

function ChatText({ line, id }: { line: ChatLine; id: string }) {
  const t = useTranslate();
  if (line.isRemoved) return <p className="v-chat-line__text v-chat-line__text--removed">{t('room.chat.removed')}</p>;
  return (
    <p id={id} className="v-chat-line__text" dir="auto">
      {linkify(line.text).map((part, index) => ('href' in part ? <ChatLink key={index} href={part.href} text={part.text} /> : part.text))}
    </p>
  );
}

/** A product of this shop opens in the room; whatever else is linked, in a tab of its own. */
function ChatLink({ href, text }: { href: string; text: string }) {
  const t = useTranslate();
  const openProduct = useOpenProduct();
  const productId = productIdOfAddress(href, window.location.origin);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      onClick={(event) => {
        if (productId === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openProduct(productId);
      }}
    >
      {productId === undefined ? text : t('room.slide.showProduct')}
    </a>
  );
}
