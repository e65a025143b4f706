import { eachImport, projectOf } from '../workspace-files.mjs';

/** Each vendor package has one owner; everybody else goes through the owner's public surface. */
const OWNERS = {
  '@noble/hashes': 'libs/session',
  ky: 'libs/store-api-client',
  'mediasoup-client': 'libs/sales-room-client',
  'socket.io-client': 'libs/sales-room-client',
  mediasoup: 'libs/sales-room-server',
  'socket.io': 'libs/sales-room-server',
  'react-aria-components': 'libs/ui',
  'lucide-react': 'libs/ui',
  i18next: 'libs/i18n',
  'react-i18next': 'libs/i18n',
  'sanitize-html': 'libs/cms-blocks',
};

export const vendorOwner = {
  meta: { type: 'problem', schema: [], messages: { owned: "'{{vendor}}' is imported by {{owner}} alone: use what that library exports." } },
  create(context) {
    const project = projectOf(context.filename);
    if (!project || project.folder.startsWith('tools/')) return {};
    return eachImport((node, specifier) => {
      const vendor = Object.keys(OWNERS).find((name) => specifier === name || specifier.startsWith(`${name}/`));
      if (vendor && OWNERS[vendor] !== project.folder) {
        context.report({ node, messageId: 'owned', data: { vendor, owner: OWNERS[vendor] } });
      }
    });
  },
};
