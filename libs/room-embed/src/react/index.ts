import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { VitrineRoom } from '../vitrine-room.ts';

/** What `<vitrine-room>` takes in JSX. Events are listened to by `addEventListener` on its ref. */
export interface VitrineRoomProps extends DetailedHTMLProps<HTMLAttributes<VitrineRoom>, VitrineRoom> {
  /** Address of an invitation or a presentation: https, or this machine. */
  src: string;
  /** Accessible name of the frame. */
  label?: string | undefined;
}

declare module 'react' {
  // React's own types say so: elements are added to this namespace, and to nothing else.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-room': VitrineRoomProps;
    }
  }
}
