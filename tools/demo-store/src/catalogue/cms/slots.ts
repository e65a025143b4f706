import type { SlotConfig } from '../assortment-model.ts';
import { fixed, mapped, type SlotDraft, type Text, translated } from './draft.ts';

/** A text; `align` is its vertical alignment. */
export function text(slot: string, content: Text, align: 'flex-start' | 'center' | 'flex-end' | null = null, type = 'text'): SlotDraft {
  const { base, translations } = translated({ content });
  return { slot, type, config: { ...base, verticalAlign: fixed(align) }, translations };
}

/** Raw HTML. */
export function html(slot: string, content: Text): SlotDraft {
  const { base, translations } = translated({ content });
  return { slot, type: 'html', config: base, translations };
}

interface ImageOptions {
  readonly mode?: 'standard' | 'cover' | 'stretch';
  readonly url?: Text;
  readonly minHeight?: string;
}

/** A picture by media id. */
export function image(slot: string, media: string, options: ImageOptions = {}): SlotDraft {
  const config: SlotConfig = {
    media: fixed(media),
    displayMode: fixed(options.mode ?? 'cover'),
    url: fixed(null),
    newTab: fixed(false),
    minHeight: fixed(options.minHeight ?? '340px'),
    verticalAlign: fixed(null),
    horizontalAlign: fixed(null),
  };
  if (options.url === undefined) return { slot, type: 'image', config };
  const { base, translations } = translated({ url: options.url });
  return { slot, type: 'image', config: { ...config, ...base }, translations };
}

/** A picture taken from what the page is shown for. */
export function mappedImage(slot: string, path: string, minHeight = '320px'): SlotDraft {
  return {
    slot,
    type: 'image',
    config: {
      media: mapped(path),
      displayMode: fixed('cover'),
      url: fixed(null),
      newTab: fixed(false),
      minHeight: fixed(minHeight),
      verticalAlign: fixed(null),
      horizontalAlign: fixed(null),
    },
  };
}

/** A text taken from what the page is shown for. */
export function mappedText(slot: string, path: string): SlotDraft {
  return { slot, type: 'text', config: { content: mapped(path), verticalAlign: fixed('center') } };
}

/** One slide of an image slider. */
export interface Slide {
  readonly media: string;
  readonly url?: Text;
}

function items(slides: readonly Slide[], code: keyof Text): unknown {
  return slides.map(({ media, url }) => ({ mediaId: media, url: url?.[code] ?? null, newTab: false }));
}

/** Pictures one after the other. */
export function imageSlider(slides: readonly Slide[]): SlotDraft {
  const config: SlotConfig = {
    sliderItems: fixed(items(slides, 'en-US')),
    navigationArrows: fixed('inside'),
    navigationDots: fixed('inside'),
    displayMode: fixed('cover'),
    minHeight: fixed('460px'),
    speed: fixed(300),
    autoSlide: fixed(false),
    autoplayTimeout: fixed(5000),
    verticalAlign: fixed(null),
  };
  const linked = slides.some(({ url }) => url !== undefined);
  return {
    slot: 'imageSlider',
    type: 'image-slider',
    config,
    ...(linked
      ? {
          translations: {
            'en-GB': { sliderItems: fixed(items(slides, 'en-GB')) },
            'de-DE': { sliderItems: fixed(items(slides, 'de-DE')) },
          },
        }
      : {}),
  };
}

/** Pictures with previews. */
export function imageGallery(slot: string, media: readonly string[] | 'product'): SlotDraft {
  return {
    slot,
    type: 'image-gallery',
    config: {
      sliderItems: media === 'product' ? mapped('product.media') : fixed(media.map((mediaId) => ({ mediaId, url: null, newTab: false }))),
      navigationArrows: fixed('inside'),
      navigationDots: fixed(null),
      galleryPosition: fixed(media === 'product' ? 'left' : 'underneath'),
      displayMode: fixed(media === 'product' ? 'standard' : 'cover'),
      minHeight: fixed('430px'),
      zoom: fixed(true),
      fullScreen: fixed(true),
      keepAspectRatioOnZoom: fixed(true),
      magnifierOverGallery: fixed(false),
      verticalAlign: fixed(null),
    },
  };
}

/** A product card. */
export function productBox(slot: string, productId: string, layout: 'standard' | 'image' | 'minimal' = 'standard'): SlotDraft {
  return {
    slot,
    type: 'product-box',
    config: { product: fixed(productId), boxLayout: fixed(layout), displayMode: fixed('standard'), verticalAlign: fixed(null) },
  };
}

/** Product cards one after the other. */
export function productSlider(
  productIds: readonly string[],
  title: Text,
  layout: 'standard' | 'image' | 'minimal' = 'standard',
): SlotDraft {
  const { base, translations } = translated({ title });
  return {
    slot: 'productSlider',
    type: 'product-slider',
    config: {
      products: fixed(productIds),
      ...base,
      displayMode: fixed('standard'),
      boxLayout: fixed(layout),
      navigation: fixed(true),
      rotate: fixed(false),
      border: fixed(false),
      elMinWidth: fixed('240px'),
      verticalAlign: fixed(null),
      productStreamSorting: fixed('name:ASC'),
      productStreamLimit: fixed(10),
    },
    translations,
  };
}

/** Cards of a dynamic group, in an order such as `cheapestPrice:ASC`. */
export function streamSlider(streamId: string, title: Text, sorting = 'name:ASC', limit = 10): SlotDraft {
  const slider = productSlider([], title);
  return {
    ...slider,
    config: {
      ...slider.config,
      products: { source: 'product_stream', value: streamId },
      productStreamSorting: fixed(sorting),
      productStreamLimit: fixed(limit),
    },
  };
}

/** A contact or newsletter form. */
export function form(type: 'contact' | 'newsletter', title: Text, confirmationText: Text): SlotDraft {
  const { base, translations } = translated({ title, confirmationText });
  return {
    slot: 'content',
    type: 'form',
    config: { type: fixed(type), ...base, mailReceiver: fixed([]), defaultMailReceiver: fixed(true) },
    translations,
  };
}

/** A YouTube video that loads after consent; until then its preview picture. */
export function youtube(videoId: string, previewMedia: string): SlotDraft {
  return {
    slot: 'video',
    type: 'youtube-video',
    config: {
      videoID: fixed(videoId),
      autoPlay: fixed(false),
      loop: fixed(false),
      showControls: fixed(true),
      start: fixed(null),
      end: fixed(null),
      displayMode: fixed('standard'),
      advancedPrivacyMode: fixed(true),
      needsConfirmation: fixed(true),
      previewMedia: fixed(previewMedia),
    },
  };
}

/** A Vimeo video that loads after consent; until then its preview picture. */
export function vimeo(videoId: string, previewMedia: string): SlotDraft {
  return {
    slot: 'video',
    type: 'vimeo-video',
    config: {
      videoID: fixed(videoId),
      autoplay: fixed(false),
      byLine: fixed(false),
      color: fixed(''),
      doNotTrack: fixed(true),
      loop: fixed(false),
      portrait: fixed(false),
      title: fixed(false),
      controls: fixed(true),
      mute: fixed(false),
      needsConfirmation: fixed(true),
      previewMedia: fixed(previewMedia),
    },
  };
}

/** A slot without configuration, as the default layouts have them. */
export function bare(type: string): SlotDraft {
  return { slot: 'content', type, config: null };
}

/** The like button of a presentation. */
export function like(productId: string): SlotDraft {
  return { slot: 'content', type: 'like', config: { product: fixed(productId) } };
}

/** What a guide reads beside a slide. */
export function notes(content: Text): SlotDraft {
  return text('content', content, null, 'notes');
}
