import { useAtomValue } from 'jotai';
import { FormNotice, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { isRoomError } from '@vitrine/sales-room-client';
import { POLL_LIMITS } from '@vitrine/sales-room-protocol';
import { Button, TextField } from '@vitrine/ui';
import { commandsAtom, isConnectedAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { AnswerField } from './answer-field.tsx';
import { EMPTY_POLL, usePollDraft, withBlank, withoutAnswer, withProduct } from './poll-draft.ts';
import { answerField, pollFormSchema } from './poll-rules.ts';
import { ProductAnswers } from './product-answers.tsx';

const rules = async () => pollFormSchema;

/** A guide writes a poll and asks it. What is written stays until the room has taken it, in other panels and over reloads, too. */
export function PollForm({ onAsked }: { onAsked(): void }) {
  const t = useTranslate();
  const { path } = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const isAllowed = useAtomValue(commandsAtom).has('poll.ask');
  const isConnected = useAtomValue(isConnectedAtom);
  const [draft, setDraft] = usePollDraft(path);
  const { formProps, errors, isPending, clear } = useForm({
    rules,
    labels: { question: t('guide.poll.question') },
    ruleTexts: { required: t('guide.poll.required'), duplicate: t('guide.poll.duplicate'), invalid: t('guide.poll.invalid') },
    describeOther: (error) => (isRoomError(error) ? t(`room.error.${error.code}`) : undefined),
    async onSubmit() {
      const answers = draft.answers.map(({ text, productId }) => ({ text: text.trim(), productId })).filter(({ text }) => text !== '');
      await client?.send('poll.ask', { question: draft.question, answers });
      setDraft(EMPTY_POLL);
      onAsked();
    },
  });
  const change = (next: typeof draft): void => {
    clear();
    setDraft(next);
  };
  return (
    <form className="v-form v-poll-form" aria-label={t('guide.poll.new')} {...formProps}>
      <FormNotice errors={errors} />
      <TextField
        label={t('guide.poll.question')}
        name="question"
        value={draft.question}
        onChange={(question) => setDraft({ ...draft, question })}
        placeholder={t('guide.poll.questionExample')}
        maxLength={POLL_LIMITS.question}
        autoComplete="off"
        errorMessage={errors['question']}
      />
      {draft.answers.map((answer, index) => (
        <AnswerField
          key={index}
          name={answerField(index)}
          number={index + 1}
          answer={answer}
          isRemovable={draft.answers.length > POLL_LIMITS.minAnswers || answer.productId !== null}
          errorMessage={errors[answerField(index)]}
          onChange={(text) =>
            setDraft({ ...draft, answers: draft.answers.map((other, at) => (at === index ? { text, productId: null } : other)) })
          }
          onRemove={() => change(withoutAnswer(draft, index))}
        />
      ))}
      {draft.answers.length < POLL_LIMITS.maxAnswers ? (
        <Button size="sm" variant="quiet" icon="plus" onPress={() => change(withBlank(draft))}>
          {t('guide.poll.addAnswer')}
        </Button>
      ) : null}
      <ProductAnswers draft={draft} onAdd={(productId, name) => change(withProduct(draft, productId, name))} />
      <Button
        type="submit"
        variant="primary"
        isDisabled={!isAllowed || !isConnected}
        isPending={isPending}
        pendingLabel={t('common.state.pending')}
      >
        {t('guide.poll.ask')}
      </Button>
    </form>
  );
}
