import { GuideLoginScreen, PresentationAuthLayout } from '@vitrine/sales-room-ui';
import { guardGuide } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/login';

export const loader = (args: Route.LoaderArgs) => guardGuide(args, 'login');

export default function GuideLogin({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <GuideLoginScreen path={loaderData.path} />
    </PresentationAuthLayout>
  );
}
