import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { ErrorState, Link } from '@vitrine/ui';
import { useReloadWhenAvailable } from './use-reload-when-available.ts';

/** Statuses whose pages have words of their own. */
const EXPLAINED = [404, 408, 500, 502, 503] as const;

export interface ErrorPageProps {
  /** HTTP status, default 500. */
  status?: number | undefined;
  /** Shown below the title. */
  message?: string | undefined;
  /** The address where there is no page: said in the page's language, in place of the message. */
  path?: string | undefined;
  /** Nobody has answered: the line is away. */
  isUnreached?: boolean | undefined;
}

/** The error page: 404 is 'Page Not Found', any other status 'Internal Server Error'. What passes by itself is waited for. */
export function ErrorPage({ status = 500, message, path, isUnreached = false }: ErrorPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  useReloadWhenAvailable(status);
  const detail = path === undefined ? message : t('common.error.pageNotFoundPath', { path });
  const explained = EXPLAINED.find((known) => known === status) ?? 500;
  return (
    <div className="v-error-page" data-at-once="">
      <ErrorState
        code={isUnreached ? undefined : String(status)}
        headingLevel={1}
        title={isUnreached ? t('common.offline.title') : status === 404 ? t('common.error.pageNotFound') : t('common.error.internal')}
        actions={
          <Link href={localePath('/')} variant="button-primary">
            {t('common.action.backToHome')}
          </Link>
        }
      >
        <p>{isUnreached ? t('common.offline.text') : t(`common.error.http.${explained}`)}</p>
        {detail === undefined ? null : <p className="v-error-page__detail">{detail}</p>}
      </ErrorState>
    </div>
  );
}
