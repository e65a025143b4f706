import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, Link, Notice } from '@vitrine/ui';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuidePageData, GuideRehearsal } from '../guide-pages/guide-page-data.ts';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { RehearsalSummary } from './rehearsal-summary.tsx';
import { SlideResults } from './slide-results.tsx';
import { useRehearsal } from './use-rehearsal.ts';

/** The rehearsal of a presentation: what its clients would miss, before they are there. */
export function RehearsalScreen(data: GuidePageData<GuideRehearsal>) {
  const t = useTranslate();
  return (
    <GuidePage title={t('presentations.rehearsal.pageTitle')} data={data}>
      {(content) => <RehearsalPage key={content.presentation.id} {...content} />}
    </GuidePage>
  );
}

function RehearsalPage({ presentation, slides }: GuideRehearsal) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { id, name, canManage = false } = presentation;
  const rehearsal = useRehearsal(id);
  return (
    <div className="v-rehearsal">
      <div className="v-rehearsal__ways">
        <Link href={localePath(GUIDE_PAGES.home)} variant="standalone" icon="chevron-start">
          {t('presentations.rehearsal.back')}
        </Link>
        {canManage ? (
          <Link href={localePath(GUIDE_PAGES.edit(id))} variant="standalone" icon="edit">
            {t('presentations.rehearsal.edit')}
          </Link>
        ) : null}
      </div>
      <Heading level={1} look={1}>
        {t('presentations.rehearsal.title', { name })}
      </Heading>
      <p className="v-rehearsal__hint">{t('presentations.rehearsal.text')}</p>
      <noscript>
        <Notice>{t('presentations.rehearsal.needsScripts')}</Notice>
      </noscript>
      <RehearsalSummary rehearsal={rehearsal} slideCount={slides.length} />
      <SlideResults presentationId={id} canManage={canManage} slides={slides} rehearsal={rehearsal} />
    </div>
  );
}
