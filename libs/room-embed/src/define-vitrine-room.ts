import { VitrineRoom } from './vitrine-room.ts';

/** Name of the element in a document. */
const TAG_NAME = 'vitrine-room';

/** Makes `<vitrine-room>` known to the page; where it is known, or on a server, nothing happens. */
export function defineVitrineRoom(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG_NAME) !== undefined) return;
  customElements.define(TAG_NAME, VitrineRoom);
}
