import { sharedBy } from '@vitrine/workspace-config/chunks';
import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({
  name: 'sales-room',
  root: import.meta.dirname,
  chunks: [
    // Not the entry: it waits for texts, and nothing that it starts may wait for its file.
    {
      name: 'shell',
      test: /[\\/]app[\\/](?:root|routes[\\/](?:presentation|guide)[\\/]layout)\.tsx|[\\/]layouts[\\/](?:layouts\.tsx|room-meta\.ts)/,
    },
    // What is before the room: a message or one short form.
    { name: 'door', test: /[\\/]screens[\\/](?:invitation|guide-login|not-started)-screen\.tsx|[\\/]use-room-warm-up\.ts/ },
    // Camera, microphone and the person's own tile: before the room and in it.
    {
      name: 'devices',
      test: /[\\/]sales-room-ui[\\/]src[\\/]devices[\\/]|[\\/](?:media[\\/]devices|device-notice|use-stream|video-tile|speakers)\.tsx?|[\\/]prejoin-atoms\.ts/,
    },
    { name: 'fields', test: /[\\/]ui[\\/]src[\\/]field[\\/](?:checkbox|select-field)\.tsx/ },
    { name: 'room-api', test: /[\\/]room-api\.ts/ },
    { name: 'room-client', test: /[\\/](?:room-provider|use-guard-follow|use-room-command|stale-fallback)\.tsx?|route-chunk=clientLoader/ },
    { name: 'prejoin', test: /[\\/]prejoin-screen\.tsx/ },
    { name: 'account', test: /[\\/]client-login-screen\.tsx/ },
    { name: 'room', test: /[\\/](?:presentation-screen\.tsx|cms-registry\.ts)/ },
    { name: 'slides', test: /[\\/](?:slide-listing|slide-buy-box|product-elements)\.tsx/ },
    ...sharedBy(2),
  ],
});
