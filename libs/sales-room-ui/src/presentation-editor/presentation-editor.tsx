import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreen } from '@vitrine/app-shell';
import { type FormErrors, FormNotice, useForm } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { createPresentationsApi, isRoomError, RoomError } from '@vitrine/sales-room-client/api';
import type { PresentationDefinition } from '@vitrine/sales-room-protocol';
import { Button, Heading, Link } from '@vitrine/ui';
import { SignInAgain } from '../guide-pages/sign-in-again.tsx';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { type DraftSlide, draftSlides } from '../slide-builder/draft-slides.ts';
import { SlideBuilder } from '../slide-builder/slide-builder.tsx';
import { defaultsOf, definitionOf, removedSlides } from './definition.ts';
import { DetailFields } from './detail-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { refusedFields, slideField } from './refused-fields.ts';
import { SettingFields } from './setting-fields.tsx';
import { TimeFields } from './time-fields.tsx';

interface PresentationEditorProps {
  title: string;
  /** The presentation as it is kept, or that which is copied; null for a new one. */
  definition: PresentationDefinition | null;
  isCopy: boolean;
}

/** Makes or changes a presentation: what it is, when, and what it shows. Nothing that was typed is lost until it is saved. */
export function PresentationEditor({ title, definition, isCopy }: PresentationEditorProps) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const { notifications } = useScreen();
  const formId = useId();
  const [defaults] = useState(() =>
    defaultsOf(definition, {
      locale: format.locale,
      shopZone: format.timeZone,
      isCopy,
      copyName: (name) => t('presentations.editor.copyName', { name }),
    }),
  );
  const [slides, setSlides] = useState<readonly DraftSlide[]>(() => draftSlides(definition?.slides ?? [], isCopy));
  const [isChanged, setChanged] = useState(isCopy);
  const isUnsaved = useRef(isCopy);
  const [isSignedOut, setSignedOut] = useState(false);
  const sent = useRef({ path: '', slides });
  const kept = isCopy ? undefined : definition?.id;

  const markChanged = (): void => {
    isUnsaved.current = true;
    setChanged(true);
  };
  const { formProps, errors, isPending } = useForm({
    rules: async () => (await import('./definition-schema.ts')).definitionSchema,
    ruleTexts: { invalid: t('presentations.editor.pathInvalid') },
    describeOther: (error): string | FormErrors | undefined => {
      if (!isRoomError(error)) return undefined;
      if (error.code !== 'unauthenticated' && error.code !== 'session-expired') return refusedFields(error, sent.current, t);
      setSignedOut(true);
      return t('presentations.home.signedOut');
    },
    async onSubmit(values) {
      if (slides.length === 0) throw new RoomError('invalid-payload', 'A slide is missing.', { issues: [{ path: 'slides', message: '' }] });
      sent.current = { path: values.path, slides };
      const api = createPresentationsApi();
      const input = definitionOf(values, slides, { before: definition, locale: format.locale, isCopy });
      await (kept === undefined ? api.create(input) : api.change(kept, input, { without: removedSlides(definition, slides) }));
      isUnsaved.current = false;
      await navigate(localePath(GUIDE_PAGES.home));
      notifications.notify({ id: 'guide:saved', type: 'success', message: t('presentations.editor.saved', { name: values.name }) });
    },
  });

  return (
    <div className="v-editor">
      <Link href={localePath(GUIDE_PAGES.home)} variant="standalone" icon="chevron-start">
        {t('presentations.editor.back')}
      </Link>
      <Heading level={1} look={1}>
        {title}
      </Heading>
      {kept === undefined ? null : (
        <Link href={localePath(GUIDE_PAGES.rehearsal(kept))} variant="button-secondary" icon="check-circle">
          {t('presentations.rehearsal.open')}
        </Link>
      )}
      <form id={formId} className="v-form v-editor__form" aria-label={title} {...formProps} onInput={markChanged} onChange={markChanged}>
        <FormNotice errors={errors} />
        <DetailFields defaults={defaults} errors={errors} isPathFixed={kept !== undefined} />
        <TimeFields defaults={defaults} errors={errors} />
        <SettingFields definition={definition} access={defaults.access} isCopy={isCopy} />
      </form>
      <SlideBuilder
        slides={slides}
        problem={slides.length === 0 ? errors['slides'] : undefined}
        problems={
          Object.fromEntries(
            slides.map(({ key }) => [key, errors[slideField(key)]] as const).filter((entry) => entry[1] !== undefined),
          ) as Record<string, string>
        }
        onChange={(changed) => {
          markChanged();
          setSlides(changed);
        }}
      />
      <div className="v-editor__bar">
        <p className="v-editor__unsaved">{isChanged ? t('presentations.editor.unsaved') : ''}</p>
        <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingLabel={t('presentations.editor.saving')}>
          {t('presentations.editor.save')}
        </Button>
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
      <SignInAgain
        isOpen={isSignedOut}
        onClose={() => setSignedOut(false)}
        onSignedIn={() => {
          setSignedOut(false);
          const form = document.getElementById(formId);
          if (form instanceof HTMLFormElement) form.requestSubmit();
        }}
      />
    </div>
  );
}
