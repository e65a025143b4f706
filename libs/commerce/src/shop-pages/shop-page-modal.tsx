import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { Suspense, use } from 'react';
import { ModalGuard, ShellContext, type ShopPageSource, useBrowserStoreClient } from '@vitrine/app-shell';
import { type CmsPageModel, lazyView } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { Button, ErrorState, Modal, Spinner } from '@vitrine/ui';
import { shopPageAtom } from './shop-page-atom.ts';

/** A shop page by its layout name: cached per name for the life of the document. Null where nothing is found. */
const shopPageQuery = (client: () => StoreApiClient, { name, source }: { name: string; source: ShopPageSource }) =>
  queryOptions<CmsPageModel | null>({
    queryKey: ['shop-page', name],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: name !== '',
    queryFn: async ({ signal }) => (await import('./load-shop-page.ts')).loadShopPage(client(), name, source, signal),
  });

const ShopPageBody = lazyView(async () => (await import('./shop-page-body.tsx')).ShopPageBody);

const NONE: { name: string; source: ShopPageSource } = { name: '', source: { kind: 'setting' } };

/** The modal of a shop page (imprint, privacy, terms): its name as title, a spinner while it loads, the 404 text if there is none. */
export function ShopPageModal() {
  const t = useTranslate();
  const [opened, setOpened] = useAtom(shopPageAtom);
  const client = useBrowserStoreClient();
  const { data: page, isPending, isError, refetch } = useQuery(shopPageQuery(client, opened ?? NONE));
  const title = opened?.source.kind === 'category' ? opened.source.title : page?.name;
  return (
    <Modal
      isOpen={opened !== null}
      onClose={() => setOpened(null)}
      title={title || t('common.shopPage.details')}
      size="lg"
      closeLabel={t('common.action.close')}
    >
      <ModalGuard onClose={() => setOpened(null)}>
        {isPending ? (
          <Spinner label={t('common.state.loading')} />
        ) : isError ? (
          <ErrorState
            title={t('common.error.general')}
            headingLevel={3}
            isCompact
            actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>}
          />
        ) : page ? (
          <Suspense fallback={<Spinner label={t('common.state.loading')} />}>
            <ShopPageBody page={page} />
          </Suspense>
        ) : (
          <ErrorState code="404" title={t('common.error.pageNotFound')} headingLevel={3} isCompact>
            <p>{t('common.error.http.404')}</p>
          </ErrorState>
        )}
      </ModalGuard>
    </Modal>
  );
}

/** How a shop page is opened, such as `tosPage`; undefined where the shop has none: then nothing leads there. */
export function useShopPages(): (name: string) => (() => void) | undefined {
  const open = useSetAtom(shopPageAtom);
  const pages = use(ShellContext)?.shopPages;
  return (name) => {
    const source = pages?.[name];
    if (source === undefined) return undefined;
    return () => {
      if (source.kind === 'address') window.open(source.href, '_blank', 'noopener');
      else open({ name, source });
    };
  };
}
