import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { createPresentationsApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { ImportOutcome } from '@vitrine/sales-room-protocol';
import { Button, Heading, Link, Notice } from '@vitrine/ui';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuidePageData } from '../guide-pages/guide-page-data.ts';
import { SignInAgain } from '../guide-pages/sign-in-again.tsx';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { ImportPlan } from './import-plan.tsx';
import { ImportRefusal, type RefusedImport } from './import-refusal.tsx';

/** Presentations from a file: what it would do first, then it is done. */
export function PresentationImportScreen(data: GuidePageData<null>) {
  const t = useTranslate();
  return (
    <GuidePage title={t('presentations.import.title')} data={data}>
      {() => <PresentationImport />}
    </GuidePage>
  );
}

function PresentationImport() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const { notifications } = useScreen();
  const fieldId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<{ content: unknown; outcome: ImportOutcome } | null>(null);
  const [refusal, setRefusal] = useState<RefusedImport | null>(null);
  const [isPending, setPending] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);

  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      const refused = isRoomError(error) ? error : null;
      if (refused?.code === 'unauthenticated' || refused?.code === 'session-expired') setSignedOut(true);
      setRefusal({ code: refused?.code ?? 'internal', detail: refused?.message ?? '', issues: refused?.issues ?? [] });
    } finally {
      setPending(false);
    }
  };
  const check = (event: FormEvent): void => {
    event.preventDefault();
    setPlan(null);
    if (file === null) return setRefusal({ code: 'no-file', detail: '', issues: [] });
    void run(async () => {
      const text = await file.text();
      let content: unknown;
      try {
        content = JSON.parse(text);
      } catch {
        return setRefusal({ code: 'no-json', detail: '', issues: [] });
      }
      setPlan({ content, outcome: await createPresentationsApi().importFile(content, { dryRun: true }) });
    });
  };
  const confirm = (content: unknown): void =>
    void run(async () => {
      await createPresentationsApi().importFile(content, { dryRun: false });
      await navigate(localePath(GUIDE_PAGES.home));
      notifications.notify({ id: 'guide:imported', type: 'success', message: t('presentations.import.done') });
    });

  return (
    <div className="v-import">
      <Link href={localePath(GUIDE_PAGES.home)} variant="standalone" icon="chevron-start">
        {t('presentations.editor.back')}
      </Link>
      <Heading level={1} look={1}>
        {t('presentations.import.title')}
      </Heading>
      <p className="v-import__hint">{t('presentations.import.text')}</p>
      <form className="v-form v-import__form" noValidate onSubmit={check}>
        <div className="v-field">
          <label className="v-field__label" htmlFor={fieldId}>
            {t('presentations.import.file')}
          </label>
          <input
            id={fieldId}
            className="v-import__file"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setPlan(null);
              setRefusal(null);
            }}
          />
        </div>
        <Button type="submit" icon="search" isPending={isPending && plan === null} pendingLabel={t('common.state.loading')}>
          {t('presentations.import.check')}
        </Button>
      </form>
      <div role="alert">{refusal === null ? null : <ImportRefusal {...refusal} />}</div>
      <div role="status">{plan === null ? null : <ImportPlan {...plan.outcome} />}</div>
      {plan === null || plan.outcome.made + plan.outcome.changed === 0 ? null : (
        <Button
          className="v-import__confirm"
          variant="primary"
          size="lg"
          isPending={isPending}
          pendingLabel={t('common.state.saving')}
          onPress={() => confirm(plan.content)}
        >
          {t('presentations.import.confirm')}
        </Button>
      )}
      {isSignedOut ? <Notice type="warning">{t('presentations.home.signedOut')}</Notice> : null}
      <SignInAgain
        isOpen={isSignedOut}
        onClose={() => setSignedOut(false)}
        onSignedIn={() => {
          setSignedOut(false);
          setRefusal(null);
        }}
      />
    </div>
  );
}
