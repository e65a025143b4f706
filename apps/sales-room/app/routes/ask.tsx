import '@vitrine/sales-room-ui/consultation.css';
import { brand } from '@vitrine/brand';
import { titledScreenMeta } from '@vitrine/commerce';
import { AskScreen } from '@vitrine/sales-room-ui/consultation';
import { answerAsk, loadAsk } from '@vitrine/sales-room-ui/server';
import { pseudoLocale } from '../app-settings.server.ts';
import type { Route } from './+types/ask';

export const loader = (args: Route.LoaderArgs) => loadAsk(args, { brand, pseudoLocale: pseudoLocale() });
export const action = (args: Route.ActionArgs) => answerAsk(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return <AskScreen {...loaderData} answer={actionData} />;
}
