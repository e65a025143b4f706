export type { Analytics, EventAdapter, EventContext } from './analytics/analytics.ts';
export type { EventMoney, EventProduct, ShopEvent, ShopEventMap, ShopEventName } from './analytics/shop-event.ts';
export type { Brand, BrandColor, BrandIcon, BrandPicture } from './brand/brand.ts';
export { /** @public */ BrandProvider, /** @public */ useBrand, useHomeLabel, /** @public */ useShopName } from './brand/brand-context.tsx';
export { ShopLogo } from './brand/shop-logo.tsx';
export { HtmlDocument, type HtmlDocumentProps } from './document/document.tsx';
export { useRestingPage } from './document/resting-page.ts';
export { installTrustedTypes } from './document/trusted-types.ts';
export { ErrorPage, type ErrorPageProps } from './errors/error-page.tsx';
export { onRouterError } from './errors/router-errors.ts';
export { ConsentSettings } from './events/consent-settings.tsx';
export { useTellEvent } from './events/shop-events.tsx';
export type { RestOptions } from './input/rest.ts';
export { configureLanguages } from './languages/configure-languages.ts';
export { PrefetchAhead, useSoftNavigate } from './links/router-link.tsx';
export { MessagesProvider, type PageMessages } from './messages/messages.tsx';
export { type PageContextOptions, withPageContext } from './messages/page-context.tsx';
export { PageTexts } from './messages/page-texts.tsx';
export { AppErrorBoundary, type AppErrorBoundaryProps } from './root/app-error-boundary.tsx';
export { RootView, type RootViewProps } from './root/root-view.tsx';
export { CONNECTION_NOTIFICATION } from './screen/connection.tsx';
export { ModalGuard } from './screen/modal-guard.tsx';
export { LoadingRegion, type LoadingRegionProps, type QueryFacts, QueryState, type QueryStateProps } from './screen/query-state.tsx';
export { ScreenProvider, useScreen } from './screen/screen.tsx';
export { ScreenNotifications } from './screen/screen-notifications.tsx';
export { useFocusedHeading } from './screen/use-focused-heading.ts';
export { useHydrated } from './screen/use-hydrated.ts';
export { imageOf } from './store/media-image.ts';
export { createBrowserQueryClient } from './store/query-client.ts';
export { StoreClientProvider, useBrowserStoreClient } from './store/store-client.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './visitor/language-switch.tsx';
export { type LoginFacts, type LoginState, loginState } from './visitor/login-state.ts';
export { screenMeta } from './visitor/screen-meta.ts';
export { SessionProvider, ShellContext, useShell } from './visitor/session-context.tsx';
export {
  isShellFailure,
  type SessionSummary,
  type ShellData,
  type ShellFailure,
  type ShellLanguage,
  type ShellResult,
} from './visitor/shell-data.ts';
export type { ShopPages, ShopPageSource } from './visitor/shop-pages.ts';
