/** `npm run protocol-docs`: writes the protocol's documentation from its schemas. */
import { writeFileSync } from 'node:fs';
import { PROTOCOL_FILE, renderProtocol } from './render.ts';

writeFileSync(PROTOCOL_FILE, renderProtocol());
