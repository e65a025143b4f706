import type { CategoryModel, CmsPageModel } from '../../assortment-model.ts';
import { STREAMS } from '../../data/streams.ts';
import { idOf } from '../../id.ts';
import { t } from '../../text.ts';
import type { CmsContext } from '../context.ts';
import { cmsPageId, page } from '../draft.ts';
import { commerceSections, lastSections } from './commerce.ts';
import { movingSections } from './moving.ts';
import { pictureAndTextSections, pictureSections } from './pictures.ts';
import { textSections } from './texts.ts';

const NAME = t('Block gallery', 'Galerie der Bausteine');

/** The category behind the page: its listing shows a dynamic group. */
export function galleryCategory(parentId: string, position: number): CategoryModel {
  return {
    id: idOf('category:page:block-gallery'),
    parentId,
    type: 'page',
    position,
    active: true,
    visible: true,
    name: NAME,
    metaTitle: NAME,
    metaDescription: t(
      'Every block and element of a layout, in more than one way.',
      'Jeder Baustein und jedes Element eines Layouts, auf mehr als eine Weise.',
    ),
    seoPath: t('block-gallery', 'galerie-der-bausteine'),
    cmsPageId: cmsPageId('block-gallery'),
    productStreamId: STREAMS.newIn.id,
  };
}

/** One page with every block and element type of the shop, in varied configuration. */
export function buildGallery(context: CmsContext): CmsPageModel {
  return page('block-gallery', 'product_list', NAME, [
    ...textSections(context),
    ...pictureSections(context),
    ...pictureAndTextSections(context),
    ...movingSections(context),
    ...commerceSections(context),
    ...lastSections(),
  ]);
}
