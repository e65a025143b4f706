import { DEFAULT_TITLE } from '@vitrine/routing';
import type { AppName } from '@vitrine/session';
import { isStoreApiError } from '@vitrine/store-api-client';
import { useState } from 'react';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { createBrowserQueryClient } from './query-client.ts';
import { RootView } from './root-view.tsx';
import { isShellFailure, type ShellResult } from './shell-data.ts';

/** Status and message of whatever a route threw. Details of other errors stay on the server. */
export function errorFacts(error: unknown): { status: number; message: string | undefined } {
  if (isRouteErrorResponse(error)) {
    const body: unknown = error.data;
    const message = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : undefined;
    return { status: error.status, message };
  }
  if (isStoreApiError(error)) return { status: error.statusCode === 0 ? 503 : error.statusCode, message: undefined };
  return { status: 500, message: undefined };
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

/** The head of a page that has none of its own. */
export function rootMeta(): MetaDescriptor[] {
  return [{ title: DEFAULT_TITLE }, { name: 'robots', content: 'noindex, nofollow' }];
}
