import { useId } from 'react';
import type { Formatter } from '@vitrine/i18n';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Badge, Heading, Link } from '@vitrine/ui';
import type { Announced } from './announced.ts';

export interface AnnouncedListProps {
  announced: readonly Omit<Announced, 'productIds'>[];
  /** By whose clock times are told. */
  format: Pick<Formatter, 'day' | 'time' | 'list'>;
}

/** Presentations that anybody may join, with the way to each. */
export function AnnouncedList({ announced, format }: AnnouncedListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const titleId = useId();
  return (
    <section className="v-announced" aria-labelledby={titleId}>
      <Heading level={2} look={4} id={titleId}>
        {t('common.live.title')}
      </Heading>
      <ul className="v-announced__list">
        {announced.map(({ path, name, startsAt, isRunning, guideNames }) => (
          <li key={path} className="v-announced__item">
            <Link href={localePath(`/presentation/${encodeURIComponent(path)}`)} variant="standalone">
              {name}
            </Link>
            <p className="v-announced__facts">
              {isRunning ? (
                <Badge tone="accent" icon="video">
                  {t('common.live.now')}
                </Badge>
              ) : null}
              <time dateTime={startsAt}>{`${format.day(startsAt, startsAt)}, ${format.time(startsAt)}`}</time>
              {guideNames.length === 0 ? null : <span>{t('common.live.guides', { names: format.list(guideNames) })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
