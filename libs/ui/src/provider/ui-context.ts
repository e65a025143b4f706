import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';
import type { ModalStore } from '../modal/modals.ts';

/** What an injected link component receives: an anchor's own attributes, always with `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

interface UiContextValue {
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  navigate?: ((href: string) => void) | undefined;
  modals?: ModalStore | undefined;
  timeZone?: string | undefined;
}

/** What `UiProvider` hands to the components below it. */
export const UiContext = createContext<UiContextValue>({});

export function useUi(): UiContextValue {
  return useContext(UiContext);
}
