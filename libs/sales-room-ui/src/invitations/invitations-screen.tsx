import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormNotice, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { createPresentationsApi, isRoomError } from '@vitrine/sales-room-client/api';
import { Button, Heading, Link, Notice, TextField } from '@vitrine/ui';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuideInvitations, GuidePageData } from '../guide-pages/guide-page-data.ts';
import { SignInAgain } from '../guide-pages/sign-in-again.tsx';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { InvitationList } from './invitation-list.tsx';
import { type MadeInvitation, MadeInvitationView } from './made-invitation.tsx';

/** Personal invitations to a presentation of one's own. */
export function InvitationsScreen(data: GuidePageData<GuideInvitations>) {
  const t = useTranslate();
  return (
    <GuidePage title={t('presentations.invitations.pageTitle')} data={data}>
      {(content, facts) => <Invitations {...content} {...facts} />}
    </GuidePage>
  );
}

function Invitations({ presentation, invitations, guideName, now }: GuideInvitations & { guideName: string; now: number }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLDivElement>(null);
  // A secret is told once: it lives as long as this page.
  const [made, setMade] = useState<readonly MadeInvitation[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const { formProps, errors, isPending } = useForm({
    rules: async () => (await import('./invitation-schema.ts')).invitationSchema,
    ruleTexts: { invalid: t('presentations.invitations.nameInvalid') },
    describeOther: (error) => {
      if (!isRoomError(error)) return undefined;
      if (error.code === 'unauthenticated' || error.code === 'session-expired') setSignedOut(true);
      return t(`room.error.${error.code}`);
    },
    async onSubmit({ name }) {
      const answer = await createPresentationsApi().invite(presentation.id, name);
      setMade((before) => [{ ...answer, name }, ...before]);
      form.current?.querySelector('form')?.reset();
      await revalidate();
    },
  });
  return (
    <div className="v-invitations">
      <Link href={localePath(GUIDE_PAGES.home)} variant="standalone" icon="chevron-start">
        {t('presentations.editor.back')}
      </Link>
      <Heading level={1} look={1}>
        {t('presentations.invitations.title', { name: presentation.name })}
      </Heading>
      <p className="v-invitations__hint">{t('presentations.invitations.text')}</p>
      {presentation.appointment.status === 'ended' ? (
        <Notice>{t('presentations.invitations.ended')}</Notice>
      ) : (
        <div ref={form}>
          <form className="v-form v-invitations__form" aria-label={t('presentations.invitations.open')} {...formProps}>
            <FormNotice errors={errors} />
            <TextField
              label={t('presentations.invitations.name')}
              name="name"
              maxLength={80}
              isRequired
              autoComplete="off"
              errorMessage={errors['name']}
            />
            <Button type="submit" variant="primary" icon="plus" isPending={isPending} pendingLabel={t('common.state.saving')}>
              {t('presentations.invitations.invite')}
            </Button>
          </form>
        </div>
      )}
      <div role="status" className="v-invitations__made">
        {made.map((each) => (
          <MadeInvitationView key={each.attendeeId} made={each} presentation={presentation} guideName={guideName} now={now} />
        ))}
      </div>
      <InvitationList
        presentationId={presentation.id}
        invitations={invitations}
        onTakenBack={(attendeeId) => {
          setMade((before) => before.filter((each) => each.attendeeId !== attendeeId));
          return revalidate();
        }}
      />
      <SignInAgain
        isOpen={isSignedOut}
        onClose={() => setSignedOut(false)}
        onSignedIn={() => {
          setSignedOut(false);
          form.current?.querySelector('form')?.requestSubmit();
        }}
      />
    </div>
  );
}
