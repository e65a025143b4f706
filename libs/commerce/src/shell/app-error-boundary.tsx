import type { AppName } from '@vitrine/session';
import { isStoreApiError } from '@vitrine/store-api-client';
import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { isUnreached } from './connection.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { createBrowserQueryClient } from './query-client.ts';
import { RootView } from './root-view.tsx';
import { isShellFailure, type ShellResult } from './shell-data.ts';

/** What a route threw, as far as visitors may know it. */
export interface ErrorFacts {
  status: number;
  message?: string;
  /** The address without its locale, where there is no page. */
  path?: string;
  /** Nobody has answered: the line is away. */
  isUnreached?: boolean;
}

/** Status, message and path of whatever a route threw. Details of other errors stay on the server. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const body: unknown = error.data;
    const text = (name: 'message' | 'path') => {
      const value = typeof body === 'object' && body !== null ? (body as Partial<Record<string, unknown>>)[name] : undefined;
      return typeof value === 'string' ? { [name]: value } : {};
    };
    return { status: error.status, ...text('message'), ...text('path') };
  }
  if (isStoreApiError(error)) return { status: error.statusCode === 0 ? 503 : error.statusCode };
  if (isUnreached(error)) return { status: 503, isUnreached: true };
  return { status: 500 };
}

/** The error page in the shop's own layout, with the header as far as start-up got. */
export function AppErrorBoundary({ app, error, shell }: { app: AppName; error: unknown; shell: ShellResult | undefined }) {
  const [queryClient] = useState(createBrowserQueryClient);
  const page = <ErrorPage {...errorFacts(error)} />;
  const shown: ShellResult = shell ?? { locale: '', failure: { statusCode: errorFacts(error).status } };
  return (
    <RootView app={app} shell={shown} queryClient={queryClient}>
      {isShellFailure(shown) ? page : <DefaultLayout>{page}</DefaultLayout>}
    </RootView>
  );
}
