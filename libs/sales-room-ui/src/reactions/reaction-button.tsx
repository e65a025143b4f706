import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, Popover } from '@vitrine/ui';
import { REACTION_NAMES, REACTIONS } from './reactions.ts';
import { useReact } from './use-react.ts';

/** Offers the reactions. They stay open: applause is seldom one clap. */
export function ReactionButton({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const { isAllowed, react } = useReact();
  return (
    <Popover
      label={t('room.reactions.title')}
      placement="top"
      className="v-reactions"
      trigger={<IconButton icon="smile" label={t('room.reactions.title')} className={className} isDisabled={!isAllowed} />}
    >
      {REACTION_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className="v-reactions__choice"
          aria-label={t(`room.reactions.${name}`)}
          onClick={() => react(name)}
        >
          {REACTIONS[name]}
        </button>
      ))}
    </Popover>
  );
}

/** The likeliest of them by one thumb, over the guide's picture. */
export function HeartButton() {
  const t = useTranslate();
  const { isAllowed, react } = useReact();
  return (
    <IconButton
      icon="heart"
      label={t('room.reactions.sendHeart')}
      className="v-heart-button"
      hasTooltip={false}
      isDisabled={!isAllowed}
      onPress={() => react('heart')}
    />
  );
}
