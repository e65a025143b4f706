import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Badge, Heading, Link } from '@vitrine/ui';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import type { CheckedSlide } from './fault-groups.ts';
import { FaultLine } from './fault-line.tsx';
import type { Rehearsal } from './use-rehearsal.ts';

interface SlideResultsProps {
  presentationId: string;
  canManage: boolean;
  /** As the page came with them. */
  slides: readonly { id: string; name: string }[];
  rehearsal: Rehearsal;
}

/** The slides in their order, each with where it stands, what is wrong, and the way to change it. */
export function SlideResults({ presentationId, canManage, slides, rehearsal }: SlideResultsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { found, isChecking } = rehearsal;
  const shown: readonly (Omit<CheckedSlide, 'faults'> & Partial<CheckedSlide>)[] = found?.slides ?? slides;
  return (
    <section className="v-rehearsal__part" aria-labelledby="rehearsal-slides" aria-busy={isChecking}>
      <Heading level={2} look={3} id="rehearsal-slides">
        {t('presentations.rehearsal.list')}
      </Heading>
      <ol className="v-rehearsal__slides">
        {shown.map(({ id, name, faults }, index) => (
          <li key={id} className="v-rehearsal__slide" data-testid="rehearsal-slide">
            <span className="v-rehearsal__position" aria-hidden="true">
              {index + 1}
            </span>
            <span className="v-rehearsal__name">{name}</span>
            <SlideBadge faults={faults?.length} isChecking={isChecking} />
            {canManage ? (
              <Link
                href={localePath(GUIDE_PAGES.editSlide(presentationId, id))}
                variant="standalone"
                icon="edit"
                aria-label={t('presentations.rehearsal.changeOf', { position: index + 1, name })}
              >
                {t('presentations.rehearsal.change')}
              </Link>
            ) : null}
            {faults === undefined || faults.length === 0 ? null : (
              <ul className="v-rehearsal__faults">
                {faults.map((group) => (
                  <FaultLine key={group.key} group={group} locales={found?.locales ?? []} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SlideBadge({ faults, isChecking }: { faults: number | undefined; isChecking: boolean }) {
  const t = useTranslate();
  if (isChecking) return <Badge icon="clock">{t('presentations.rehearsal.state.checking')}</Badge>;
  if (faults === undefined) return <Badge icon="info">{t('presentations.rehearsal.state.unchecked')}</Badge>;
  return faults === 0 ? (
    <Badge tone="success" icon="check">
      {t('presentations.rehearsal.state.fine')}
    </Badge>
  ) : (
    <Badge tone="danger" icon="alert">
      {t('presentations.rehearsal.faults', { count: faults })}
    </Badge>
  );
}
