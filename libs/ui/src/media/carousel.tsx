import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { unavailable } from '../unavailable.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useSnapStrip } from './snap-strip.ts';

export interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  labels: { previous: string; next: string; slide: (position: number, total: number) => string; pause: string; play: string };
  /** Least width of a slide (CSS length); default one slide fills the width. */
  itemWidth?: string | undefined;
  hasArrows?: boolean | undefined;
  hasDots?: boolean | undefined;
  /** Milliseconds; halted on hover, focus, in a hidden tab and for reduced motion. */
  autoplay?: number | undefined;
  /** Milliseconds of one movement; the browser's own without it, none for reduced motion. */
  speed?: number | undefined;
}

/** A strip of slides that scrolls by itself; arrows and dots join once scripts run. */
export function Carousel({
  label,
  slides,
  labels,
  itemWidth,
  hasArrows = true,
  hasDots = true,
  autoplay,
  speed,
}: CarouselProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const { index, inView, isAtStart, isAtEnd, goTo, page } = useSnapStrip(strip, slides.length, speed);
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isAttended = isHovered || isFocused;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const isScrollable = slides.length > 1 && !(isAtStart && isAtEnd);
  const canPlay = autoplay !== undefined && slides.length > 1 && !isStill;

  useEffect(() => {
    if (!canPlay || isStopped || isAttended) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) goTo(isAtEnd ? 0 : index + 1);
    }, autoplay);
    return () => clearInterval(timer);
  }, [canPlay, isStopped, isAttended, autoplay, goTo, index, isAtEnd]);

  return (
    <section
      aria-label={label}
      className="v-carousel"
      // What moves by itself does so where it is seen, whether somebody has touched the page or not.
      data-on-sight={autoplay === undefined || slides.length < 2 ? undefined : ''}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="v-carousel__frame">
        <ul
          ref={strip}
          role="list"
          aria-label={label}
          // A scrolling area must be reachable by the keyboard.
          tabIndex={0}
          className={classNames('v-carousel__strip', itemWidth === undefined && 'v-carousel__strip--single')}
          style={itemWidth ? ({ '--v-carousel-item': itemWidth } as CSSProperties) : undefined}
        >
          {slides.map((slide) => (
            <li key={slide.id} className="v-carousel__slide">
              {slide.content}
            </li>
          ))}
        </ul>
        {hasArrows && isScrollable ? (
          <>
            <button
              type="button"
              className="v-carousel__arrow v-carousel__arrow--previous"
              aria-label={labels.previous}
              {...unavailable(isAtStart)}
              onClick={() => page(-1)}
            >
              <Icon name="arrow-start" />
            </button>
            <button
              type="button"
              className="v-carousel__arrow v-carousel__arrow--next"
              aria-label={labels.next}
              {...unavailable(isAtEnd)}
              onClick={() => page(1)}
            >
              <Icon name="arrow-end" />
            </button>
          </>
        ) : null}
      </div>
      {(hasDots && isScrollable) || canPlay ? (
        <div className="v-carousel__controls">
          {canPlay ? (
            <button
              type="button"
              className="v-carousel__play"
              aria-label={isStopped ? labels.play : labels.pause}
              onClick={() => setIsStopped(!isStopped)}
            >
              <Icon name={isStopped ? 'play' : 'pause'} size="sm" />
            </button>
          ) : null}
          {hasDots && isScrollable
            ? // The last slides come into view together: there is no place beyond the first of them.
              slides
                .slice(0, Math.max(1, slides.length - inView + 1))
                .map((slide, position) => (
                  <button
                    key={slide.id}
                    type="button"
                    className="v-carousel__dot"
                    aria-label={labels.slide(position + 1, slides.length)}
                    aria-current={position === index || undefined}
                    onClick={() => goTo(position)}
                  />
                ))
            : null}
        </div>
      ) : null}
    </section>
  );
}
