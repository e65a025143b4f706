import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, ErrorState, type ErrorStateProps } from '@vitrine/ui';

/** How far the loading of data is. */
type LoadingStatus = 'idle' | 'pending' | 'success' | 'error';

/** What is asked of a query, whichever library runs it. */
export interface QueryFacts<Data> {
  /** Undefined while nothing has been read. */
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** It has been asked and waits for the line. */
  readonly isPaused?: boolean | undefined;
  refetch(): unknown;
}

/** Nobody has asked yet, it is on its way, it is there, or it could not be read. Data that were read stay when a later reading fails. */
function loadingStatus({ data, isError, isFetching, isPaused = false }: QueryFacts<unknown>): LoadingStatus {
  if (data !== undefined) return 'success';
  if (isError) return 'error';
  return isFetching || isPaused ? 'pending' : 'idle';
}

export interface QueryStateProps<Data> extends Pick<ErrorStateProps, 'headingLevel' | 'isCompact'> {
  query: QueryFacts<Data>;
  /** The shape of what is being read. */
  skeleton: ReactNode;
  /** What is loading; a general text by default. */
  loadingLabel?: string | undefined;
  loadingClass?: string | undefined;
  /** What could not be read; a general text by default. */
  errorTitle?: string | undefined;
  /** In place of data without anything in them. */
  empty?: ReactNode;
  isEmpty?: ((data: Data) => boolean) | undefined;
  children(data: Data): ReactNode;
}

/**
 * What a query has read; until then the shape of it, which says that it is loading once it is, or the error with another try, and a text in
 * place of nothing.
 */
export function QueryState<Data>({
  query,
  skeleton,
  loadingLabel,
  loadingClass,
  errorTitle,
  headingLevel,
  isCompact,
  empty,
  isEmpty,
  children,
}: QueryStateProps<Data>): ReactNode {
  const t = useTranslate();
  const { data, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) === true ? empty : children(data);
  const status = loadingStatus(query);
  if (status === 'idle') return <div className={loadingClass}>{skeleton}</div>;
  if (status === 'pending') {
    return (
      <LoadingRegion label={loadingLabel} className={loadingClass}>
        {skeleton}
      </LoadingRegion>
    );
  }
  return (
    <ErrorState
      title={errorTitle ?? t('common.error.general')}
      headingLevel={headingLevel}
      isCompact={isCompact}
      actions={
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {t('common.action.retry')}
        </Button>
      }
    />
  );
}

export interface LoadingRegionProps {
  /** What is loading; a general text by default. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Says that something is loading; skeletons in it say nothing. */
export function LoadingRegion({ label, className, children }: LoadingRegionProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={className} role="status" aria-label={label ?? t('common.state.loading')}>
      {children}
    </div>
  );
}
