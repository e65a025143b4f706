import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { findLocale } from '@vitrine/routing';
import type { FaultGroup } from './fault-groups.ts';

interface FaultLineProps {
  group: FaultGroup;
  /** Codes of all languages that were looked at. */
  locales: readonly string[];
}

/** One fault in words: what is wrong, what to do, and in which languages where it isn't all of them. */
export function FaultLine({ group, locales }: FaultLineProps) {
  const t = useTranslate();
  const format = useFormat();
  const { fault } = group;
  const { code, product, address = '' } = fault;
  const isOfPage = product === undefined && (code === 'picture-broken' || code === 'picture-unanswered');
  const name = product?.name ?? product?.id ?? '';
  return (
    <li className="v-rehearsal__fault">
      <span>
        {t(`presentations.rehearsal.fault.${isOfPage ? (`page-${code}` as const) : code}`, {
          id: product?.id ?? '',
          address,
          product: product?.number === undefined ? name : t('presentations.rehearsal.product', { name, number: product.number }),
        })}
      </span>
      {group.locales.length === locales.length ? null : (
        <span className="v-rehearsal__languages">
          {t('presentations.rehearsal.onlyIn', { languages: format.list(languageNames(group.locales)) })}
        </span>
      )}
    </li>
  );
}

/** Languages by the names that they have for themselves. */
export function languageNames(locales: readonly string[]): readonly string[] {
  return locales.map((code) => findLocale(code)?.name ?? code);
}
