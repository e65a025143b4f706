import { productId } from '../cms/context.ts';
import { cmsPageId } from '../cms/draft.ts';
import { NOTES } from '../cms/presentation-notes.ts';
import { idOf } from '../id.ts';
import type { PresentationModel, PresentationSlideModel } from '../market-model.ts';
import { t } from '../text.ts';

type Draft = readonly [key: string, name: ReturnType<typeof t>, target: PresentationSlideModel['target'], notes: ReturnType<typeof t>];

function slides(presentation: string, drafts: readonly Draft[]): PresentationSlideModel[] {
  return drafts.map(([key, name, target, notes]) => ({ id: idOf(`presentation-slide:${presentation}:${key}`), name, target, notes }));
}

const cms = (key: string): PresentationSlideModel['target'] => ({ type: 'cms_page', id: cmsPageId(key) });

/** The presentations of the sales room: one that can be joined, one preview, and one that is each plain guide's own. */
export function buildPresentations(): PresentationModel[] {
  return [
    {
      id: idOf('presentation:spring-collection'),
      name: t('Spring collection', 'Frühlingskollektion'),
      path: 'spring-collection',
      isPreview: false,
      endedCmsPageId: cmsPageId('slide-ended'),
      slides: slides('spring-collection', [
        ['welcome', t('Welcome', 'Willkommen'), cms('slide-welcome'), NOTES.welcome],
        ['light', t('Light', 'Licht'), cms('slide-light'), NOTES.light],
        ['arlo', t('Arlo ceramic lamp', 'Arlo Keramikleuchte'), { type: 'product', id: productId('arlo-lamp') }, NOTES.arlo],
        ['table', t('At the table', 'Am Tisch'), cms('slide-table'), NOTES.table],
        ['textiles', t('Textiles', 'Textilien'), cms('slide-textiles'), NOTES.textiles],
        ['chairs', t('Chairs', 'Stühle'), { type: 'category', id: idOf('category:chairs') }, NOTES.chairs],
        ['wardrobe', t('Wardrobe', 'Garderobe'), cms('slide-wardrobe'), NOTES.wardrobe],
        ['green', t('Green company', 'Grüne Gesellschaft'), cms('slide-green'), NOTES.green],
        ['farewell', t('Thank you', 'Vielen Dank'), cms('slide-farewell'), NOTES.farewell],
      ]),
    },
    {
      id: idOf('presentation:preview-lookbook'),
      name: t('Autumn lookbook (preview)', 'Herbst-Lookbook (Vorschau)'),
      path: 'preview-lookbook',
      isPreview: true,
      endedCmsPageId: cmsPageId('slide-ended'),
      slides: slides('preview-lookbook', [
        ['cover', t('Cover', 'Titel'), cms('lookbook-cover'), NOTES.lookbookCover],
        ['coat', t('Wool coat', 'Wollmantel'), { type: 'product', id: productId('camel-coat') }, NOTES.lookbookProduct],
        ['rooms', t('Rooms', 'Räume'), cms('lookbook-rooms'), NOTES.lookbookRooms],
      ]),
    },
    {
      id: idOf('presentation:selmas-lamps'),
      name: t('Lamps with Selma', 'Leuchten mit Selma'),
      path: 'selmas-lamps',
      isPreview: false,
      guideIds: [idOf('user:guide3')],
      endedCmsPageId: cmsPageId('slide-ended'),
      slides: slides('selmas-lamps', [
        ['light', t('Light', 'Licht'), cms('slide-light'), NOTES.light],
        ['arlo', t('Arlo ceramic lamp', 'Arlo Keramikleuchte'), { type: 'product', id: productId('arlo-lamp') }, NOTES.arlo],
      ]),
    },
    {
      id: idOf('presentation:teos-textiles'),
      name: t('Textiles with Teo', 'Textilien mit Teo'),
      path: 'teos-textiles',
      isPreview: false,
      guideIds: [idOf('user:guide4')],
      endedCmsPageId: cmsPageId('slide-ended'),
      slides: slides('teos-textiles', [
        ['textiles', t('Textiles', 'Textilien'), cms('slide-textiles'), NOTES.textiles],
        ['table', t('At the table', 'Am Tisch'), cms('slide-table'), NOTES.table],
      ]),
    },
  ];
}
