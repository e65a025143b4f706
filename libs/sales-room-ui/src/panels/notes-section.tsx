import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading, TextArea } from '@vitrine/ui';
import { createDraftStore } from '../room/draft.ts';
import { commandsAtom, outboxAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useSlides } from '../slides/use-slides.ts';

/** Milliseconds of rest after which what was typed is saved. */
const SAVE_REST = 600;

/** A guide's notes on the slide, saved by themselves and kept over a reload until the server has them. */
export function NotesSection() {
  const t = useTranslate();
  const { current } = useSlides();
  const [isShown, setShown] = useState(true);
  return (
    <section className="v-guide-tools__section v-notes" aria-label={t('guide.notes.title')}>
      <header className="v-notes__head">
        <Heading level={3} look={6}>
          {t('guide.notes.title')}
        </Heading>
        <Button size="sm" variant="quiet" icon={isShown ? 'eye-off' : 'eye'} aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'guide.tools.hideNotes' : 'guide.tools.showNotes')}
        </Button>
      </header>
      {isShown && current !== undefined ? (
        <NotesField key={current.sectionId} sectionId={current.sectionId} slideName={current.name} written={current.notes ?? ''} />
      ) : null}
    </section>
  );
}

function NotesField({ sectionId, slideName, written }: { sectionId: string; slideName: string; written: string }) {
  const t = useTranslate();
  const { path } = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const room = useAtomValue(roomAtom);
  const isAllowed = useAtomValue(commandsAtom).has('notes.set');
  const outgoing = useAtomValue(outboxAtom).find((command) => command.name === 'notes.set' && command.payload.sectionId === sectionId);
  const saved = room?.notes.find((note) => note.sectionId === sectionId)?.text ?? written;
  const [store] = useState(() => createDraftStore(`notes:${path}:${sectionId}`));
  const [text, setText] = useState(() => store.read() || saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ saved, text });

  // Another guide may write here too: what is not being changed on this side follows.
  useEffect(() => {
    if (last.current.text === last.current.saved && last.current.saved !== saved) setText(saved);
    if (saved === text) store.write('');
    last.current = { saved, text };
  }, [saved, text, store]);

  const save = (value: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    client?.deliver('notes.set', { sectionId, text: value });
  };
  // Going on to another slide must not lose what was typed a moment ago.
  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    flush.current = () => {
      if (timer.current !== undefined) save(text);
    };
  });
  useEffect(() => () => flush.current(), []);

  // A draft that a reload has kept is sent as soon as the room is entered.
  const kept = useRef(store.read());
  useEffect(() => {
    if (!isAllowed || kept.current === '' || client === null) return;
    if (kept.current !== saved) client.deliver('notes.set', { sectionId, text: kept.current });
    kept.current = '';
  }, [isAllowed, client, saved, sectionId]);

  const change = (value: string): void => {
    setText(value);
    store.write(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(value), SAVE_REST);
  };
  const state =
    outgoing?.status === 'failed' ? 'failed' : outgoing !== undefined || text !== saved ? 'saving' : text === '' ? null : 'saved';
  return (
    <>
      <TextArea
        label={t('guide.notes.slide')}
        description={slideName}
        placeholder={t('guide.notes.placeholder')}
        value={text}
        onChange={change}
        onBlur={() => flush.current()}
        rows={5}
        isAutoSized
        maxLength={20_000}
        isReadOnly={!isAllowed}
        errorMessage={state === 'failed' ? t('guide.notes.failed') : undefined}
      />
      <p className="v-notes__state" role="status" data-notes-state={state ?? undefined}>
        {state === 'saving' ? t('guide.notes.saving') : state === 'saved' ? t('guide.notes.saved') : ''}
      </p>
    </>
  );
}
