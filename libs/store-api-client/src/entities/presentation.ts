import type { Category } from './category.ts';
import type { CmsPage, CmsSlot } from './cms.ts';
import type { StoreDate } from './entity.ts';
import type { Product, PropertyGroup } from './product.ts';
import type { ProductListing } from './product-listing.ts';
import type { Extensions } from './store-types.ts';

/** What a visitor may know of an appointment before joining it. */
export interface AppointmentBasicSetting {
  mode: 'guided' | 'self' | (string & {});
  attendeeRestrictionType: 'open' | 'customer' | 'rules' | (string & {});
  videoAudioSettings: 'none' | 'both' | 'audio-only' | (string & {});
  enableWishlist: boolean;
  canSendRequestEmail?: boolean;
  canBookAppointment?: boolean;
  bookingLink?: string | null;
  appointmentName?: string | null;
  salesChannelName?: string | null;
  apiAlias?: string;
}

/** A successful join. The new context token is reported by the client and removed here. */
export interface JoinAppointmentAnswer {
  /** The appointment. */
  id: string;
  attendeeId: string;
  attendeeName?: string | null;
  presentationGuideMode?: 'guided' | 'self' | (string & {});
  isPreview?: boolean;
  videoUserId?: string | null;
  appointmentName?: string | null;
  salesChannelId?: string;
  salesChannelName?: string | null;
  mercureHubPublicUrl?: string | null;
  mercureSubscriberTopics?: string[];
  mercurePublisherTopic?: string;
  b2bFeatures?: Record<string, boolean>;
  apiAlias?: string;
}

/** An entry of a presentation's slide list. */
export interface PresentationNavigationEntry {
  /** Position of the slide, from 1. */
  index: number;
  sectionId: string;
  sectionName: string | null;
  groupId: string;
  groupName: string;
  cmsPageId: string;
  isInstantListing?: boolean;
  pickedProductsCount?: number;
  notes?: CmsSlot[];
}

/** A presentation's pages and slides. */
export interface PresentationStructure {
  cmsPageResults: { resourceType?: string; resourceIdentifier?: string; cmsPage: CmsPage }[];
  navigation: PresentationNavigationEntry[];
  apiAlias?: string;
}

/** How a slide's page belongs to its presentation. */
export interface PresentationPageRelation {
  title?: string | null;
  pickedProductIds?: string[] | null;
  productStreamId?: string | null;
  productId?: string | null;
  isInstantListing?: boolean;
  position?: number;
}

/** What a slide shows, for the viewer's own session. */
export interface PresentationSlide {
  cmsPage: CmsPage;
  product?: Product | null;
  category?: Category | null;
  configurator?: PropertyGroup[] | null;
  extensions?: (Extensions & { cmsPageRelation?: PresentationPageRelation }) | null;
  apiAlias?: string;
}

/** What everybody in a presentation shares. */
export interface PresentationStateForAll {
  currentPageId?: string | null;
  currentSectionId?: string | null;
  /** Index of the slide. */
  currentSlideAlias?: number | string | null;
  currentSlideData?: { page?: number | null } | null;
  currentDynamicPage?: Record<string, unknown> | null;
  currentGuideProductId?: string | null;
  lastActiveGuideSection?: string | null;
  started: boolean;
  running: boolean;
  ended: boolean;
  startedAt?: StoreDate | null;
  endedAt?: StoreDate | null;
  accessibleFrom?: StoreDate | null;
  accessibleTo?: StoreDate | null;
  appointmentMode?: 'guided' | 'self' | (string & {});
  attendeeRestrictionType?: string;
  videoAudioSettings?: string;
  videoRoomUrl?: string | null;
  productDetailDefaultPageId?: string | null;
  productListingDefaultPageId?: string | null;
  quickviewPageId?: string | null;
  broadcastMode?: boolean;
  /** `onlyYou` is Speech, `presentation` is Content, `videoGrid` is Conference. */
  viewMode?: 'onlyYou' | 'presentation' | 'videoGrid' | (string & {});
  allowScreenSharing?: boolean;
}

/** A presentation as a client sees it. */
export interface PresentationState {
  stateForAll: PresentationStateForAll;
  stateForClients: { videoClientToken?: string | null; hoveredElementId?: string | null };
  apiAlias?: string;
}

/** An answer to an invitation. */
export type InvitationAnswer = 'accepted' | 'maybe' | 'declined';

/** What the server knows after an invitation was answered. */
export interface InvitationResult {
  appointment: {
    id: string;
    accessibleFrom?: StoreDate | null;
    accessibleTo?: StoreDate | null;
    status: 'started' | 'ended' | null;
  };
  answer: InvitationAnswer;
}

/** A request for an appointment. */
export interface AppointmentRequestInput {
  salutationId?: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  companyName?: string;
  phoneNumber?: string;
  subject?: string;
  message?: string;
  appointmentId?: string;
  [field: string]: unknown;
}

/** Product lists of an attendee. */
export type ProductCollectionAlias = 'liked' | 'disliked';

/** Something that an attendee did. */
export interface InteractionInput {
  name: InteractionName;
  payload?: Record<string, unknown>;
  /** ISO text. */
  triggeredAt?: string;
  /** −1 (the default): for ever. */
  lifeTimeInSeconds?: number;
}

/** Names of interactions that the sales room knows. */
export type InteractionName =
  | 'keep.alive'
  | 'attendee.leave'
  | 'quickview.opened'
  | 'quickview.closed'
  | 'remote.checkout.accepted'
  | 'remote.checkout.denied'
  | 'product.viewed'
  | 'attendee.product.collection.liked'
  | 'attendee.product.collection.disliked'
  | 'attendee.product.collection.removed'
  | 'dynamicPage.opened'
  | 'dynamicPage.closed'
  | 'dynamicProductPage.opened'
  | 'page.viewed'
  | 'guide.hovered'
  | 'broadcastMode.toggled'
  | 'viewMode.changed'
  | 'screenSharing.toggled'
  | (string & {});

/** A page for one product: quick view, or the presentation's product page. */
export interface ProductPageResult {
  cmsPage?: CmsPage | null;
  product: Product;
  configurator?: PropertyGroup[] | null;
  apiAlias?: string;
}

/** A listing of the sales room; `extensions.allIds` holds all product ids if asked for. */
export interface PresentationProductListing extends ProductListing {
  extensions?: (Extensions & { allIds?: string[] | { data?: string[] } }) | null;
}
