import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@vitrine/ui';
import type { CmsVideoElement } from '../../model/element-types.ts';
import { useCmsContext } from '../context.ts';
import { Picture } from '../picture.tsx';
import { classNames } from '../style.ts';
import type { CmsElementViewProps } from '../view-types.ts';

const PLATFORMS = {
  'youtube-video': { name: 'YouTube', watch: 'https://www.youtube.com/watch?v=' },
  'vimeo-video': { name: 'Vimeo', watch: 'https://vimeo.com/' },
} as const;

const isAutoplay = (url: string) => new URL(url).searchParams.get('autoplay') === '1';

function playing(url: string): string {
  const address = new URL(url);
  address.searchParams.set('autoplay', '1');
  return address.href;
}

/**
 * A video on a video platform. With consent asked for, nothing comes from the platform before the visitor agrees. Without
 * scripts the button is a link to the video. A video that plays by itself waits where motion is to be reduced.
 */
export function VideoView({ element, placement }: CmsElementViewProps<CmsVideoElement>): ReactNode {
  const { labels } = useCmsContext();
  const { needsConfirmation, preview, playerUrl, displayMode } = element;
  const startsAlone = isAutoplay(playerUrl);
  const [address, setAddress] = useState(needsConfirmation || preview || startsAlone ? null : playerUrl);
  useEffect(() => {
    if (startsAlone && !needsConfirmation && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) setAddress(playerUrl);
  }, [startsAlone, needsConfirmation, playerUrl]);

  const platform = PLATFORMS[element.type];
  const title = element.title || `${labels.video} (${platform.name})`;
  const frame = classNames('v-cms-video', displayMode === 'stretch' && 'v-cms-video--stretch');
  if (address) {
    return (
      <div className={frame}>
        <iframe
          className="v-cms-video__player"
          src={address}
          title={title}
          loading="lazy"
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    );
  }
  const load = (event: MouseEvent) => {
    event.preventDefault();
    setAddress(playing(playerUrl));
  };
  return (
    <div className={frame} data-on-sight={startsAlone && !needsConfirmation ? '' : undefined}>
      {preview ? (
        <Picture className="v-cms-video__preview" media={preview} sizes={placement.sizes} isPriority={placement.isPriority} alt="" />
      ) : null}
      <div className="v-cms-video__veil">
        <a
          className="v-cms-video__play"
          href={`${platform.watch}${element.videoId}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${labels.loadVideo}: ${title}`}
          onClick={load}
        >
          <Icon name="play" size="lg" />
          <span>{labels.loadVideo}</span>
        </a>
        {needsConfirmation ? <p className="v-cms-video__consent">{labels.videoConsent(platform.name)}</p> : null}
      </div>
    </div>
  );
}
