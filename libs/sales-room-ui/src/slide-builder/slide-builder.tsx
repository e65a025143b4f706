import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Heading, Notice, Tabs } from '@vitrine/ui';
import { catalogueQueries, type FoundCategory } from './catalogue-queries.ts';
import { CategoryPicker, MENUS } from './category-picker.tsx';
import { type DraftSlide, MAX_SLIDES, newSlide, productIdsOf, targetOf } from './draft-slides.ts';
import { PageByAddress } from './page-picker.tsx';
import { ProductPicker } from './product-picker.tsx';
import { type RemovedSlide, SlideList } from './slide-list.tsx';

interface SlideBuilderProps {
  slides: readonly DraftSlide[];
  /** What is wrong with a slide, by its key. */
  problems: Readonly<Record<string, string>>;
  /** What is wrong with them all. */
  problem: string | undefined;
  onChange(slides: readonly DraftSlide[]): void;
}

/** What a presentation shows: its slides in their order, and where more come from. */
export function SlideBuilder({ slides, problems, problem, onChange }: SlideBuilderProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  // Those that the presentation came with are asked for; those that are added are known from the search.
  const [first] = useState(() => [...new Set(productIdsOf(slides))]);
  const loaded = useQuery(catalogueQueries.products(client, first));
  const [added, setAdded] = useState<ReadonlyMap<string, Product>>(new Map());
  const productOf = (id: string): Product | null | undefined =>
    added.get(id) ??
    loaded.data?.find((product) => product.id === id) ??
    (loaded.data !== undefined && first.includes(id) ? null : undefined);

  const chosen = new Set(slides.map(targetOf));
  const isFull = slides.length >= MAX_SLIDES;
  const [removed, setRemoved] = useState<RemovedSlide | null>(null);
  const toggle = (target: string, make: () => DraftSlide): void => {
    const index = slides.findIndex((slide) => targetOf(slide) === target);
    const draft = slides[index];
    if (draft === undefined) return onChange([...slides, make()]);
    setRemoved({ draft, index, hadFocus: false });
    onChange(slides.toSpliced(index, 1));
  };
  const toggleProduct = (product: Product): void => {
    setAdded(new Map(added).set(product.id, product));
    toggle(product.id, () => newSlide({ kind: 'product', name: productName(product), productId: product.id }));
  };
  const toggleCategory = ({ id, name }: FoundCategory): void => toggle(id, () => newSlide({ kind: 'category', name, categoryId: id }));

  return (
    <section className="v-slide-builder" aria-labelledby="slide-builder-title">
      <header className="v-slide-builder__head">
        <Heading level={2} look={3} id="slide-builder-title">
          {t('presentations.slides.title')}
        </Heading>
        <p>{t('presentations.slides.count', { count: slides.length })}</p>
      </header>
      <div role="alert">{problem === undefined ? null : <Notice type="danger">{problem}</Notice>}</div>
      <div className="v-slide-builder__columns">
        <div className="v-slide-builder__column">
          {slides.length === 0 ? <p className="v-slide-builder__empty">{t('presentations.slides.empty')}</p> : null}
          <SlideList
            slides={slides}
            productOf={productOf}
            problems={problems}
            onChange={onChange}
            removed={removed}
            onRemoved={setRemoved}
          />
          {isFull ? <Notice>{t('presentations.slides.full', { max: MAX_SLIDES })}</Notice> : null}
        </div>
        <div className="v-slide-builder__column">
          <Heading level={3} look={4}>
            {t('presentations.slides.add')}
          </Heading>
          <Tabs
            label={t('presentations.slides.add')}
            items={[
              {
                id: 'products',
                label: t('presentations.slides.products'),
                content: <ProductPicker chosen={chosen} isFull={isFull} onToggle={toggleProduct} />,
              },
              {
                id: 'categories',
                label: t('presentations.slides.categories'),
                content: (
                  <CategoryPicker
                    menus={MENUS.categories}
                    label={t('presentations.slides.filterCategories')}
                    chosen={chosen}
                    isFull={isFull}
                    onToggle={toggleCategory}
                  />
                ),
              },
              {
                id: 'pages',
                label: t('presentations.slides.pages'),
                content: (
                  <>
                    <PageByAddress isFull={isFull} onAdd={(slide) => onChange([...slides, slide])} />
                    <CategoryPicker
                      menus={MENUS.pages}
                      label={t('presentations.slides.shopPages')}
                      chosen={chosen}
                      isFull={isFull}
                      onToggle={toggleCategory}
                    />
                  </>
                ),
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
