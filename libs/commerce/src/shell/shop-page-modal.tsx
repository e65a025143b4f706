import { type CmsPageModel, CmsPageView } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { Button, ErrorState, Modal, Spinner } from '@vitrine/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useCmsRegistry } from './cms-registry-context.tsx';
import { ModalGuard } from './modal-guard.tsx';
import { shopPageAtom } from './screen.tsx';
import { useBrowserStoreClient } from './store-client.tsx';

/** A shop page by its layout name: cached per name for the life of the document. Null where nothing is found. */
const shopPageQuery = (client: () => StoreApiClient, name: string | null) =>
  queryOptions<CmsPageModel | null>({
    queryKey: ['shop-page', name],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: name !== null,
    queryFn: async ({ signal }) => (await import('./load-shop-page.ts')).loadShopPage(client(), name ?? '', signal),
  });

/** The modal of a shop page (imprint, privacy, terms): its name as title, a spinner while it loads, the 404 text if there is none. */
export function ShopPageModal() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const registry = useCmsRegistry();
  const [name, setName] = useAtom(shopPageAtom);
  const client = useBrowserStoreClient();
  const { data: page, isPending, isError, refetch } = useQuery(shopPageQuery(client, name));
  return (
    <Modal isOpen={name !== null} onClose={() => setName(null)} title={page?.name || t('common.shopPage.details')} size="lg" closeLabel={t('common.action.close')}>
      <ModalGuard onClose={() => setName(null)}>
        {isPending ? (
          <Spinner label={t('common.state.loading')} />
        ) : isError ? (
          <ErrorState title={t('common.error.general')} headingLevel={3} isCompact actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>} />
        ) : page ? (
          <CmsPageView page={page} registry={registry} context={{ href: localePath, headingLevel: 2 }} />
        ) : (
          <ErrorState code="404" title={t('common.error.pageNotFound')} headingLevel={3} isCompact>
            <p>{t('common.error.http.404')}</p>
          </ErrorState>
        )}
      </ModalGuard>
    </Modal>
  );
}

/** Opens a shop page by its layout name, such as `tosPage`. */
export function useOpenShopPage(): (name: string) => void {
  return useSetAtom(shopPageAtom);
}
