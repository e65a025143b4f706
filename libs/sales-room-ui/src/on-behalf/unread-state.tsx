import { type QueryFacts, QueryState } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Skeleton } from '@vitrine/ui';

export interface UnreadStateProps {
  /** Name of the attendee. */
  name: string;
  query: Pick<QueryFacts<unknown>, 'isError' | 'isFetching' | 'isPaused' | 'refetch'>;
}

/** In place of what an attendee has, while it has not been read: on its way, or another try. */
export function UnreadState({ name, query: { isError, isFetching, isPaused, refetch } }: UnreadStateProps) {
  const t = useTranslate();
  return (
    <QueryState
      query={{ data: undefined, isError, isFetching, isPaused, refetch }}
      errorTitle={t('guide.onBehalf.unread', { name })}
      headingLevel={5}
      isCompact
      skeleton={<Skeleton lines={4} />}
    >
      {() => null}
    </QueryState>
  );
}
