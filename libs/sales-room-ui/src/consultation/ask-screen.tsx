import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageTexts, useShopName } from '@vitrine/app-shell';
import { AnnouncedList } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, Link, Notice, PageFrame } from '@vitrine/ui';
import { RoomHeader } from '../layouts/room-header.tsx';
import { presentationAddress } from '../room/room-addresses.ts';
import { useViewerFormat } from '../room/viewer-zone.ts';
import { AskForm } from './ask-form.tsx';
import type { AskAnswer, AskPageData } from './ask-page-data.ts';
import { AskedProduct } from './asked-product.tsx';
import { MessageForm } from './message-form.tsx';
import { PresenceLine } from './presence-line.tsx';
import { useOwnConsultation } from './use-own-consultation.ts';
import { WaitingForGuide } from './waiting-for-guide.tsx';

interface AskScreenProps extends AskPageData {
  answer: AskAnswer | undefined;
}

/** A shopper asks for a guide, waits for one, or leaves a question. All of it works without scripts, too. */
export function AskScreen({ texts, ...props }: AskScreenProps) {
  return (
    <PageTexts texts={texts}>
      <AskFrame {...props} />
    </PageTexts>
  );
}

function AskFrame(props: Omit<AskScreenProps, 'texts'>) {
  const t = useTranslate();
  const shopName = useShopName();
  const localePath = useLocalePath();
  const { product } = props;
  return (
    <div className="v-ask-page" data-layout="ask">
      <title>{`${t('consultation.ask.title')} | ${shopName}`}</title>
      <meta name="description" content={t('consultation.ask.description')} />
      <PageFrame skipLinkLabel={t('common.navigation.skipToContent')} header={<RoomHeader />}>
        <div className="v-ask">
          {product === null ? null : <AskedProduct product={product} />}
          {props.isProductGone ? <Notice>{t('consultation.ask.productGone')}</Notice> : null}
          <Ask {...props} />
          <p className="v-ask__back">
            <Link href={localePath(product === null ? '/' : productPath(product))} variant="standalone" icon="arrow-start">
              {t('consultation.ask.toShop')}
            </Link>
          </p>
        </div>
      </PageFrame>
    </div>
  );
}

function Ask({ status: loaded, announced, attendeeName, answer }: Omit<AskScreenProps, 'texts'>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { search } = useLocation();
  const format = useViewerFormat();
  const { status, isLost } = useOwnConsultation(loaded);
  const request = status?.request ?? null;
  const failureOf = (intent: AskAnswer['intent']) =>
    answer !== undefined && 'failure' in answer && answer.intent === intent ? answer.failure : undefined;

  const room = request?.state === 'accepted' ? localePath(presentationAddress(request.path)) : null;
  const isCalled = request?.state === 'accepted' && !request.hasJoined;
  useEffect(() => {
    if (room !== null && isCalled) void navigate(room, { replace: true });
  }, [room, isCalled, navigate]);

  if (request?.state === 'accepted') {
    return (
      <>
        <Heading level={1} look={2}>
          {t('consultation.room.title', { name: request.guideName })}
        </Heading>
        <p role="status">{isCalled ? t('consultation.wait.accepted', { name: request.guideName }) : t('consultation.room.text')}</p>
        <Link href={room ?? ''} variant="button-primary" size="lg" icon="log-in">
          {t('consultation.room.back')}
        </Link>
      </>
    );
  }
  if (answer?.intent === 'message' && 'sentTo' in answer) {
    return (
      <div className="v-ask__queue" role="status">
        <Heading level={1} look={2}>
          {t('consultation.message.sentTitle')}
        </Heading>
        <p className="v-ask__lead">{t('consultation.message.sentText', { email: answer.sentTo })}</p>
      </div>
    );
  }
  const isNobodyThere = status !== null && status.presence.guides.length === 0 && status.presence.busyGuides === 0;
  const message = (
    <MessageForm
      failure={failureOf('message')}
      name={request?.name ?? failureOf('ask')?.values['attendeeName'] ?? attendeeName}
      hasAgreed={request !== null}
    />
  );
  if (request !== null && status !== null) {
    return (
      <>
        <WaitingForGuide request={request} presence={status.presence} isLost={isLost} search={search} />
        {isNobodyThere ? message : null}
      </>
    );
  }
  return (
    <>
      <Heading level={1} look={2}>
        {t(isNobodyThere ? 'consultation.ask.noneTitle' : 'consultation.ask.title')}
      </Heading>
      {answer?.intent === 'cancel' && !('failure' in answer) ? (
        <div role="status">
          <Notice>{t('consultation.wait.canceled')}</Notice>
        </div>
      ) : null}
      <p className="v-ask__lead">{t(isNobodyThere ? 'consultation.ask.noneText' : 'consultation.ask.text')}</p>
      {status === null ? <Notice type="warning">{t('consultation.ask.unavailable')}</Notice> : <PresenceLine presence={status.presence} />}
      {isNobodyThere ? (
        <>
          {announced.length === 0 ? null : <AnnouncedList announced={announced} format={format} />}
          {message}
        </>
      ) : (
        <AskForm failure={failureOf('ask')} attendeeName={attendeeName} isFree={(status?.presence.guides.length ?? 0) > 0} />
      )}
      {failureOf('ask')?.reason === undefined || isNobodyThere ? null : message}
    </>
  );
}
