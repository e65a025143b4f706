import type { Amounts, LocaleCode, LocalizedFields, LocalizedText } from './market-model.ts';

/** What the shop sells and shows: products with their facts and pictures, categories, pages of content. Plain data; references are ids (see `idOf` in `./id.ts`), pictures are media keys. */

/** A dynamic group of products: those that its filters match. */
export interface ProductStreamModel {
  id: string;
  name: LocalizedText;
  /** Criteria filters, as the Store API reads them. */
  filters: Record<string, unknown>[];
}

/** One picture. The server serves it in the widths 200, 400, 800 and 1600. */
export interface MediaModel {
  /** Lower-case letters, digits and hyphens; its id is `mediaId(key)`. */
  key: string;
  /** Pixels of the largest rendition (width is 1600 as a rule); the others keep its proportions. */
  width: number;
  height: number;
  alt: LocalizedText;
  title?: LocalizedText;
}

/** A video of the shop's own, or a 3D model. */
export interface FileModel {
  key: string;
  kind: 'video' | 'model';
  alt: LocalizedText;
  /** Pixels; absent for a model. */
  width?: number;
  height?: number;
}

export type CategoryType = 'page' | 'folder' | 'link';

export interface CategoryModel {
  id: string;
  /** `null` for the three roots (main navigation, footer, service). */
  parentId: string | null;
  type: CategoryType;
  /** Among its siblings, ascending. */
  position: number;
  active: boolean;
  /** `false`: answered by id, left out of navigation trees. */
  visible: boolean;
  name: LocalizedText;
  /** HTML. */
  description?: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  /** Path without slashes at either end (`furniture/chairs`); served with a trailing slash. Pages only. */
  seoPath?: LocalizedText;
  /** Pages: layout, e.g. a listing page. */
  cmsPageId?: string;
  /** Lists this dynamic group instead of its own products. */
  productStreamId?: string;
  customFields?: LocalizedFields;
  /** Slot configuration of this category, by slot id: overrides the layout's. */
  slotConfig?: Record<string, SlotConfig>;
  mediaKey?: string;
  /** For `type: 'link'`. */
  link?:
    | { type: 'external'; url: LocalizedText; newTab?: boolean }
    | { type: 'category' | 'product' | 'landing_page'; targetId: string; newTab?: boolean };
}

/** `presentation…`: slides of the sales room; they may hold `like` and `notes` slots. */
export type CmsPageType =
  'page' | 'landingpage' | 'product_list' | 'product_detail' | 'presentation' | 'presentation_product_list' | 'presentation_product_detail';

/** `static`: `value` itself; `mapped`: a field path such as `product.name` or `category.description`. */
export interface SlotConfigValue {
  source: 'static' | 'mapped' | 'default' | 'product_stream';
  /** Ids for products, categories and media (`mediaId(key)`); HTML for text. */
  value: unknown;
}
export type SlotConfig = Record<string, SlotConfigValue>;

export interface Visibility {
  mobile: boolean;
  tablet: boolean;
  desktop: boolean;
}

export interface CmsSlotModel {
  id: string;
  /** Element type: `text`, `image`, `product-slider`, `product-listing`, `buy-box`, `form`, … */
  type: string;
  /** Slot name within its block: `content`, `left`, `imageSlider`, … */
  slot: string;
  /** `null` as in default layouts (product-listing, sidebar-filter, category-navigation). */
  config: SlotConfig | null;
  /** Values that differ by language; merged over `config` key by key. */
  translations?: Partial<Record<LocaleCode, SlotConfig>>;
}

export interface CmsBlockModel {
  id: string;
  /** Block type: `text-hero`, `image-text`, `gallery-buybox`, … */
  type: string;
  /** Author's label. */
  name?: string;
  sectionPosition?: 'main' | 'sidebar';
  marginTop?: string;
  marginBottom?: string;
  marginLeft?: string;
  marginRight?: string;
  backgroundColor?: string;
  backgroundMediaKey?: string;
  backgroundMediaMode?: 'cover' | 'auto' | 'contain';
  cssClass?: string;
  visibility?: Visibility;
  slots: CmsSlotModel[];
}

export interface CmsSectionModel {
  id: string;
  type: 'default' | 'sidebar';
  name?: string;
  sizingMode?: 'boxed' | 'full_width';
  mobileBehavior?: 'wrap' | 'hidden';
  backgroundColor?: string;
  backgroundMediaKey?: string;
  backgroundMediaMode?: 'cover' | 'auto' | 'contain';
  cssClass?: string;
  visibility?: Visibility;
  blocks: CmsBlockModel[];
}

export interface CmsPageModel {
  id: string;
  type: CmsPageType;
  name: LocalizedText;
  cssClass?: string;
  /** Positions are the array's order. */
  sections: CmsSectionModel[];
}

export interface LandingPageModel {
  id: string;
  cmsPageId: string;
  name: LocalizedText;
  /** Without slashes at either end. */
  seoPath: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  active: boolean;
}

export interface ManufacturerModel {
  id: string;
  name: LocalizedText;
  description?: LocalizedText;
  link?: string;
  mediaKey?: string;
}

export interface PropertyOptionModel {
  id: string;
  name: LocalizedText;
  position: number;
  /** `#aabbcc`. */
  colorHex?: string;
  mediaKey?: string;
}

export interface PropertyGroupModel {
  id: string;
  name: LocalizedText;
  displayType: 'text' | 'color' | 'media' | 'select';
  sortingType: 'alphanumeric' | 'position';
  position: number;
  filterable: boolean;
  options: PropertyOptionModel[];
}

/** From this quantity on, a piece costs `price`. The first step starts at 1. */
export interface TierModel {
  quantityStart: number;
  price: Amounts;
}

export interface PricingModel {
  price: Amounts;
  /** Crossed-out price, above `price`. */
  listPrice?: Amounts;
  /** Lowest price of the last 30 days. */
  regulationPrice?: Amounts;
  /** Quantity steps, ascending by `quantityStart`, starting at 1. */
  tiers?: TierModel[];
}

export interface ProductVariantModel {
  id: string;
  productNumber: string;
  /** One option per configurator group of the parent. */
  optionIds: string[];
  stock: number;
  /** Only what differs from the parent. */
  pricing?: PricingModel;
  name?: LocalizedText;
  mediaKeys?: string[];
  isCloseout?: boolean;
  active?: boolean;
  ean?: string;
  weight?: number;
}

export interface ReviewModel {
  id: string;
  languageCode: LocaleCode;
  title: string;
  content: string;
  /** 1 to 5. */
  points: number;
  /** ISO date. */
  createdAt: string;
  /** Answer of the shop. */
  comment?: string;
}

export interface CrossSellingModel {
  id: string;
  name: LocalizedText;
  position: number;
  /** In this order. */
  productIds: string[];
  /** A dynamic group instead of `productIds`, by name. */
  productStreamId?: string;
}

export interface ProductModel {
  id: string;
  productNumber: string;
  name: LocalizedText;
  /** HTML. */
  description?: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  keywords?: LocalizedText;
  /** Words that the search finds beside the texts. */
  searchKeywords?: LocalizedText;
  /** Without slashes at either end, e.g. `oak-stool`; variants append `/<productNumber>`. */
  seoPath: LocalizedText;
  /** Leaf categories; their ancestors list the product, too. The first one is the main category. */
  categoryIds: string[];
  manufacturerId: string | null;
  taxId: string;
  propertyOptionIds: string[];
  pricing: PricingModel;
  stock: number;
  /** Sold while stocks last: cannot be ordered beyond `stock`. */
  isCloseout: boolean;
  minPurchase: number;
  purchaseSteps: number;
  /** `null`: the shop's 100. */
  maxPurchase: number | null;
  deliveryTimeId: string | null;
  /** Days until it is in stock again. */
  restockTime?: number;
  shippingFree: boolean;
  markAsTopseller: boolean;
  /** ISO date; in the future for a pre-order, `null` where the merchant set none. */
  releaseDate: string | null;
  createdAt: string;
  /** First one is the cover. */
  mediaKeys: string[];
  /** Millimetres and kilograms. */
  width?: number;
  height?: number;
  length?: number;
  weight?: number;
  unitId?: string;
  /** Content of one piece in units, e.g. 0.5 (litre); with `referenceUnit`, e.g. 1 (litre), gives the base price. */
  purchaseUnit?: number;
  referenceUnit?: number;
  packUnit?: LocalizedText;
  packUnitPlural?: LocalizedText;
  ean?: string;
  manufacturerNumber?: string;
  /** How often it was sold: orders the top-seller sorting. */
  sales: number;
  active: boolean;
  customFields?: LocalizedFields;
  /** Layout of its own; else the sales channel's. */
  cmsPageId?: string;
  /** Groups a customer chooses from, in order; empty without variants. */
  configuratorGroupIds: string[];
  /** The variant that a listing shows and that the parent's address opens. */
  mainVariantId?: string;
  variants: ProductVariantModel[];
  reviews: ReviewModel[];
  crossSellings: CrossSellingModel[];
  /** A digital product: name of the file its buyer downloads. */
  download?: { id: string; fileName: string; content: string };
}
