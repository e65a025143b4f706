import type {
  CategoryModel,
  CmsPageModel,
  FileModel,
  LandingPageModel,
  ManufacturerModel,
  MediaModel,
  ProductModel,
  ProductStreamModel,
  PropertyGroupModel,
} from './assortment-model.ts';
import type {
  AdminUserModel,
  CountryModel,
  CurrencyModel,
  CustomerGroupModel,
  DeliveryTimeModel,
  LanguageModel,
  PaymentMethodModel,
  PresentationModel,
  ProductExportModel,
  PromotionModel,
  SalesChannelModel,
  SalutationModel,
  ShippingMethodModel,
  ShopPageName,
  ShopperModel,
  TaxModel,
  UnitModel,
} from './market-model.ts';

/** The whole catalogue as plain data: what an author writes, and what the server seeds at its first start. */
export interface Catalogue {
  languages: LanguageModel[];
  currencies: CurrencyModel[];
  taxes: TaxModel[];
  deliveryTimes: DeliveryTimeModel[];
  units: UnitModel[];
  salutations: SalutationModel[];
  countries: CountryModel[];
  salesChannel: SalesChannelModel;
  media: MediaModel[];
  /** None when absent. */
  files?: FileModel[];
  categories: CategoryModel[];
  cmsPages: CmsPageModel[];
  landingPages: LandingPageModel[];
  /** None when absent. */
  productStreams?: ProductStreamModel[];
  /** Beside the channel's own group; none when absent. */
  customerGroups?: CustomerGroupModel[];
  /** None when absent. */
  productExports?: ProductExportModel[];
  manufacturers: ManufacturerModel[];
  propertyGroups: PropertyGroupModel[];
  products: ProductModel[];
  promotions: PromotionModel[];
  shippingMethods: ShippingMethodModel[];
  paymentMethods: PaymentMethodModel[];
  shoppers: ShopperModel[];
  adminUsers: AdminUserModel[];
  presentations: PresentationModel[];
  /** Shop pages by Shopware's config name, as CMS page ids. */
  shopPages: Partial<Record<ShopPageName, string>>;
}
