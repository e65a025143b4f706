import { sceneNameOf } from '@vitrine/demo-pictures';
import type { CategoryModel } from '../assortment-model.ts';
import { cmsPageId } from '../cms/draft.ts';
import { galleryCategory } from '../cms/gallery/gallery.ts';
import { categoryPath, isCategorySlug } from '../cms/links.ts';
import { SHOP_PAGE_NAMES } from '../cms/shop-pages.ts';
import { SPRING_ID } from '../cms/spring.ts';
import { CATEGORIES, type CategorySlug } from '../data/categories.ts';
import { SCENE_ALTS } from '../data/scenes.ts';
import type { ShopPageKey } from '../data/shop-page-texts.ts';
import { STREAMS } from '../data/streams.ts';
import { idOf } from '../id.ts';
import { eachLanguage, same, slug, t, words } from '../text.ts';
import type { MediaShelf } from './pictures.ts';

/** Ids of the three roots. */
export const ROOTS = { main: idOf('category:root'), footer: idOf('category:footer'), service: idOf('category:service') } as const;

/** Id of a category of the main navigation. */
export function categoryId(name: string): string {
  return idOf(`category:${name}`);
}

type Rest = Pick<CategoryModel, 'active' | 'visible'>;
const SHOWN: Rest = { active: true, visible: true };

const LAYOUTS = { sidebar: 'listing-sidebar', wide: 'listing-wide', department: 'department' } as const;

function mainCategory(name: CategorySlug, position: number, shelf: MediaShelf): CategoryModel {
  const data: {
    parent: string | null;
    name: Parameters<typeof words>[0];
    text: Parameters<typeof words>[0];
    picture: string;
    layout?: keyof typeof LAYOUTS;
  } = CATEGORIES[name];
  const title = words(data.name);
  const text = words(data.text);
  const scene = SCENE_ALTS[sceneNameOf(data.picture) ?? ''];
  return {
    id: categoryId(name),
    parentId: data.parent === null ? ROOTS.main : categoryId(data.parent),
    type: 'page',
    position,
    ...SHOWN,
    name: title,
    description: eachLanguage((code) => `<h1>${title[code]}</h1><p>${text[code]}</p>`),
    metaTitle: title,
    metaDescription: text,
    seoPath: categoryPath(name),
    cmsPageId: cmsPageId(LAYOUTS[data.layout ?? 'sidebar']),
    mediaKey: shelf.put(data.picture, scene === undefined ? title : words(scene)),
  };
}

function shopPage(key: ShopPageKey, parentId: string, position: number): CategoryModel {
  const name = SHOP_PAGE_NAMES[key];
  return {
    id: idOf(`category:page:${key}`),
    parentId,
    type: 'page',
    position,
    ...SHOWN,
    name,
    metaTitle: name,
    seoPath: eachLanguage((code) => `service/${slug(name[code])}`),
    cmsPageId: cmsPageId(key),
  };
}

function linkTo(
  key: string,
  parentId: string,
  position: number,
  name: CategoryModel['name'],
  link: NonNullable<CategoryModel['link']>,
): CategoryModel {
  return { id: idOf(`category:link:${key}`), parentId, type: 'link', position, ...SHOWN, name, link };
}

function folder(key: string, parentId: string, position: number, name: CategoryModel['name']): CategoryModel {
  return { id: idOf(`category:folder:${key}`), parentId, type: 'folder', position, ...SHOWN, name };
}

function mainNavigation(shelf: MediaShelf): CategoryModel[] {
  const names = Object.keys(CATEGORIES).filter(isCategorySlug);
  const inspiration = idOf('category:folder:inspiration');
  return [
    {
      id: ROOTS.main,
      parentId: null,
      type: 'page',
      position: 1,
      ...SHOWN,
      name: same('Vitrine'),
      metaTitle: t('Vitrine: rooms that feel like you', 'Vitrine: Räume, die sich nach Ihnen anfühlen'),
      metaDescription: t(
        'Furniture, light, clothes and small pleasures from thirteen workshops.',
        'Möbel, Licht, Mode und kleine Freuden aus dreizehn Werkstätten.',
      ),
      cmsPageId: cmsPageId('home'),
    },
    ...names.map((name, position) => mainCategory(name, position + 1, shelf)),
    folder('inspiration', ROOTS.main, 900, t('Inspiration', 'Inspiration')),
    {
      id: categoryId('new-in'),
      parentId: inspiration,
      type: 'page',
      position: 0,
      ...SHOWN,
      name: t('New in', 'Neu eingetroffen'),
      metaTitle: t('New in', 'Neu eingetroffen'),
      description: t(
        '<h1>New in</h1><p>What arrived in the last weeks.</p>',
        '<h1>Neu eingetroffen</h1><p>Was in den letzten Wochen ankam.</p>',
      ),
      seoPath: t('new-in', 'neu-eingetroffen'),
      cmsPageId: cmsPageId('listing-sidebar'),
      mediaKey: shelf.put('scene--spring-hero', words(SCENE_ALTS['spring-hero'] ?? ['', ''])),
      productStreamId: STREAMS.newIn.id,
      customFields: { vitrine_accent: 'sage', vitrine_note: t('Changes by itself', 'Ändert sich von selbst') },
    },
    linkTo('spring', inspiration, 1, t('Spring at Vitrine', 'Frühling bei Vitrine'), { type: 'landing_page', targetId: SPRING_ID }),
    linkTo('gifts', inspiration, 2, t('Gift ideas', 'Geschenkideen'), { type: 'category', targetId: categoryId('gifts') }),
    linkTo('lamp-of-the-month', inspiration, 3, t('Lamp of the month', 'Leuchte des Monats'), {
      type: 'product',
      targetId: idOf('product:arlo-lamp'),
    }),
    linkTo('journal', inspiration, 4, t('Journal', 'Journal'), { type: 'external', url: same('https://www.example.org/'), newTab: true }),
    {
      id: categoryId('staff-picks'),
      parentId: ROOTS.main,
      type: 'page',
      position: 950,
      active: true,
      visible: false,
      name: t('Staff picks', 'Lieblingsstücke'),
      description: t(
        '<h1>Staff picks</h1><p>What we took home ourselves.</p>',
        '<h1>Lieblingsstücke</h1><p>Was wir selbst mit nach Hause genommen haben.</p>',
      ),
      seoPath: t('staff-picks', 'lieblingsstuecke'),
      cmsPageId: cmsPageId('listing-wide'),
    },
    {
      id: categoryId('christmas'),
      parentId: ROOTS.main,
      type: 'page',
      position: 960,
      active: false,
      visible: true,
      name: t('Christmas', 'Weihnachten'),
      seoPath: t('christmas', 'weihnachten'),
      cmsPageId: cmsPageId('listing-sidebar'),
    },
  ];
}

function footerNavigation(): CategoryModel[] {
  const service = idOf('category:folder:service');
  const legal = idOf('category:folder:legal');
  const house = idOf('category:folder:house');
  return [
    { id: ROOTS.footer, parentId: null, type: 'folder', position: 2, ...SHOWN, name: t('Footer', 'Fußzeile') },
    folder('service', ROOTS.footer, 1, t('Service', 'Service')),
    shopPage('contact', service, 1),
    shopPage('shipping', service, 2),
    shopPage('faq', service, 3),
    shopPage('newsletter', service, 4),
    folder('legal', ROOTS.footer, 2, t('Legal', 'Rechtliches')),
    shopPage('imprint', legal, 1),
    shopPage('privacy', legal, 2),
    shopPage('terms', legal, 3),
    shopPage('revocation', legal, 4),
    folder('house', ROOTS.footer, 3, t('The house', 'Das Haus')),
    {
      id: idOf('category:page:about'),
      parentId: house,
      type: 'page',
      position: 1,
      ...SHOWN,
      name: t('About us', 'Über uns'),
      metaTitle: t('About Vitrine', 'Über Vitrine'),
      seoPath: t('about-us', 'ueber-uns'),
      cmsPageId: cmsPageId('about'),
    },
    linkTo('footer-spring', house, 2, t('Spring at Vitrine', 'Frühling bei Vitrine'), { type: 'landing_page', targetId: SPRING_ID }),
    galleryCategory(house, 4),
    linkTo('footer-sale', house, 3, t('Sale', 'Sale'), { type: 'category', targetId: categoryId('sale') }),
  ];
}

function serviceNavigation(): CategoryModel[] {
  const link = (key: ShopPageKey, position: number): CategoryModel =>
    linkTo(`service-${key}`, ROOTS.service, position, SHOP_PAGE_NAMES[key], { type: 'category', targetId: idOf(`category:page:${key}`) });
  return [
    { id: ROOTS.service, parentId: null, type: 'folder', position: 3, ...SHOWN, name: t('Service', 'Service') },
    link('contact', 1),
    link('shipping', 2),
    link('faq', 3),
    link('imprint', 4),
    link('privacy', 5),
  ];
}

/** Every category: main navigation, footer and service. */
export function buildCategories(shelf: MediaShelf): CategoryModel[] {
  return [...mainNavigation(shelf), ...footerNavigation(), ...serviceNavigation()];
}
