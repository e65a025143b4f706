import { useMemo } from 'react';
import type { CmsLabels } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';

/** The texts of blocks in the page's language. */
export function useCmsLabels(): CmsLabels {
  const t = useTranslate();
  return useMemo(
    () => ({
      previous: t('shop.cms.sliderPrevious'),
      next: t('shop.cms.sliderNext'),
      pause: t('shop.cms.sliderPause'),
      play: t('shop.cms.sliderPlay'),
      close: t('common.action.close'),
      zoomIn: t('shop.product.galleryZoom'),
      zoomOut: t('shop.cms.zoomOut'),
      fullScreen: t('shop.cms.fullScreen'),
      slider: t('shop.cms.sliderLabel'),
      gallery: t('shop.cms.gallery'),
      slide: (position, total) => t('shop.cms.slide', { index: position, total }),
      image: (position, total) => t('shop.product.galleryImage', { index: position, total }),
      video: t('shop.cms.video'),
      loadVideo: t('shop.cms.videoPlay'),
      videoConsent: (platform) => t('shop.cms.videoConsent', { provider: platform }),
      model: t('shop.cms.model'),
      downloadModel: t('shop.cms.downloadModel'),
      opensInNewTab: t('shop.cms.opensInNewTab'),
      pageErrorTitle: t('common.error.cms.page'),
      pageErrorText: t('common.error.general'),
      noProductTitle: t('common.error.cms.product'),
      noProductText: t('common.error.part'),
      noProductsTitle: t('common.error.cms.products'),
      noProductsText: t('shop.listing.noProductsText'),
    }),
    [t],
  );
}
