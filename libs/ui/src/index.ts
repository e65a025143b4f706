export { Button, type ButtonProps, type ButtonVariant, type ControlSize } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { /** @public */ DateDisplay, type DateDisplayProps } from './date/date-display.tsx';
export type { DateFormat, DateLength, Moment } from './date/moment-text.ts';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { /** @public */ ComboBox, type ComboBoxOption, type ComboBoxProps } from './field/combo-box.tsx';
export type { FieldProps } from './field/field-frame.tsx';
export { /** @public */ NumberField, type NumberFieldProps } from './field/number-field.tsx';
export { clampQuantity } from './field/quantity.ts';
export { QuantityField, type QuantityFieldProps } from './field/quantity-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './field/radio-group.tsx';
export { SearchField, type SearchFieldProps, type SearchSuggestion } from './field/search-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field.tsx';
export { /** @public */ Slider, type SliderProps } from './field/slider.tsx';
export { Switch, type SwitchProps } from './field/switch.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { PageFrame, type PageFrameProps } from './frame/page-frame.tsx';
export { SiteFooter, type SiteFooterProps } from './frame/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './frame/site-header.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icon-name.ts';
export { INSERTED_STYLES } from './inserted-styles.ts';
export { type LazyCode, lazyCode, type LazyState, useLazyCode } from './lazy-code.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { /** @public */ VirtualList, type VirtualListProps } from './list/virtual-list.tsx';
export { VIRTUAL_LIST } from './list/virtual-window.ts';
export { FullScreenLoader, type FullScreenLoaderProps } from './loading/full-screen-loader.tsx';
export { LOADING_INDICATOR, LoadingIndicator, type LoadingIndicatorProps } from './loading/loading-indicator.tsx';
export { Skeleton, type SkeletonProps } from './loading/skeleton.tsx';
export { Spinner, type SpinnerProps } from './loading/spinner.tsx';
export { Avatar, type AvatarProps } from './media/avatar.tsx';
export { Carousel, type CarouselProps } from './media/carousel.tsx';
export { Image, type ImageProps, type ImageSource, imageSrcSet } from './media/image.tsx';
export { ImageGallery, type ImageGalleryLabels, type ImageGalleryProps } from './media/image-gallery.tsx';
export { LevelMeter, type LevelMeterProps } from './media/level-meter.tsx';
export { VideoTile, type VideoTileProps } from './media/video-tile.tsx';
export { Menu, type MenuItem, type MenuProps, preloadMenu } from './menu/menu.tsx';
export { Modal, type ModalProps } from './modal/modal.tsx';
export { preloadModal } from './modal/modal-code.ts';
export { MODAL } from './modal/modal-constants.ts';
export { ModalHost, type ModalHostProps } from './modal/modal-host.tsx';
export {
  createModals,
  type ModalEntry,
  type ModalOptions,
  type ModalRequest,
  type ModalSnapshot,
  type ModalStore,
} from './modal/modals.ts';
export { type BreadcrumbItem, Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs.tsx';
export { NavigationBar, type NavigationBarProps, type NavigationItem } from './navigation/navigation-bar.tsx';
export { Pagination, type PaginationProps, paginationRange } from './navigation/pagination.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/skip-link.tsx';
export { Toolbar, type ToolbarProps } from './navigation/toolbar.tsx';
export { Notice, type NoticeProps } from './notification/notice.tsx';
export {
  createNotifications,
  NOTIFICATION_DURATION,
  type NotificationEntry,
  type NotificationRequest,
  type NotificationStore,
  type NotificationType,
} from './notification/notification-store.ts';
export { Notifications, type NotificationsProps } from './notification/notifications.tsx';
export { Popover, type PopoverProps, preloadPopover } from './popover/popover.tsx';
export { Price, type PriceProps } from './product/price.tsx';
export { ProductCard, type ProductCardProps } from './product/product-card.tsx';
export { ProductGrid, type ProductGridProps } from './product/product-grid.tsx';
export { Rating, type RatingProps } from './product/rating.tsx';
export { TierPriceTable, type TierPriceTableProps } from './product/tier-price-table.tsx';
export type { CloseAllSource, LinkComponentProps } from './provider/ui-context.ts';
export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export { preloadSidebar } from './sidebar/sidebar-code.ts';
export { type SidebarPanel, SidebarSet, type SidebarSetProps, toggleSidebar } from './sidebar/sidebar-set.tsx';
export { EmptyState, type EmptyStateProps } from './state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './state/error-state.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './table/summary-list.tsx';
export { Table, type TableColumn, type TableProps } from './table/table.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Badge, type BadgeProps } from './text/badge.tsx';
export { Chip, type ChipProps, /** @public */ FilterChip, type FilterChipProps } from './text/chip.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './text/heading.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx';
export { /** @public */ Tooltip, TOOLTIP_HIDE_DELAY_MS, type TooltipProps } from './tooltip/tooltip.tsx';
export { /** @public */ checkImage, /** @public */ IMAGE_UPLOAD, type ImageProblem, type UploadImageType } from './upload/image-content.ts';
export { ImageUpload, type ImageUploadErrors, type ImageUploadLabels, type ImageUploadProps } from './upload/image-upload.tsx';
export type { ImageChange, RemoveImage, UploadImage } from './upload/use-image-upload.ts';
export {
  type VideoCaptions,
  /** @public */ VideoPlayer,
  type VideoPlayerLabels,
  type VideoPlayerProps,
  type VideoSource,
} from './video/video-player.tsx';
