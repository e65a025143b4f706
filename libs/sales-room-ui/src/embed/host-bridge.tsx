import { useHostLink } from './use-host-link.ts';
import { useCartReport, usePresenceReport, useTitleReport } from './use-host-reports.ts';
import { useLinksOutside } from './use-links-outside.ts';

/** What a room in a frame does for the page around it. Draws nothing. */
export function HostBridge() {
  useHostLink();
  useLinksOutside();
  useTitleReport();
  usePresenceReport();
  useCartReport();
  return null;
}
