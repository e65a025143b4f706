import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { Image, type ImageSource } from '../media/image.tsx';
import type { HeadingLevel } from '../text/heading.tsx';
import { Price, type PriceProps } from './price.tsx';
import { Rating, type RatingProps } from './rating.tsx';

export interface ProductCardProps {
  href: string;
  name: string;
  image?: ImageSource | null | undefined;
  imageAlt?: string | undefined;
  manufacturer?: string | undefined;
  /** E.g. 'Color: sand · Size: M'. */
  variant?: string | undefined;
  price?: PriceProps | undefined;
  rating?: RatingProps | undefined;
  badges?: ReactNode | undefined;
  /** E.g. delivery or stock. */
  note?: ReactNode | undefined;
  /** Over the picture's corner, e.g. the like button. */
  imageAction?: ReactNode | undefined;
  /** Below, e.g. the cart button. */
  actions?: ReactNode | undefined;
  description?: string | undefined;
  layout?: 'standard' | 'image' | 'minimal' | 'row' | undefined;
  headingLevel?: HeadingLevel | undefined;
  isPriority?: boolean | undefined;
  sizes?: string | undefined;
  /** Instead of following the link, e.g. opening a modal; the link stays for new tabs. */
  onOpen?: (() => void) | undefined;
}

const CARD_SIZES = '(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw';

/** A product in a listing. One link, its area the whole card; the actions lie above it. */
export function ProductCard(props: ProductCardProps): ReactNode {
  const {
    href,
    name,
    image,
    imageAlt = '',
    manufacturer,
    variant,
    price,
    rating,
    badges,
    note,
    imageAction,
    actions,
    description,
    layout = 'standard',
    headingLevel = 3,
    isPriority,
    sizes,
    onOpen,
  } = props;
  const NameTag = `h${headingLevel}` as const;
  // A row's picture is too small to bear anything: badges stand above the name, the action at the row's end.
  const isRow = layout === 'row';
  const badgeList = badges ? <div className="v-product-card__badges">{badges}</div> : null;
  const imageActions = imageAction ? <div className="v-product-card__image-action">{imageAction}</div> : null;
  const open = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onOpen || !isPlainClick) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <article className={classNames('v-product-card', `v-product-card--${layout}`)}>
      <div className="v-product-card__media">
        <Image
          source={image}
          alt={imageAlt}
          ratio={isRow ? 1 : 4 / 5}
          sizes={sizes ?? (isRow ? '6rem' : CARD_SIZES)}
          isPriority={isPriority}
          className="v-product-card__image"
        />
        {isRow ? null : badgeList}
        {isRow ? null : imageActions}
      </div>
      <div className="v-product-card__body">
        {isRow ? badgeList : null}
        {manufacturer ? <p className="v-product-card__manufacturer">{manufacturer}</p> : null}
        <NameTag className="v-product-card__name">
          <Link href={href} variant="plain" className="v-product-card__link" onClick={onOpen ? open : undefined}>
            {name}
          </Link>
        </NameTag>
        {variant ? <p className="v-product-card__variant">{variant}</p> : null}
        {rating ? <Rating size="sm" {...rating} /> : null}
        {description && layout !== 'image' ? <p className="v-product-card__description">{description}</p> : null}
        {price ? <Price {...price} /> : null}
        {note ? <div className="v-product-card__note">{note}</div> : null}
        {actions ? <div className="v-product-card__actions">{actions}</div> : null}
      </div>
      {isRow ? imageActions : null}
    </article>
  );
}
