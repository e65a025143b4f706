import type { CSSProperties } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Icon, Image, type ImageSource, VisuallyHidden } from '@vitrine/ui';

export interface PollAnswerContentProps {
  text: string;
  /** Picture of the product that the answer stands for; null while it is not there, undefined where it stands for none. */
  image?: ImageSource | null | undefined;
  /** Null before the viewer may see votes. */
  votes: number | null;
  share: number;
  isOwn?: boolean | undefined;
}

/** What an answer says: its product's picture, its text, how many have chosen it, and whether the viewer has. */
export function PollAnswerContent({ text, image, votes, share, isOwn = false }: PollAnswerContentProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {votes === null ? null : <span className="v-poll-answer__bar" style={{ '--v-poll-share': share } as CSSProperties} />}
      {image === undefined ? null : <Image source={image} alt="" ratio={1} sizes="2.5rem" className="v-poll-answer__image" />}
      <span className="v-poll-answer__text">
        <bdi>{text}</bdi>
        {isOwn ? (
          <>
            {' '}
            <Icon name="check-circle" size="text" className="v-poll-answer__own" />
            <VisuallyHidden>{t('room.poll.ownVote')}</VisuallyHidden>
          </>
        ) : null}
      </span>
      {votes === null ? null : (
        <span className="v-poll-answer__votes">
          <strong>{format.percent(share)}</strong> <span className="v-poll-answer__count">{t('room.poll.votes', { count: votes })}</span>
        </span>
      )}
    </>
  );
}
