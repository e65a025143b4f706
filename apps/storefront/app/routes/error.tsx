import { data, useLoaderData } from 'react-router';
import { ErrorPage } from '@vitrine/app-shell';
import type { Route } from './+types/error';

/** The error page by address: `?status=` picks the status, 500 by default. */
export function loader({ url }: Route.LoaderArgs) {
  const status = Number(url.searchParams.get('status') ?? '500');
  const shown = Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
  return data({ status: shown }, { status: shown });
}

export default function ErrorRoute() {
  const { status } = useLoaderData<typeof loader>();
  return <ErrorPage status={status} />;
}
