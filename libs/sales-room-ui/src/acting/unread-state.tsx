import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, ErrorState, Skeleton } from '@vitrine/ui';

export interface UnreadStateProps {
  /** Name of the attendee. */
  name: string;
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
}

/** In place of what an attendee has, while it has not been read: on its way, or another try. */
export function UnreadState({ name, query: { isError, isFetching, refetch } }: UnreadStateProps) {
  const t = useTranslate();
  if (!isError) {
    return (
      <div role="status" aria-label={t('common.state.loading')}>
        <Skeleton lines={4} />
      </div>
    );
  }
  return (
    <ErrorState
      title={t('guide.acting.unread', { name })}
      headingLevel={5}
      isCompact
      actions={
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {t('common.action.retry')}
        </Button>
      }
    />
  );
}
