import { useId } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';

/** Categories that are offered at most. */
const MOST = 6;

/** Where there is nothing to see: the shop's first categories, for whoever would like to look around. Plain links: an error page is a light one. */
export function WaysOn() {
  const t = useTranslate();
  const titleId = useId();
  const { main } = useShell().navigation;
  const categories = main.flatMap(({ id, label, href }) => (href === undefined ? [] : [{ id, label, href }])).slice(0, MOST);
  if (categories.length === 0) return null;
  return (
    <nav className="v-ways-on" aria-labelledby={titleId}>
      <p id={titleId}>{t('shop.search.emptyCategories')}</p>
      <ul>
        {categories.map(({ id, label, href }) => (
          <li key={id}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
