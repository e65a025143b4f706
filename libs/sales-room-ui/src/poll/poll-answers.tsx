import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { imageOf } from '@vitrine/app-shell';
import { productName } from '@vitrine/commerce';
import type { PollAnswer, RoomPoll } from '@vitrine/sales-room-protocol';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { PollAnswerContent } from './poll-answer-content.tsx';
import { pollShares } from './poll-shares.ts';
import type { useVote } from './use-vote.ts';

interface PollAnswersProps {
  poll: RoomPoll;
  questionId: string;
  /** Null for whoever only looks on. */
  vote: ReturnType<typeof useVote> | null;
}

/** The answers of a poll: buttons while the viewer may vote, else a list. A product is shown as this viewer sees it in the store. */
export function PollAnswers({ poll, questionId, vote }: PollAnswersProps) {
  const shown = useShownAnswers(poll.answers);
  const shares = pollShares(poll.votes ?? []);
  const isOpen = poll.status === 'open' && vote !== null;
  return (
    <ul className="v-poll-answers v-poll__answers" aria-labelledby={questionId}>
      {shown.map(({ text, image }, index) => {
        const isOwn = vote !== null && vote.answer === index;
        const content = (
          <PollAnswerContent text={text} image={image} votes={poll.votes?.[index] ?? null} share={shares[index] ?? 0} isOwn={isOwn} />
        );
        return (
          <li key={index} className={isOpen ? undefined : 'v-poll-answer'}>
            {isOpen ? (
              <button
                type="button"
                className="v-poll-answer v-poll-answer--button"
                aria-pressed={isOwn}
                disabled={!vote.isAllowed}
                onClick={() => vote.vote(index)}
              >
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Texts and pictures of answers; a product that this viewer can't see is called as the guide calls it. */
function useShownAnswers(answers: readonly PollAnswer[]) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const ids = useMemo(() => answers.flatMap(({ productId }) => (productId === null ? [] : [productId])), [answers]);
  const { data } = useQuery(slideQueries.products(client, identity, ids));
  return answers.map(({ text, productId }) => {
    if (productId === null) return { text, image: undefined };
    const product = data?.find(({ id }) => id === productId);
    return product === undefined
      ? { text, image: null }
      : { text: productName(product), image: imageOf(product.cover?.media, productName(product)) ?? null };
  });
}
