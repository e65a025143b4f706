import { type ComponentType, type ReactNode, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { AppName } from '@vitrine/session';
import { isStoreApiError } from '@vitrine/store-api-client';
import { ErrorPage } from '../errors/error-page.tsx';
import { isUnreached } from '../screen/connection.tsx';
import { createBrowserQueryClient } from '../store/query-client.ts';
import type { ShellResult } from '../visitor/shell-data.ts';
import { RootView } from './root-view.tsx';

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

export interface AppErrorBoundaryProps {
  app: AppName;
  error: unknown;
  shell: ShellResult | undefined;
  /** Address of the icons, see `UiProvider`. */
  iconSprite: string;
  /** The app's own layout: the error page stands in it as far as start-up got. */
  layout: ComponentType<{ children: ReactNode }>;
}

/** The error page in the app's own layout, with the header as far as start-up got. */
export function AppErrorBoundary({ app, error, shell, iconSprite, layout: Layout }: AppErrorBoundaryProps) {
  const [queryClient] = useState(createBrowserQueryClient);
  const shown: ShellResult = shell ?? { locale: '', failure: { statusCode: errorFacts(error).status } };
  return (
    <RootView app={app} shell={shown} queryClient={queryClient} iconSprite={iconSprite}>
      <Layout>
        <ErrorPage {...errorFacts(error)} />
      </Layout>
    </RootView>
  );
}
