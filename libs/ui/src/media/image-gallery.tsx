import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import { Image, type ImageSource } from './image.tsx';
import { useSnapStrip } from './snap-strip.ts';

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
  sizes?: string | undefined;
  hasZoom?: boolean | undefined;
  hasFullScreen?: boolean | undefined;
  thumbnails?: 'below' | 'side' | 'none' | undefined;
}

/** Pictures of one product: a strip to swipe, thumbnails, zoom and full screen. */
export function ImageGallery(props: ImageGalleryProps): ReactNode {
  const { label, images, alt, labels, ratio = 1, hasFullScreen = true, thumbnails = 'below' } = props;
  const [index, setIndex] = useState(0);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const stageId = useId();
  if (images.length === 0) return <Image alt={alt} ratio={ratio} className="v-gallery__empty" />;
  return (
    <section aria-label={label} className={classNames('v-gallery', `v-gallery--${images.length > 1 ? thumbnails : 'none'}`)}>
      <Stage {...props} stageId={stageId} index={index} onIndexChange={setIndex} onFullScreen={hasFullScreen ? () => setIsFullScreen(true) : undefined} />
      {images.length > 1 && thumbnails !== 'none' ? (
        <ul role="list" className="v-gallery__thumbnails">
          {images.map((image, position) => (
            <li key={image.url}>
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
                <Image source={image} alt="" ratio={ratio} sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {hasFullScreen ? (
        <Modal isOpen={isFullScreen} onClose={() => setIsFullScreen(false)} closeLabel={labels.close} aria-label={label} size="full" panelClass="v-gallery-modal">
          <Stage {...props} stageId={`${stageId}-full`} ratio={undefined} fit="contain" sizes="100vw" index={index} onIndexChange={setIndex} />
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

function Stage({ label, images, alt, labels, ratio, fit = 'cover', sizes, hasZoom = true, stageId, index, onIndexChange, onFullScreen }: StageProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const snap = useSnapStrip(strip, images.length);
  const [isZoomed, setIsZoomed] = useState(false);
  const { goTo, index: shown } = snap;
  /** The picture on its way into view: those it passes don't count as chosen. */
  const target = useRef<number | null>(null);
  const report = useRef(onIndexChange);
  useEffect(() => {
    report.current = onIndexChange;
  }, [onIndexChange]);

  // The index belongs to the gallery: thumbnails and full screen share it.
  const latestShown = useRef(shown);
  useEffect(() => {
    setIsZoomed(false);
    if (latestShown.current === index) return;
    target.current = index;
    goTo(index);
  }, [index, goTo]);
  useEffect(() => {
    latestShown.current = shown;
    if (target.current === null) report.current(shown);
    else if (target.current === shown) target.current = null;
  }, [shown]);
  const magnified = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = magnified.current;
    if (isZoomed && frame) frame.scrollTo?.({ left: (frame.scrollWidth - frame.clientWidth) / 2, top: (frame.scrollHeight - frame.clientHeight) / 2 });
  }, [isZoomed]);
  const takeOver = () => {
    target.current = null;
  };

  const step = (direction: number) => onIndexChange(Math.min(Math.max(index + direction, 0), images.length - 1));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isZoomed || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction !== 'rtl');
    step(isForward ? 1 : -1);
  };
  /** A mouse moves the magnified picture by where it points; fingers drag it. */
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!isZoomed || event.pointerType !== 'mouse') return;
    const frame = event.currentTarget;
    const box = frame.getBoundingClientRect();
    frame.scrollTo({
      left: ((event.clientX - box.left) / box.width) * (frame.scrollWidth - frame.clientWidth),
      top: ((event.clientY - box.top) / box.height) * (frame.scrollHeight - frame.clientHeight),
    });
  };

  return (
    <div className={classNames('v-gallery__stage', isZoomed && 'v-gallery__stage--zoomed')}>
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
            <li key={image.url} id={`${stageId}-${position}`} className="v-gallery__slide" style={{ aspectRatio: ratio }}>
              <div
                ref={isMagnified ? magnified : undefined}
                className={classNames('v-gallery__frame', isMagnified && 'v-gallery__frame--zoomed')}
                onPointerMove={follow}
                onClick={hasZoom ? () => setIsZoomed(!isZoomed) : undefined}
                {...(isMagnified ? { tabIndex: 0, role: 'group', 'aria-label': labels.image(position + 1, images.length) } : {})}
              >
                <Image
                  source={image}
                  alt={image.alt || (images.length > 1 ? `${alt} – ${labels.image(position + 1, images.length)}` : alt)}
                  fit={fit}
                  sizes={isMagnified ? '200vw' : sizes}
                  isPriority={position === 0}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="v-gallery__tools">
        {hasZoom ? <IconButton icon={isZoomed ? 'zoom-out' : 'zoom-in'} label={isZoomed ? labels.zoomOut : labels.zoomIn} onPress={() => setIsZoomed(!isZoomed)} /> : null}
        {onFullScreen ? <IconButton icon="maximize" label={labels.fullScreen} onPress={onFullScreen} /> : null}
      </div>
      {images.length > 1 ? (
        <>
          <button type="button" className="v-carousel__arrow v-carousel__arrow--previous" aria-label={labels.previous} disabled={index === 0} onClick={() => step(-1)}>
            <Icon name="arrow-start" />
          </button>
          <button type="button" className="v-carousel__arrow v-carousel__arrow--next" aria-label={labels.next} disabled={index === images.length - 1} onClick={() => step(1)}>
            <Icon name="arrow-end" />
          </button>
          <p className="v-gallery__position" aria-hidden="true">{index + 1} / {images.length}</p>
        </>
      ) : null}
    </div>
  );
}
