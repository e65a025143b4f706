import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react';

/** What an injected link component receives: an anchor's own attributes, always with `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Tells every modal below a provider when all are closed. A `ModalStore` is one. */
export interface CloseAllSource {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => {
    /** How many times all were closed. */
    closeAllCount: number;
  };
}

interface UiContextValue {
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  navigate?: ((href: string) => void) | undefined;
  modals?: CloseAllSource | undefined;
  timeZone?: string | undefined;
  iconSprite?: string | undefined;
  onUnavailable?: (() => void) | undefined;
}

/** What `UiProvider` hands to the components below it. */
export const UiContext = createContext<UiContextValue>({});

export function useUi(): UiContextValue {
  return useContext(UiContext);
}
