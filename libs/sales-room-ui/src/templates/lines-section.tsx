import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { chatTextSchema } from '@vitrine/sales-room-protocol';
import { Button, Heading, IconButton, TextArea } from '@vitrine/ui';
import { MESSAGE_LIMIT } from '../chat/message-limit.ts';
import { commandsAtom } from '../room/room-atoms.ts';
import { LINE_LIMIT } from './line-store.ts';
import { useLines } from './use-lines.ts';
import { useSendLine } from './use-send-line.ts';

/** Lines for the chat: sent by one press, written and removed here. */
export function LinesSection() {
  const t = useTranslate();
  const [lines, setLines] = useLines();
  const { notifications } = useScreen();
  const isAllowed = useAtomValue(commandsAtom).has('chat.send');
  const send = useSendLine();
  const remove = (line: string): void => {
    setLines(lines.filter((other) => other !== line));
    notifications.notify({
      id: 'room:line-removed',
      message: t('guide.templates.removed'),
      action: { label: t('common.action.undo'), onPress: () => setLines(lines) },
    });
  };
  return (
    <section className="v-guide-tools__section">
      <Heading level={3} look={6}>
        {t('guide.templates.lines')}
      </Heading>
      {lines.length === 0 ? <p className="v-guide-tools__status">{t('guide.templates.noLines')}</p> : null}
      <ul className="v-template-lines" aria-label={t('guide.templates.lines')}>
        {lines.map((line) => (
          <li key={line} className="v-template-lines__line">
            <Button
              icon="send"
              variant="quiet"
              className="v-template-lines__send"
              isDisabled={!isAllowed}
              aria-label={t('guide.templates.sendLine', { line })}
              onPress={() => send(line)}
            >
              {line}
            </Button>
            <IconButton
              icon="trash"
              size="sm"
              label={t('guide.templates.removeLine', { line })}
              hasTooltip={false}
              onPress={() => remove(line)}
            />
          </li>
        ))}
      </ul>
      {lines.length < LINE_LIMIT ? <NewLine lines={lines} onAdd={(line) => setLines([...lines, line])} /> : null}
    </section>
  );
}

function NewLine({ lines, onAdd }: { lines: readonly string[]; onAdd(line: string): void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState(false);
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    const line = chatTextSchema.safeParse(text);
    if (!line.success) return;
    if (lines.includes(line.data)) {
      setKnown(true);
      return;
    }
    onAdd(line.data);
    setText('');
  };
  return (
    <form className="v-template-lines__new" onSubmit={add}>
      <TextArea
        label={t('guide.templates.newLine')}
        value={text}
        onChange={(value) => {
          setText(value);
          setKnown(false);
        }}
        onSubmit={add}
        rows={1}
        isAutoSized
        maxLength={MESSAGE_LIMIT}
        errorMessage={isKnown ? t('guide.templates.knownLine') : undefined}
      />
      <Button type="submit" size="sm" icon="plus" isDisabled={text.trim() === ''}>
        {t('guide.templates.addLine')}
      </Button>
    </form>
  );
}
