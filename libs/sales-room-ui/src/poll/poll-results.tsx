import { PollAnswerContent } from './poll-answer-content.tsx';
import { pollShares } from './poll-shares.ts';

/** How often each answer of a poll was chosen. */
export function PollResults({ answers, label }: { answers: readonly { text: string; votes: number }[]; label: string }) {
  const shares = pollShares(answers.map(({ votes }) => votes));
  return (
    <ul className="v-poll-answers" aria-label={label}>
      {answers.map(({ text, votes }, index) => (
        <li key={index} className="v-poll-answer">
          <PollAnswerContent text={text} votes={votes} share={shares[index] ?? 0} />
        </li>
      ))}
    </ul>
  );
}
