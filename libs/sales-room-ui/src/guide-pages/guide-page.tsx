import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useShopName } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, ErrorState, Link, PageFrame } from '@vitrine/ui';
import { RoomHeader } from '../layouts/room-header.tsx';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import { GuideLoginForm } from '../screens/guide-login-form.tsx';
import type { GuidePageData, GuidePageProblem } from './guide-page-data.ts';

interface GuidePageProps<Content> {
  title: string;
  data: GuidePageData<Content>;
  children(content: Content, facts: { guideName: string; now: number }): ReactNode;
}

/** One of a guide's own pages: its title and frame, and the sign-in or what went wrong in place of what it shows. */
export function GuidePage<Content>({ title, data, children }: GuidePageProps<Content>) {
  const t = useTranslate();
  const shopName = useShopName();
  return (
    <div className="v-guide-page" data-layout="guide-page">
      <title>{`${title} | ${shopName}`}</title>
      <meta name="description" content={t('presentations.home.description')} />
      <PageFrame skipLinkLabel={t('common.navigation.skipToContent')} header={<RoomHeader />}>
        {data.state === 'ready' ? (
          children(data.content, { guideName: data.guideName, now: data.now })
        ) : (
          <div className="v-guide-page__state">
            <Problem state={data.state} />
          </div>
        )}
      </PageFrame>
    </div>
  );
}

function Problem({ state }: { state: GuidePageProblem }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { revalidate, state: revalidation } = useRevalidator();
  if (state === 'signed-out') {
    return (
      <div className="v-room-card">
        {/* The same address shows what it is for as soon as somebody is signed in. */}
        <GuideLoginForm headingLevel={1} onSignedIn={revalidate} />
      </div>
    );
  }
  if (state === 'unavailable') {
    return (
      <ErrorState
        title={t('presentations.home.unavailableTitle')}
        actions={
          <Button
            variant="primary"
            icon="refresh"
            isPending={revalidation !== 'idle'}
            pendingLabel={t('common.state.loading')}
            onPress={() => void revalidate()}
          >
            {t('common.action.retry')}
          </Button>
        }
      >
        <p>{t('presentations.home.unavailableText')}</p>
      </ErrorState>
    );
  }
  const isForeign = state === 'not-permitted';
  return (
    <ErrorState
      code={isForeign ? undefined : '404'}
      icon={isForeign ? 'lock' : undefined}
      title={t(isForeign ? 'presentations.page.notPermittedTitle' : 'presentations.page.notFoundTitle')}
      actions={
        <Link href={localePath(GUIDE_PAGES.home)} variant="button-primary">
          {t('presentations.page.toHome')}
        </Link>
      }
    >
      <p>{t(isForeign ? 'presentations.page.notPermittedText' : 'presentations.page.notFoundText')}</p>
    </ErrorState>
  );
}
