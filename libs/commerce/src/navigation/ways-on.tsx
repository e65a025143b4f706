import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Link } from '@vitrine/ui';

/** Where there is nothing to see: the shop's categories, for whoever would like to look around. */
export function WaysOn() {
  const t = useTranslate();
  const { main } = useShell().navigation;
  const categories = main.flatMap(({ id, label, href }) => (href === undefined ? [] : [{ id, label, href }]));
  if (categories.length === 0) return null;
  return (
    <nav className="v-ways-on" aria-label={t('shop.search.emptyCategories')}>
      <ul>
        {categories.map(({ id, label, href }) => (
          <li key={id}>
            <Link href={href} variant="button-secondary">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
