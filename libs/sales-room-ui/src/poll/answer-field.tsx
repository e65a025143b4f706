import { useQuery } from '@tanstack/react-query';
import { imageOf } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { POLL_LIMITS } from '@vitrine/sales-room-protocol';
import { IconButton, Image, TextField } from '@vitrine/ui';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import type { DraftAnswer } from './poll-draft.ts';

interface AnswerFieldProps {
  name: string;
  number: number;
  answer: DraftAnswer;
  isRemovable: boolean;
  errorMessage: string | undefined;
  onChange(text: string): void;
  onRemove(): void;
}

/** One answer of a poll that is written; one that stands for a product has its picture, and becomes a text where it is rewritten. */
export function AnswerField({ name, number, answer, isRemovable, errorMessage, onChange, onRemove }: AnswerFieldProps) {
  const t = useTranslate();
  return (
    <div className="v-poll-form__answer">
      {answer.productId === null ? null : <ProductImage productId={answer.productId} />}
      <TextField
        label={t('guide.poll.answer', { number })}
        name={name}
        value={answer.text}
        onChange={onChange}
        maxLength={POLL_LIMITS.answer}
        autoComplete="off"
        errorMessage={errorMessage}
      />
      {isRemovable ? (
        <IconButton icon="trash" label={t('guide.poll.removeAnswer', { number })} hasTooltip={false} onPress={onRemove} />
      ) : null}
    </div>
  );
}

function ProductImage({ productId }: { productId: string }) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const { data } = useQuery(slideQueries.product(client, identity, productId));
  return (
    <Image source={imageOf(data?.product?.cover?.media, '') ?? null} alt="" ratio={1} sizes="2.75rem" className="v-poll-form__image" />
  );
}
