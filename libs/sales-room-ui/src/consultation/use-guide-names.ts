import { useLocale } from '@vitrine/routing/react-router';
import type { ConsultationPresence } from '@vitrine/sales-room-protocol';

/** Names that fit into a line; the others are guides all the same. */
const NAMED = 3;

/** The names of guides as the page's language lists them. */
export function useGuideNames(guides: ConsultationPresence['guides']): string {
  const { code } = useLocale();
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(guides.slice(0, NAMED).map(({ name }) => name));
}
