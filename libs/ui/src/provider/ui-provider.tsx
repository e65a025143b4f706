import { type ComponentType, type ReactNode, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { type CloseAllSource, type LinkComponentProps, UiContext } from './ui-context.ts';

export interface UiProviderProps {
  /** BCP 47 tag of the route, for number fields, sorting and direction. */
  locale: string;
  /** IANA name in which `DateDisplay` writes times; default UTC. Give the same on server and client. */
  timeZone?: string | undefined;
  /** Soft navigation for menus, tabs and suggestions; without it links navigate by the browser. */
  navigate?: ((href: string) => void) | undefined;
  /** Renders every link of the design system, e.g. a wrapper around a router's link. */
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  /** The modal store whose close-all signal every `Modal` obeys. */
  modals?: CloseAllSource | undefined;
  /**
   * Address of the icons (`@vitrine/ui/icons.svg`) on the page's own origin, without which they are looked for in the
   * document itself, for whoever writes the sprite into it.
   */
  iconSprite?: string | undefined;
  /** Is told when something that was asked for could not be shown, because its code can't be had. */
  onUnavailable?: (() => void) | undefined;
  children: ReactNode;
}

/** Locale, links and the modal store for all components below. */
export function UiProvider(props: UiProviderProps): ReactNode {
  const { locale, timeZone, navigate, linkComponent, modals, iconSprite, onUnavailable, children } = props;
  const value = useMemo(
    () => ({ linkComponent, navigate, modals, timeZone, iconSprite, onUnavailable }),
    [linkComponent, navigate, modals, timeZone, iconSprite, onUnavailable],
  );
  return (
    <UiContext value={value}>
      <I18nProvider locale={locale}>{navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}</I18nProvider>
    </UiContext>
  );
}
