import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import { unavailable } from '../unavailable.ts';
import { Image, type ImageSource } from './image.tsx';
import { useSnapStrip } from './snap-strip.ts';
import { useZoom, ZOOM } from './use-zoom.ts';

export interface ImageGalleryLabels {
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  fullScreen: string;
  close: string;
  /** E.g. 'Image 2 of 5'. */
  image: (position: number, total: number) => string;
}

export interface ImageGalleryProps {
  label: string;
  images: readonly ImageSource[];
  /** Used where an image has no alt text. */
  alt: string;
  labels: ImageGalleryLabels;
  ratio?: number | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** How a magnified picture fills its frame; default as before. `cover` leaves no empty edges, and cuts off instead. */
  zoomFit?: 'cover' | 'contain' | undefined;
  sizes?: string | undefined;
  /** Its first picture is on the first screen. Default true. */
  isPriority?: boolean | undefined;
  /** Arrows beside the picture; default true. */
  hasArrows?: boolean | undefined;
  /** A dot for each picture; default false. */
  hasDots?: boolean | undefined;
  hasZoom?: boolean | undefined;
  hasFullScreen?: boolean | undefined;
  thumbnails?: 'below' | 'side' | 'none' | undefined;
}

/** Width divided by height: a wider one would be too low to be hit. */
const WIDEST_THUMBNAIL = 1.6;

/** Pictures of one product: a strip to swipe, thumbnails, full screen, and zoom by press, two fingers, wheel and the keys + - 0. */
export function ImageGallery(props: ImageGalleryProps): ReactNode {
  const { label, images, alt, labels, ratio = 1, hasFullScreen = true, thumbnails = 'below' } = props;
  const [index, setIndex] = useState(0);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const stageId = useId();
  if (images.length === 0) return <Image alt={alt} ratio={ratio} className="v-gallery__empty" />;
  return (
    <section aria-label={label} className={classNames('v-gallery', `v-gallery--${images.length > 1 ? thumbnails : 'none'}`)}>
      <Stage
        {...props}
        stageId={stageId}
        index={index}
        onIndexChange={setIndex}
        onFullScreen={hasFullScreen ? () => setIsFullScreen(true) : undefined}
      />
      {images.length > 1 && thumbnails !== 'none' ? (
        <ul role="list" className="v-gallery__thumbnails">
          {images.map((image, position) => (
            <li key={`${position}-${image.url}`}>
              {/* An anchor: without scripts the browser scrolls the strip to the picture. */}
              <a
                href={`#${stageId}-${position}`}
                className="v-gallery__thumbnail"
                aria-label={labels.image(position + 1, images.length)}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setIndex(position);
                }}
              >
                <Image source={image} alt="" ratio={Math.min(ratio, WIDEST_THUMBNAIL)} sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {hasFullScreen ? (
        <Modal
          isOpen={isFullScreen}
          onClose={() => setIsFullScreen(false)}
          closeLabel={labels.close}
          aria-label={label}
          size="full"
          panelClass="v-gallery-modal"
        >
          <Stage
            {...props}
            stageId={`${stageId}-full`}
            ratio={undefined}
            fit="contain"
            sizes="100vw"
            index={index}
            onIndexChange={setIndex}
          />
        </Modal>
      ) : null}
    </section>
  );
}

interface StageProps extends ImageGalleryProps {
  stageId: string;
  index: number;
  onIndexChange: (index: number) => void;
  onFullScreen?: (() => void) | undefined;
}

function Stage({
  label,
  images,
  alt,
  labels,
  ratio,
  fit = 'cover',
  zoomFit = fit,
  sizes,
  isPriority = true,
  hasArrows = true,
  hasDots = false,
  hasZoom = true,
  stageId,
  index,
  onIndexChange,
  onFullScreen,
}: StageProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const snap = useSnapStrip(strip, images.length);
  // Without a way to the full screen this is the full screen: there the wheel has nothing else to do.
  const { zoom, zoomTo, zoomBy } = useZoom(stage, frame, hasZoom ? (onFullScreen ? 'ctrl' : 'always') : 'off');
  const isZoomed = zoom > 1;
  const toggleZoom = (at?: { x: number; y: number }) => zoomTo(isZoomed ? 1 : ZOOM.press, at);
  const { goTo, index: shown } = snap;
  /** The picture on its way into view: those it passes don't count as chosen. */
  const target = useRef<number | null>(null);
  const report = useRef(onIndexChange);
  useEffect(() => {
    report.current = onIndexChange;
  }, [onIndexChange]);

  // The index belongs to the gallery: thumbnails and full screen share it.
  const latestShown = useRef(shown);
  const isNew = useRef(true);
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    zoomTo(1);
    if (latestShown.current === index) return;
    target.current = index;
    // A stage that opens at a later picture shows it at once.
    goTo(index, isFirst);
  }, [index, goTo, zoomTo]);
  useEffect(() => {
    latestShown.current = shown;
    if (target.current === null) report.current(shown);
    else if (target.current === shown) target.current = null;
  }, [shown]);
  const takeOver = () => {
    target.current = null;
  };

  const step = (direction: number) => onIndexChange(Math.min(Math.max(index + direction, 0), images.length - 1));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!act) return;
    event.preventDefault();
    // Escape leaves the magnified picture first, then what is around it.
    event.stopPropagation();
    act();
  };
  const pan = (left: number, top: number) => () => {
    const element = frame.current;
    element?.scrollBy({ left: left * element.clientWidth * 0.2, top: top * element.clientHeight * 0.2 });
  };
  function actionOf(key: string, isRtl: boolean): (() => void) | undefined {
    if (hasZoom && (key === '+' || key === '=')) return () => zoomBy(ZOOM.step);
    if (hasZoom && key === '-') return () => zoomBy(1 / ZOOM.step);
    if (isZoomed && (key === '0' || key === 'Escape')) return () => zoomTo(1);
    if (key === 'ArrowLeft') return isZoomed ? pan(-1, 0) : () => step(isRtl ? 1 : -1);
    if (key === 'ArrowRight') return isZoomed ? pan(1, 0) : () => step(isRtl ? -1 : 1);
    if (isZoomed && key === 'ArrowUp') return pan(0, -1);
    if (isZoomed && key === 'ArrowDown') return pan(0, 1);
    return undefined;
  }
  /** A mouse moves the magnified picture by where it points; fingers drag it. */
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!isZoomed || event.pointerType !== 'mouse') return;
    const element = event.currentTarget;
    const box = element.getBoundingClientRect();
    element.scrollTo({
      left: ((event.clientX - box.left) / box.width) * (element.scrollWidth - element.clientWidth),
      top: ((event.clientY - box.top) / box.height) * (element.scrollHeight - element.clientHeight),
    });
  };

  return (
    <div
      ref={stage}
      className={classNames('v-gallery__stage', hasZoom && 'v-gallery__stage--zooming', isZoomed && 'v-gallery__stage--zoomed')}
      style={{ '--v-gallery-zoom': zoom } as CSSProperties}
    >
      <ul
        ref={strip}
        role="list"
        aria-label={label}
        tabIndex={0}
        className="v-gallery__strip"
        onKeyDown={handleKey}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {images.map((image, position) => {
          const isMagnified = isZoomed && position === index;
          return (
            <li key={`${position}-${image.url}`} id={`${stageId}-${position}`} className="v-gallery__slide" style={{ aspectRatio: ratio }}>
              <div
                ref={position === index ? frame : undefined}
                className={classNames('v-gallery__frame', isMagnified && 'v-gallery__frame--zoomed')}
                onPointerMove={follow}
                onClick={hasZoom ? (event) => toggleZoom({ x: event.clientX, y: event.clientY }) : undefined}
                {...(isMagnified ? { tabIndex: 0, role: 'group', 'aria-label': labels.image(position + 1, images.length) } : {})}
              >
                <Image
                  source={image}
                  alt={image.alt || (images.length > 1 ? `${alt} – ${labels.image(position + 1, images.length)}` : alt)}
                  fit={isMagnified ? zoomFit : fit}
                  sizes={isMagnified ? '200vw' : sizes}
                  isPriority={isPriority && position === 0}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="v-gallery__tools">
        {hasZoom ? (
          <IconButton
            icon={isZoomed ? 'zoom-out' : 'zoom-in'}
            label={isZoomed ? labels.zoomOut : labels.zoomIn}
            onPress={() => toggleZoom()}
          />
        ) : null}
        {onFullScreen ? <IconButton icon="maximize" label={labels.fullScreen} onPress={onFullScreen} /> : null}
      </div>
      {images.length > 1 && hasArrows ? (
        <>
          <button
            type="button"
            className="v-carousel__arrow v-carousel__arrow--previous"
            aria-label={labels.previous}
            {...unavailable(index === 0)}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-start" />
          </button>
          <button
            type="button"
            className="v-carousel__arrow v-carousel__arrow--next"
            aria-label={labels.next}
            {...unavailable(index === images.length - 1)}
            onClick={() => step(1)}
          >
            <Icon name="arrow-end" />
          </button>
        </>
      ) : null}
      {images.length > 1 && hasDots ? (
        <div className="v-carousel__controls v-gallery__dots">
          {images.map((image, position) => (
            <button
              key={image.url}
              type="button"
              className="v-carousel__dot"
              aria-label={labels.image(position + 1, images.length)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onIndexChange(position)}
            />
          ))}
        </div>
      ) : images.length > 1 ? (
        <p className="v-gallery__position" aria-hidden="true">
          {index + 1} / {images.length}
        </p>
      ) : null}
    </div>
  );
}
