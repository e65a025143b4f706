import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { Heading } from '@vitrine/ui';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuideHome, GuidePageData } from '../guide-pages/guide-page-data.ts';
import { useViewerZone } from '../room/viewer-zone.ts';
import { ShopRequests } from '../shop-requests/shop-requests.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { groupPresentations } from './appointment-groups.ts';
import { DeletePresentation } from './delete-presentation.tsx';
import { GuideHomeHead } from './guide-home-head.tsx';
import { NoPresentations } from './no-presentations.tsx';

/** A guide's home: every presentation that they may give, today's first. */
export function GuideHomeScreen(data: GuidePageData<GuideHome>) {
  const t = useTranslate();
  return (
    <GuidePage title={t('presentations.home.title')} data={data}>
      {(home, facts) => <Home {...home} {...facts} />}
    </GuidePage>
  );
}

function Home({ presentations, consultations, guideName, now }: GuideHome & { guideName: string; now: number }) {
  const t = useTranslate();
  const timeZone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const isGone = useRef(false);
  // The button that opened the question is gone with its presentation: the keyboard goes on at the list.
  useEffect(() => {
    if (deletedId !== null || !isGone.current) return;
    isGone.current = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [deletedId]);
  const deleted = presentations.find(({ id }) => id === deletedId);
  return (
    <div className="v-guide-home">
      <GuideHomeHead guideName={guideName} />
      <ShopRequests loaded={consultations} now={now} onSignedOut={() => void revalidate()} />
      {presentations.length === 0 ? (
        <NoPresentations />
      ) : (
        <>
          <p className="v-guide-home__times">
            {t('presentations.home.count', { count: presentations.length })}
            {' · '}
            {t('presentations.home.times', { zone: timeZone.replaceAll('_', ' ') })}
          </p>
          {groupPresentations(presentations, now, timeZone).map(({ group, presentations: own }) => (
            <section key={group} className="v-guide-home__group" aria-labelledby={`guide-home-${group}`}>
              <Heading level={2} look={3} id={`guide-home-${group}`}>
                {t(`presentations.group.${group}`)}
              </Heading>
              <ul className="v-guide-home__list">
                {own.map((presentation) => (
                  <li key={presentation.id}>
                    <AppointmentCard presentation={presentation} now={now} onDelete={() => setDeletedId(presentation.id)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {deleted === undefined ? null : (
        <DeletePresentation
          presentation={deleted}
          onClose={() => setDeletedId(null)}
          onDeleted={() => {
            isGone.current = true;
            return revalidate();
          }}
          onSignedOut={() => void revalidate()}
        />
      )}
    </div>
  );
}
