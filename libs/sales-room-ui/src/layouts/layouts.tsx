import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { PageFrame, SkipLink } from '@vitrine/ui';
import { EmbeddablePage } from '../embed/embeddable-page.tsx';
import { RoomHeader } from './room-header.tsx';

interface LayoutProps {
  children: ReactNode;
}

/** `presentation-base`: the frame of all pages of a presentation for clients. */
export function PresentationBaseLayout({ children }: LayoutProps) {
  return (
    <div className="v-room-base" data-layout="presentation-base">
      <EmbeddablePage>{children}</EmbeddablePage>
    </div>
  );
}

function CentredLayout({ name, children }: LayoutProps & { name: `presentation-${string}` }) {
  const t = useTranslate();
  return (
    <div className={`v-room-layout v-room-layout--${name.replace('presentation-', '')}`} data-layout={name}>
      <meta name="description" content={t('room.description')} />
      <PageFrame skipLinkLabel={t('common.navigation.skipToContent')} header={<RoomHeader />}>
        {children}
      </PageFrame>
    </div>
  );
}

/** `presentation-auth`: one form, with room around it. */
export function PresentationAuthLayout({ children }: LayoutProps) {
  return (
    <CentredLayout name="presentation-auth">
      <div className="v-room-card">{children}</div>
    </CentredLayout>
  );
}

/** `presentation-back-room`: before the door, where devices are checked and people wait. */
export function PresentationBackRoomLayout({ children }: LayoutProps) {
  return <CentredLayout name="presentation-back-room">{children}</CentredLayout>;
}

/** `presentation-notification`: one message and what can be done. */
export function PresentationNotificationLayout({ children }: LayoutProps) {
  return (
    <CentredLayout name="presentation-notification">
      <div className="v-room-notification">{children}</div>
    </CentredLayout>
  );
}

/** `presentation-main-room`: exactly one screen, from edge to edge. */
export function PresentationMainRoomLayout({ children }: LayoutProps) {
  const t = useTranslate();
  return (
    <div className="v-room" data-layout="presentation-main-room">
      <SkipLink label={t('common.navigation.skipToContent')} targetId="main" />
      {children}
    </div>
  );
}
