import type { ComponentType } from 'react';
import { AudienceCartsPanel } from '../audience/audience-carts-panel.tsx';
import { AudienceLikesPanel, AudienceSeenPanel } from '../audience/audience-products-panel.tsx';
import { ListingsPanel } from '../listing/listings-panel.tsx';
import { AttendeePanel } from '../on-behalf/attendee-panel.tsx';
import { GuideToolsPanel } from '../panels/guide-tools-panel.tsx';
import { PollPanel } from '../poll/poll-panel.tsx';
import { TemplatesPanel } from '../templates/templates-panel.tsx';

/** A guide's own panels: one file of scripts, which comes with the first that is opened, or before. */
export const GUIDE_PANELS = {
  'guide-tools': GuideToolsPanel,
  listings: ListingsPanel,
  templates: TemplatesPanel,
  poll: PollPanel,
  'audience-carts': AudienceCartsPanel,
  'audience-likes': AudienceLikesPanel,
  'audience-seen': AudienceSeenPanel,
  attendee: AttendeePanel,
} as const satisfies Readonly<Record<string, ComponentType>>;
