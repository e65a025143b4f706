import { brandLanguages } from '@vitrine/workspace-config/brand-languages';
import { sharedBy } from '@vitrine/workspace-config/chunks';
import { appViteConfig } from '@vitrine/workspace-config/vite';
import { MESSAGE_AREAS } from './app/message-areas.ts';

export default appViteConfig({
  name: 'sales-room',
  root: import.meta.dirname,
  chunks: [
    // A page of the room carries the texts of all these areas; others come with the pages that they are of.
    ...['en-US', 'de-DE', 'en-GB', ...brandLanguages(process.env.BRAND).map(({ code }) => code)].map((locale) => ({
      name: `texts-${locale}`,
      test: new RegExp(`[\\\\/](?:i18n[\\\\/]src[\\\\/]messages|locales)[\\\\/]${locale}[\\\\/](?:${MESSAGE_AREAS.join('|')})\\.ts$`),
    })),
    // Not the entry: it waits for texts, and nothing that it starts may wait for its file.
    {
      name: 'shell',
      test: /[\\/]app[\\/](?:root|routes[\\/](?:presentation|guide)[\\/]layout)\.tsx|[\\/]layouts[\\/](?:layouts\.tsx|room-meta\.ts)/,
    },
    // What is before the room: a message or one short form.
    {
      name: 'door',
      test: /[\\/]screens[\\/](?:(?:invitation|guide-login|not-started)-screen|guide-login-form)\.tsx|[\\/]use-(?:room-warm-up|hydrated)\.ts/,
    },
    // Camera, microphone and the person's own tile, with their fields: before the room and in it.
    {
      name: 'devices',
      test: /[\\/]sales-room-ui[\\/]src[\\/]devices[\\/]|[\\/](?:media[\\/]devices|device-notice|use-stream|video-tile|speakers|checkbox|select-field)\.tsx?|[\\/]prejoin-atoms\.ts/,
    },
    { name: 'room-api', test: /[\\/]room-api\.ts/ },
    { name: 'room-client', test: /[\\/](?:room-provider|use-guard-follow|use-room-command|stale-fallback)\.tsx?|route-chunk=clientLoader/ },
    // The cart and wish list, which the room alone keeps current.
    { name: 'cart', test: /[\\/]shopping-sync\.tsx/ },
    { name: 'prejoin', test: /[\\/]prejoin-screen\.tsx/ },
    { name: 'account', test: /[\\/]client-login-screen\.tsx/ },
    { name: 'room', test: /[\\/](?:presentation-screen\.tsx|cms-registry\.ts)/ },
    { name: 'slides', test: /[\\/](?:slide-listing|slide-buy-box|product-elements)\.tsx/ },
    // What opens over a page.
    { name: 'overlays', test: /[\\/]ui[\\/]src[\\/].*[\\/](?:menu-list|popover-panel|sidebar-sheet|modal-dialog)\.tsx/ },
    ...sharedBy(2),
  ],
});
