import type { AnchorHTMLAttributes, ComponentType, CSSProperties, FormHTMLAttributes, Key, ReactElement, ReactNode, Ref } from 'react';

/* ---------------------------------------------------------------- provider */

/** What an injected link component receives: an anchor's own attributes, always with `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};
export interface UiProviderProps {
  /** BCP 47 tag of the route, for number fields, sorting and direction. */
  locale: string;
  /** Soft navigation for menus, tabs and suggestions; without it links navigate by the browser. */
  navigate?: ((href: string) => void) | undefined;
  /** Renders every link of the design system, e.g. a wrapper around a router's link. */
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  /** The modal store whose close-all signal every `Modal` obeys. */
  modals?: ModalStore | undefined;
  children: ReactNode;
}
export declare function UiProvider(props: UiProviderProps): ReactNode;

/* -------------------------------------------------------------------- icon */

export type IconName =
  | 'alert' | 'archive' | 'arrow-end' | 'arrow-start' | 'bag' | 'bell' | 'bookmark' | 'broadcast' | 'calendar' | 'camera'
  | 'camera-off' | 'cart' | 'chat' | 'check' | 'check-circle' | 'chevron-down' | 'chevron-end' | 'chevron-start' | 'chevron-up'
  | 'clock' | 'close' | 'copy' | 'credit-card' | 'document' | 'download' | 'edit' | 'error' | 'expand' | 'external' | 'eye'
  | 'eye-off' | 'filter' | 'gift' | 'globe' | 'grid' | 'hand' | 'heart' | 'heart-filled' | 'home' | 'image' | 'image-off' | 'info'
  | 'layers' | 'list' | 'loader' | 'lock' | 'log-in' | 'log-out' | 'mail' | 'map-pin' | 'maximize' | 'menu' | 'microphone'
  | 'microphone-off' | 'minimize' | 'minus' | 'monitor' | 'more' | 'note' | 'package' | 'pause' | 'percent' | 'phone' | 'phone-off'
  | 'play' | 'plus' | 'power' | 'refresh' | 'return' | 'search' | 'send' | 'settings' | 'share' | 'shield' | 'signal' | 'sliders'
  | 'star' | 'star-filled' | 'star-half' | 'store' | 'tag' | 'trash' | 'truck' | 'unlock' | 'upload' | 'user' | 'user-check'
  | 'users' | 'video' | 'volume' | 'volume-off' | 'wifi-off' | 'zoom-in' | 'zoom-out';
export interface IconProps {
  name: IconName;
  /** Edge length: 16, 20 (default) or 24 px, or `1em` with `text`. */
  size?: 'sm' | 'md' | 'lg' | 'text' | undefined;
  /** Name for assistive technology; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}
export declare function Icon(props: IconProps): ReactNode;

/* ----------------------------------------------------------------- actions */

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ControlSize = 'sm' | 'md' | 'lg';
export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ControlSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isFullWidth?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Shows a spinner, keeps focus, ignores presses. `pendingLabel` is announced. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  formAction?: string | undefined;
  formNoValidate?: boolean | undefined;
  onPress?: (() => void) | undefined;
  id?: string | undefined;
  className?: string | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}
export declare function Button(props: ButtonProps): ReactNode;

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isFullWidth' | 'aria-label'> {
  icon: IconName;
  /** The button's name for assistive technology, also its tooltip unless `hasTooltip` is false. */
  label: string;
  hasTooltip?: boolean | undefined;
  /** A small count or dot at the corner, e.g. the number of items in the cart. */
  badge?: string | undefined;
  isRound?: boolean | undefined;
}
export declare function IconButton(props: IconButtonProps): ReactNode;

export interface LinkProps extends Omit<LinkComponentProps, 'children'> {
  children?: ReactNode;
  /** `button-…` looks like a button and stays a link. */
  variant?: 'inline' | 'quiet' | 'standalone' | 'plain' | 'button-primary' | 'button-secondary' | 'button-quiet' | undefined;
  size?: ControlSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isFullWidth?: boolean | undefined;
}
export declare function Link(props: LinkProps): ReactNode;

export interface MenuItem {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  isDanger?: boolean | undefined;
}
export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  onAction?: ((id: string) => void) | undefined;
  /** With it the menu is a single choice. */
  selectedId?: string | undefined;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}
export declare function Menu(props: MenuProps): ReactNode;

export interface PopoverProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}
export declare function Popover(props: PopoverProps): ReactNode;

/** Milliseconds between mouse up and the tooltip's disappearance. */
export declare const TOOLTIP_HIDE_DELAY: 500;
export interface TooltipProps {
  text: string;
  /** A focusable design-system element, e.g. `Button`. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
}
export declare function Tooltip(props: TooltipProps): ReactNode;

/* ------------------------------------------------------------------ fields */

export interface FieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  description?: string | undefined;
  /** Makes the field invalid and is read with it. */
  errorMessage?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  /** Shown beside the label of a field that may stay empty, e.g. 'optional'. */
  optionalLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}
export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  autoFocus?: boolean | undefined;
  icon?: IconName | undefined;
  /** Turns the eye of a password field on: names of the two states of its button. */
  revealLabels?: { show: string; hide: string } | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}
export declare function TextField(props: TextFieldProps): ReactNode;

export interface TextAreaProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Enter without shift, e.g. to send a chat message. */
  onSubmit?: (() => void) | undefined;
  placeholder?: string | undefined;
  rows?: number | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  /** Grows with its text. */
  isAutoSized?: boolean | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}
export declare function TextArea(props: TextAreaProps): ReactNode;

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}
export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** First, empty option. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  selectRef?: Ref<HTMLSelectElement> | undefined;
}
export declare function SelectField(props: SelectFieldProps): ReactNode;

export interface ComboBoxOption {
  id: string;
  label: string;
  description?: string | undefined;
}
export interface ComboBoxProps extends FieldProps {
  options: readonly ComboBoxOption[];
  selectedId?: string | null | undefined;
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string | null) => void) | undefined;
  inputValue?: string | undefined;
  onInputChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  emptyText: string;
  /** Name of the button that opens the list. */
  toggleLabel: string;
}
export declare function ComboBox(props: ComboBoxProps): ReactNode;

export interface SearchSuggestion {
  id: string;
  label: string;
  href: string;
  description?: string | undefined;
  image?: ImageSource | undefined;
  icon?: IconName | undefined;
}
export interface SearchFieldProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'role'> {
  label: string;
  /** Query parameter, default `search`. */
  name?: string | undefined;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  submitLabel: string;
  clearLabel: string;
  /** Without it the form is sent to `action` by the browser. */
  onSubmit?: ((value: string) => void) | undefined;
  suggestions?: readonly SearchSuggestion[] | undefined;
  suggestionsLabel?: string | undefined;
  /** Announced, e.g. '4 suggestions'. */
  suggestionsStatus?: string | undefined;
  isLoading?: boolean | undefined;
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined;
  className?: string | undefined;
}
export declare function SearchField(props: SearchFieldProps): ReactNode;

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel'> {
  /** The label; may hold links. */
  children: ReactNode;
  value?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  'aria-label'?: string | undefined;
}
export declare function Checkbox(props: CheckboxProps): ReactNode;

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode | undefined;
  /** At the end of the row, e.g. a price. */
  extra?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}
export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** `cards` draws a box per option, `swatches` small tiles (variants). */
  appearance?: 'list' | 'cards' | 'swatches' | undefined;
}
export declare function RadioGroup(props: RadioGroupProps): ReactNode;

export interface SwitchProps extends Pick<FieldProps, 'name' | 'description' | 'isDisabled' | 'className' | 'id'> {
  children: ReactNode;
  value?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}
export declare function Switch(props: SwitchProps): ReactNode;

export interface SliderProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isDisabled' | 'className'> {
  /** One number, or two for a range. */
  value?: readonly number[] | undefined;
  defaultValue?: readonly number[] | undefined;
  onChange?: ((value: number[]) => void) | undefined;
  /** At the end of a drag. */
  onChangeEnd?: ((value: number[]) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  /** Name of each thumb; needed for a range. */
  thumbLabels?: readonly string[] | undefined;
  /** Form field name of each thumb. */
  names?: readonly string[] | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Name and size of a zoomed-in step etc. are not text: the value text comes from `formatOptions`. */
  isValueShown?: boolean | undefined;
}
export declare function Slider(props: SliderProps): ReactNode;

export interface NumberFieldProps extends FieldProps {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  placeholder?: string | undefined;
  incrementLabel: string;
  decrementLabel: string;
}
export declare function NumberField(props: NumberFieldProps): ReactNode;

/** Whole numbers in purchase steps. A native number input: it submits without scripts. */
export interface QuantityFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** A whole number inside min, max and step; at a press of a button at once, else on leaving or Enter. */
  onChange?: ((quantity: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  incrementLabel: string;
  decrementLabel: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  id?: string | undefined;
}
export declare function QuantityField(props: QuantityFieldProps): ReactNode;
/** The nearest allowed quantity at or below `value`: a whole number from `min` in `step`s up to `max`. */
export declare function clampQuantity(value: number, limits?: { min?: number | undefined; max?: number | undefined; step?: number | undefined }): number;

/* -------------------------------------------------------------- disclosure */

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}
export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  isStretched?: boolean | undefined;
}
export declare function Tabs(props: TabsProps): ReactNode;

/** A native `details`: opens without scripts. */
export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isDefaultOpen?: boolean | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Disclosures of one group close each other. */
  group?: string | undefined;
  /** At the end of the title row, e.g. a count. */
  extra?: ReactNode | undefined;
  variant?: 'line' | 'card' | undefined;
  className?: string | undefined;
}
export declare function Disclosure(props: DisclosureProps): ReactNode;

/* ------------------------------------------------------------------- modal */

export interface ModalOptions {
  title?: ReactNode | undefined;
  panelClass?: string | undefined;
  /** `false`: no shade; `'static'`: a click outside does not close. Default true. */
  backdrop?: boolean | 'static' | undefined;
  /** From 1024 px: leaves room for the sidebars on that side and for docked toolbars. */
  offset?: 'left' | 'right' | 'both' | undefined;
  /** The page behind doesn't scroll. Default true. */
  preventScroll?: boolean | undefined;
  hideCloseButton?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
  /** Name where there is no title. */
  'aria-label'?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}
export interface ModalProps extends ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Stays below the scrolling body, e.g. the buttons. */
  footer?: ReactNode | undefined;
  children: ReactNode;
}
export declare function Modal(props: ModalProps): ReactNode;
/** Times (ms), breakpoint (px) and height of modals. */
export declare const MODAL: {
  readonly enterDuration: 300;
  readonly exitDuration: 200;
  readonly resizeDebounce: 500;
  readonly closeAllReset: 100;
  readonly offsetBreakpoint: 1024;
  readonly maxHeight: '90vh';
};

export interface ModalRequest extends ModalOptions {
  /** A second request with the same id replaces the first. */
  id?: string | undefined;
  render: (close: () => void) => ReactNode;
  footer?: ((close: () => void) => ReactNode) | undefined;
  onClosed?: (() => void) | undefined;
}
export interface ModalEntry extends ModalRequest {
  id: string;
  isOpen: boolean;
}
export interface ModalSnapshot {
  modals: readonly ModalEntry[];
  /** True for 100 ms after `closeAll()`. */
  isClosingAll: boolean;
}
export interface ModalStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ModalSnapshot;
  /** Opens a modal and answers its id. */
  open: (request: ModalRequest) => string;
  close: (id: string) => void;
  /** Closes every modal under this store's provider, those drawn by hand included. */
  closeAll: () => void;
}
export declare function createModals(): ModalStore;
export interface ModalHostProps {
  store: ModalStore;
  closeLabel: string;
}
export declare function ModalHost(props: ModalHostProps): ReactNode;

export interface SidebarPanel {
  id: string;
  title: ReactNode;
  content: ReactNode;
  footer?: ReactNode | undefined;
}
export interface SidebarSetProps {
  /** For `aria-controls` of the buttons that toggle the panels. */
  id?: string | undefined;
  side: 'left' | 'right';
  panels: readonly SidebarPanel[];
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  closeLabel: string;
  /** `overlay` never docks, e.g. the cart of a shop. Default: docked from 1024 px. */
  mode?: 'docked' | 'overlay' | undefined;
}
export declare function SidebarSet(props: SidebarSetProps): ReactNode;
/** The panel open after a press on the button of `id`. */
export declare function toggleSidebar(openId: string | null, id: string): string | null;

/* ---------------------------------------------------------------- feedback */

export type NotificationType = 'info' | 'success' | 'warning' | 'danger';
export interface NotificationRequest {
  type?: NotificationType | undefined;
  title?: string | undefined;
  message: string;
  /** Stays until dismissed. */
  isPersistent?: boolean | undefined;
  /** Milliseconds, default 2500. */
  duration?: number | undefined;
  action?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined;
  /** A second request with the same id replaces the first. */
  id?: string | undefined;
}
export interface NotificationEntry extends NotificationRequest {
  id: string;
  type: NotificationType;
}
export interface NotificationStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly NotificationEntry[];
  /** Shows a notification and answers its id. */
  notify: (request: NotificationRequest) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  /** Halts all time-outs, e.g. while the pointer rests on them. */
  pause: () => void;
  resume: () => void;
}
/** Default time-out of a notification in milliseconds. */
export declare const NOTIFICATION_DURATION: 2500;
export declare function createNotifications(options?: { duration?: number | undefined; limit?: number | undefined }): NotificationStore;
export interface NotificationsProps {
  store: NotificationStore;
  /** Name of the region. */
  label: string;
  dismissLabel: string;
  /** Read before the message, so that colour isn't alone. */
  typeLabels: Record<NotificationType, string>;
}
export declare function Notifications(props: NotificationsProps): ReactNode;

export interface NoticeProps {
  type?: NotificationType | undefined;
  title?: string | undefined;
  children: ReactNode;
  actions?: ReactNode | undefined;
  /** Announces itself when it appears. */
  isLive?: boolean | undefined;
  className?: string | undefined;
}
/** A message that stays in the page. */
export declare function Notice(props: NoticeProps): ReactNode;

/** Times of the loading indicator in milliseconds. */
export declare const LOADING_INDICATOR: { readonly throttle: 200; readonly duration: 2000 };
export interface LoadingIndicatorProps {
  isLoading: boolean;
  label: string;
}
export declare function LoadingIndicator(props: LoadingIndicatorProps): ReactNode;
export interface FullScreenLoaderProps {
  isVisible: boolean;
  label: string;
  /** E.g. the logo. */
  children?: ReactNode;
}
export declare function FullScreenLoader(props: FullScreenLoaderProps): ReactNode;
export interface SpinnerProps {
  label: string;
  size?: ControlSize | undefined;
  isLabelShown?: boolean | undefined;
}
export declare function Spinner(props: SpinnerProps): ReactNode;
export interface SkeletonProps {
  variant?: 'text' | 'heading' | 'box' | 'circle' | 'product-card' | undefined;
  lines?: number | undefined;
  ratio?: number | undefined;
  width?: string | undefined;
  className?: string | undefined;
}
export declare function Skeleton(props: SkeletonProps): ReactNode;
export interface EmptyStateProps {
  icon?: IconName | undefined;
  title: string;
  children?: ReactNode;
  actions?: ReactNode | undefined;
  headingLevel?: HeadingLevel | undefined;
  isCompact?: boolean | undefined;
}
export declare function EmptyState(props: EmptyStateProps): ReactNode;
export interface ErrorStateProps extends EmptyStateProps {
  /** E.g. '404', drawn large. */
  code?: string | undefined;
}
export declare function ErrorState(props: ErrorStateProps): ReactNode;
export interface LevelMeterProps {
  label: string;
  /** 0 to 1. */
  level: number;
  orientation?: 'horizontal' | 'vertical' | undefined;
}
export declare function LevelMeter(props: LevelMeterProps): ReactNode;

/* ------------------------------------------------------------- navigation */

export interface PaginationProps {
  label: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
}
export declare function Pagination(props: PaginationProps): ReactNode;
/** Page numbers to draw, `null` for a gap. */
export declare function paginationRange(page: number, totalPages: number): (number | null)[];
export interface BreadcrumbItem {
  label: string;
  href?: string | undefined;
}
export interface BreadcrumbsProps {
  label: string;
  items: readonly BreadcrumbItem[];
}
export declare function Breadcrumbs(props: BreadcrumbsProps): ReactNode;
export interface ToolbarProps {
  label: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Fixed to an edge of the screen: modals with an offset leave room for it. */
  isDocked?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}
export declare function Toolbar(props: ToolbarProps): ReactNode;
export interface SkipLinkProps {
  label: string;
  /** Id of the main content, default `main`. */
  targetId?: string | undefined;
}
export declare function SkipLink(props: SkipLinkProps): ReactNode;
export interface NavigationItem {
  id: string;
  label: string;
  /** A folder has none. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  /** This page, or an ancestor of it. */
  isActive?: boolean | undefined;
  children?: readonly NavigationItem[] | undefined;
  image?: ImageSource | undefined;
}
export interface NavigationBarProps {
  label: string;
  items: readonly NavigationItem[];
  labels: { open: string; close: string; submenu: (label: string) => string; overview: (label: string) => string };
  /** In the drawer on phones, below the links: languages, account. */
  drawerExtra?: ReactNode | undefined;
  id?: string | undefined;
}
/** Links and flyouts that work without scripts: a drawer on phones, a mega menu from 1024 px. */
export declare function NavigationBar(props: NavigationBarProps): ReactNode;
export interface SiteHeaderProps {
  logo: ReactNode;
  logoHref: string;
  logoLabel: string;
  navigation?: ReactNode | undefined;
  search?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** A thin line above: language, currency, a promise. */
  topBar?: ReactNode | undefined;
  isSticky?: boolean | undefined;
}
export declare function SiteHeader(props: SiteHeaderProps): ReactNode;
export interface SiteFooterProps {
  columns?: readonly { title: string; links: readonly BreadcrumbItem[] }[] | undefined;
  /** Before the columns, e.g. logo and claim. */
  lead?: ReactNode | undefined;
  /** Last line, e.g. legal links. */
  bottom?: ReactNode | undefined;
  label?: string | undefined;
}
export declare function SiteFooter(props: SiteFooterProps): ReactNode;
export interface PageFrameProps {
  skipLinkLabel: string;
  header?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** `full`: to the edges; `narrow`: forms and texts; `screen`: exactly one screen high (room). */
  width?: 'default' | 'full' | 'narrow' | 'screen' | undefined;
  mainId?: string | undefined;
  children: ReactNode;
}
export declare function PageFrame(props: PageFrameProps): ReactNode;

/* ----------------------------------------------------------------- content */

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export interface HeadingProps {
  level: HeadingLevel;
  /** Looks like this level; default `level`. */
  look?: HeadingLevel | 'display' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}
export declare function Heading(props: HeadingProps): ReactNode;
export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
}
export declare function VisuallyHidden(props: VisuallyHiddenProps): ReactNode;
export interface ImageSource {
  /** The largest file. */
  url: string;
  /** Smaller files with their widths in pixels. */
  thumbnails?: readonly { url: string; width: number }[] | undefined;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}
export interface ImageProps {
  /** Without it a drawn placeholder appears. */
  source?: ImageSource | null | undefined;
  /** Empty for decoration. */
  alt: string;
  sizes?: string | undefined;
  /** Width divided by height, reserved before the file arrives. */
  ratio?: number | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Of the first screen: loaded at once, high priority. */
  isPriority?: boolean | undefined;
  className?: string | undefined;
}
export declare function Image(props: ImageProps): ReactNode;
/** `srcset` of an image: its thumbnails by width, then the full file where its width is known. */
export declare function imageSrcSet(source: ImageSource): string | undefined;
export interface ImageGalleryLabels {
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  fullScreen: string;
  close: string;
  /** E.g. 'Image 2 of 5'. */
  image: (position: number, total: number) => string;
}
export interface ImageGalleryProps {
  label: string;
  images: readonly ImageSource[];
  /** Used where an image has no alt text. */
  alt: string;
  labels: ImageGalleryLabels;
  ratio?: number | undefined;
  fit?: 'cover' | 'contain' | undefined;
  sizes?: string | undefined;
  hasZoom?: boolean | undefined;
  hasFullScreen?: boolean | undefined;
  thumbnails?: 'below' | 'side' | 'none' | undefined;
}
export declare function ImageGallery(props: ImageGalleryProps): ReactNode;
export interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  labels: { previous: string; next: string; slide: (position: number, total: number) => string; pause: string; play: string };
  /** Least width of a slide (CSS length); default one slide fills the width. */
  itemWidth?: string | undefined;
  hasArrows?: boolean | undefined;
  hasDots?: boolean | undefined;
  /** Milliseconds; halted on hover, focus, in a hidden tab and for reduced motion. */
  autoplay?: number | undefined;
}
export declare function Carousel(props: CarouselProps): ReactNode;
export interface PriceProps {
  /** Already formatted, like all amounts here. */
  price: string;
  fromLabel?: string | undefined;
  listPrice?: string | undefined;
  /** Read before the list price, e.g. 'instead of'. */
  listPriceLabel?: string | undefined;
  /** E.g. '−20 %'. */
  discount?: string | undefined;
  /** E.g. '€20.00 / 1 l'. */
  unitPrice?: string | undefined;
  /** E.g. lowest price of the last 30 days, or tax. */
  note?: ReactNode | undefined;
  size?: ControlSize | undefined;
}
export declare function Price(props: PriceProps): ReactNode;
export interface TierPriceTableProps {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  headers: { quantity: string; price: string };
  rows: readonly { id: string; quantity: string; price: string; unitPrice?: string | undefined; isActive?: boolean | undefined }[];
}
export declare function TierPriceTable(props: TierPriceTableProps): ReactNode;
export interface RatingProps {
  value: number;
  max?: number | undefined;
  /** E.g. '4.5 of 5 stars'. */
  label: string;
  /** E.g. '(12)'. */
  count?: string | undefined;
  size?: 'sm' | 'md' | undefined;
}
export declare function Rating(props: RatingProps): ReactNode;
export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'sale' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}
export declare function Badge(props: BadgeProps): ReactNode;
export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The name is beside it: hidden from assistive technology. */
  isDecorative?: boolean | undefined;
}
export declare function Avatar(props: AvatarProps): ReactNode;
export interface ProductCardProps {
  href: string;
  name: string;
  image?: ImageSource | null | undefined;
  imageAlt?: string | undefined;
  manufacturer?: string | undefined;
  /** E.g. 'Colour: sand · Size: M'. */
  variant?: string | undefined;
  price?: PriceProps | undefined;
  rating?: RatingProps | undefined;
  badges?: ReactNode | undefined;
  /** E.g. delivery or stock. */
  note?: ReactNode | undefined;
  /** Over the picture's corner, e.g. the like button. */
  imageAction?: ReactNode | undefined;
  /** Below, e.g. the cart button. */
  actions?: ReactNode | undefined;
  description?: string | undefined;
  layout?: 'standard' | 'image' | 'minimal' | 'row' | undefined;
  headingLevel?: HeadingLevel | undefined;
  isPriority?: boolean | undefined;
  sizes?: string | undefined;
  /** Instead of following the link, e.g. opening a modal; the link stays for new tabs. */
  onOpen?: (() => void) | undefined;
}
export declare function ProductCard(props: ProductCardProps): ReactNode;
export interface ProductGridProps {
  children: ReactNode;
  label?: string | undefined;
  /** Least width of a card, default 15rem. */
  minWidth?: string | undefined;
}
/** A list that lays `ProductCard`s out; each child becomes a list item. */
export declare function ProductGrid(props: ProductGridProps): ReactNode;
export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  isRowHeader?: boolean | undefined;
  width?: string | undefined;
}
export interface TableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** On phones each row becomes a card. Default true. */
  isStacked?: boolean | undefined;
  footer?: readonly { id: string; label: ReactNode; value: ReactNode; isTotal?: boolean | undefined }[] | undefined;
}
export declare function Table<Row>(props: TableProps<Row>): ReactNode;
export interface SummaryListProps {
  rows: readonly { id: string; label: ReactNode; value: ReactNode; isTotal?: boolean | undefined }[];
  className?: string | undefined;
}
/** Names and values, e.g. the totals of an order. */
export declare function SummaryList(props: SummaryListProps): ReactNode;
export interface ChipProps {
  children: ReactNode;
  icon?: IconName | undefined;
  onRemove?: (() => void) | undefined;
  /** A link that removes it, without scripts too. */
  removeHref?: string | undefined;
  removeLabel?: string | undefined;
}
export declare function Chip(props: ChipProps): ReactNode;
export interface FilterChipProps {
  children: ReactNode;
  isSelected: boolean;
  /** A link, else a toggle button. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}
export declare function FilterChip(props: FilterChipProps): ReactNode;
/** Rendered items at most, and pixels drawn beyond each edge. */
export declare const VIRTUAL_LIST: { readonly limit: 1000; readonly buffer: 200 };
export interface VirtualListProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Guess in pixels before an item was measured. */
  estimatedSize: number;
  label: string;
  /** Stays at the end while new items arrive, unless scrolled away (chat). */
  isPinnedToEnd?: boolean | undefined;
  /** Items of the server's render. Default 20. */
  initialCount?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
export declare function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode;
export interface VideoTileProps {
  name: string;
  stream: MediaStream | null;
  /** Draws the avatar instead. Default: a stream with a live video track. */
  hasVideo?: boolean | undefined;
  avatarSrc?: string | undefined;
  /** Microphone off: shows the icon with `mutedLabel`. */
  isMuted?: boolean | undefined;
  mutedLabel?: string | undefined;
  isSpeaking?: boolean | undefined;
  /** One's own picture. */
  isMirrored?: boolean | undefined;
  /** Plays no sound: one's own tile. */
  isSilent?: boolean | undefined;
  /** Second line, e.g. 'Guide' or 'reconnecting'. */
  note?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  actions?: ReactNode | undefined;
  /** The browser refused to play with sound before a gesture. */
  onPlaybackBlocked?: (() => void) | undefined;
}
export declare function VideoTile(props: VideoTileProps): ReactNode;
