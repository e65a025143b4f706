import type { ComponentType } from 'react';
import { ListingsPanel } from '../listing/listings-panel.tsx';
import { AttendeePanel } from '../on-behalf/attendee-panel.tsx';
import { GuideToolsPanel } from '../panels/guide-tools-panel.tsx';

/** A guide's own panels: one file of scripts, which comes with the first that is opened, or before. */
export const GUIDE_PANELS = {
  'guide-tools': GuideToolsPanel,
  listings: ListingsPanel,
  attendee: AttendeePanel,
} as const satisfies Readonly<Record<string, ComponentType>>;
