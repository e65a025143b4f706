import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useBrowserStoreClient, useScreen, useSoftNavigate } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { findVariant, isCancelledError, type Product, type PropertyGroup } from '@vitrine/store-api-client';
import { type ChosenOptions, namesOf, ownOptions } from './chosen-options.ts';
import { type PendingChoice, pendingChoiceAtom, shownFamiliesAtom } from './pending-choice.ts';

/** Forgets a pending choice with the last box that could show it. */
function useShownFamily(family: string): void {
  const store = useStore();
  useEffect(() => {
    const shown = store.get(shownFamiliesAtom);
    shown.set(family, (shown.get(family) ?? 0) + 1);
    return () => {
      shown.set(family, (shown.get(family) ?? 1) - 1);
      // The box of the next variant comes with the same drawing.
      queueMicrotask(() => {
        if (shown.get(family) === 0 && store.get(pendingChoiceAtom)?.family === family) store.set(pendingChoiceAtom, null);
      });
    };
  }, [family, store]);
}

/**
 * Which options of a product are chosen, and how to choose another. A choice stands from the press on until the page shows the variant that it
 * led to; what is chosen meanwhile builds on it, and only the last answer counts. A combination that does not exist is said.
 */
export function useVariantChoice(
  product: Product,
  configurator: readonly PropertyGroup[],
  onVariant?: (variantId: string) => void,
): { chosen: ChosenOptions; choose(groupId: string, optionId: string): void } {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useSoftNavigate();
  const client = useBrowserStoreClient();
  const store = useStore();
  const { notifications } = useScreen();
  const family = product.parentId ?? product.id;
  const pending = useAtomValue(pendingChoiceAtom);
  const own = ownOptions(product, configurator);
  useShownFamily(family);
  const hasArrived = pending?.leadsTo === product.id;
  useEffect(() => {
    if (hasArrived) store.set(pendingChoiceAtom, null);
  }, [hasArrived, store]);

  const choose = async (groupId: string, optionId: string): Promise<void> => {
    const before = store.get(pendingChoiceAtom);
    let choice: PendingChoice = { family, options: { ...(before?.family === family ? before.options : {}), [groupId]: optionId } };
    const isLast = (): boolean => store.get(pendingChoiceAtom) === choice;
    const wanted = { ...own, ...choice.options };
    store.set(pendingChoiceAtom, choice);
    try {
      const { variantId, options } = await findVariant(client(), family, { options: wanted, switchedGroup: groupId });
      if (!isLast()) return;
      const found = Object.entries(wanted).filter(([group, option]) => options[group] === option);
      if (found.length < Object.keys(wanted).length)
        notifications.notify({
          type: 'warning',
          id: 'variant',
          message: t('shop.product.combinationMissing', { options: namesOf(wanted, configurator) }),
        });
      choice = { family, options: Object.fromEntries(found), leadsTo: variantId };
      store.set(pendingChoiceAtom, choice);
      if (onVariant) onVariant(variantId);
      else {
        await navigate(localePath(productPath({ id: variantId })), { replace: true, preventScrollReset: true });
        // Arrived, or it never will.
        if (isLast()) store.set(pendingChoiceAtom, null);
      }
    } catch (error) {
      if (!isLast()) return;
      store.set(pendingChoiceAtom, null);
      if (!isCancelledError(error)) notifications.notify({ type: 'warning', id: 'variant', message: t('shop.product.variantFailed') });
    }
  };
  return {
    chosen: pending?.family === family ? { ...own, ...pending.options } : own,
    choose: (groupId, optionId) => void choose(groupId, optionId),
  };
}
