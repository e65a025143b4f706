import { useAtomValue } from 'jotai';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Avatar, Button, EmptyState, SummaryList } from '@vitrine/ui';
import { useInspectAttendee } from '../on-behalf/use-inspect-attendee.ts';
import { productsIn, totalsOf } from './audience.ts';
import { audienceCartsAtom, audienceOrderedAtom } from './audience-atoms.ts';

/** What is in the carts of the audience: all together, and each with the way to it. For guides. */
export function AudienceCartsPanel() {
  const t = useTranslate();
  const format = useFormat();
  const carts = useAtomValue(audienceCartsAtom);
  const lookAt = useInspectAttendee();
  const price = (sum: number, currencyIsoCode: string) => format.price(sum, currencyIsoCode || undefined);
  const ordered = useAtomValue(audienceOrderedAtom);
  const orderedRows = ordered.map(({ currencyIsoCode, sum }) => ({
    id: `ordered ${currencyIsoCode}`,
    label: t('guide.statistics.ordered'),
    value: price(sum, currencyIsoCode),
  }));
  if (carts.length === 0 && ordered.length === 0) {
    return (
      <EmptyState icon="bag" title={t('guide.audience.cartsEmptyTitle')} headingLevel={3} isCompact>
        <p>{t('guide.audience.cartsEmptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="v-audience">
      <SummaryList
        rows={[
          ...totalsOf(carts).map(({ currencyIsoCode, sum }) => ({
            id: `sum ${currencyIsoCode}`,
            label: t('guide.audience.total'),
            value: price(sum, currencyIsoCode),
          })),
          { id: 'products', label: t('guide.statistics.products'), value: format.number(productsIn(carts)) },
          ...orderedRows,
        ]}
      />
      <ul className="v-audience__list" aria-label={t('guide.audience.carts')}>
        {carts.map(({ attendeeId, name, isHere, sum, currencyIsoCode, productCount }) => (
          <li key={attendeeId} className="v-participant" data-attendee-id={attendeeId}>
            <Avatar name={name} isDecorative />
            <span className="v-participant__text">
              <span className="v-participant__name">{name}</span>
              <span className="v-participant__note">
                {t('guide.audience.productCount', { count: productCount })}
                {isHere ? '' : ` · ${t('guide.audience.notHere')}`}
              </span>
            </span>
            <span className="v-audience__sum">{price(sum, currencyIsoCode)}</span>
            <Button size="sm" aria-label={t('guide.audience.lookAt', { name })} onPress={() => lookAt(attendeeId)}>
              {t('guide.audience.look')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
