import { useAtom, useAtomValue } from 'jotai';
import { type CSSProperties, useCallback, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { ViewMode } from '@vitrine/sales-room-protocol';
import { Button, EmptyState } from '@vitrine/ui';
import { Captions } from '../captions/captions.tsx';
import { PassingLines } from '../chat/passing-lines.tsx';
import { usePassingLines } from '../chat/use-passing-lines.ts';
import { CoBrowsing } from '../co-browsing/co-browsing.tsx';
import { PassingReactions } from '../reactions/passing-reactions.tsx';
import { HeartButton } from '../reactions/reaction-button.tsx';
import { localMediaAtom, remoteTracksAtom, roomAtom } from '../room/room-atoms.ts';
import { isFilmstripShownAtom, ownSlideAtom } from '../room/screen-atoms.ts';
import { SlideView } from '../slides/slide-view.tsx';
import { BackToGuide } from './back-to-guide.tsx';
import { RoomTile } from './room-tile.tsx';
import { presenterTile, sharedScreen, speechTile, STAGE_LIMIT, type StageTile, stageTiles, tileGrid } from './stage-tiles.ts';

/** What fills the screen: a screen that is shared, else by the guide's view mode all cameras, the guide alone, or the slide. */
export function Stage() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const remote = useAtomValue(remoteTracksAtom);
  const isFollowing = useAtomValue(ownSlideAtom) === null;
  usePassingLines();
  if (room === null) return null;
  const tiles = stageTiles({ room, local, remote });
  // Whoever looks around on their own goes on doing so.
  const isScreenShown = isFollowing && sharedScreen(tiles) !== undefined;
  return (
    <section
      className={`v-stage v-stage--${room.viewMode}`}
      aria-label={t('room.stage.label')}
      data-testid="stage"
      data-view-mode={room.viewMode}
      data-screen-shown={isScreenShown || undefined}
    >
      <StageView mode={isScreenShown ? 'speech' : room.viewMode} tiles={tiles} />
      <PassingReactions />
    </section>
  );
}

function StageView({ mode, tiles }: { mode: ViewMode; tiles: readonly StageTile[] }) {
  switch (mode) {
    case 'conference':
      return <ConferenceView tiles={tiles} />;
    case 'speech':
      return <SpeechView tiles={tiles} />;
    case 'content':
      return <ContentView tiles={tiles} />;
  }
}

/** Pixels between two tiles of a conference. */
const CONFERENCE_GAP = 12;

/** All cameras alike, as large as they fit. */
function ConferenceView({ tiles }: { tiles: readonly StageTile[] }) {
  const t = useTranslate();
  const [box, measure] = useBox();
  const shown = tiles.slice(0, STAGE_LIMIT);
  if (shown.length === 0) return <EmptyState icon="users" title={t('room.stage.empty')} isCompact />;
  const grid = box === null ? null : tileGrid(shown.length, box.width, box.height, CONFERENCE_GAP);
  const size =
    grid === null
      ? {}
      : { '--v-conference-columns': grid.columns, '--v-conference-width': `${grid.width}px`, '--v-conference-height': `${grid.height}px` };
  return (
    <>
      <div className="v-conference" ref={measure} style={size as CSSProperties}>
        {shown.map((tile) => (
          <RoomTile key={tile.key} tile={tile} size={shown.length > 4 ? 'md' : 'lg'} />
        ))}
        <MoreTiles count={tiles.length - shown.length} />
      </div>
      <Captions />
    </>
  );
}

/** The guide, or what they share, alone; the others as a strip. */
function SpeechView({ tiles }: { tiles: readonly StageTile[] }) {
  const main = speechTile(tiles);
  return (
    <div className={main?.source === 'camera' ? 'v-speech v-speech--presented' : 'v-speech'}>
      <div className="v-speech__main">
        {main === undefined ? null : <RoomTile key={main.key} tile={main} size="lg" />}
        <PassingLines />
        <HeartButton />
        <Captions />
      </div>
      <Filmstrip tiles={tiles.filter((tile) => tile !== main)} />
    </div>
  );
}

/** The slide, with the people beside it, the guide largest. */
function ContentView({ tiles }: { tiles: readonly StageTile[] }) {
  const t = useTranslate();
  const [isShown, setShown] = useAtom(isFilmstripShownAtom);
  return (
    <div className="v-content-view">
      <div className="v-content-view__slide">
        <BackToGuide />
        <SlideView />
        <CoBrowsing />
        <Captions />
      </div>
      {isShown ? <Filmstrip tiles={tiles} presenter={presenterTile(tiles)} onHide={() => setShown(false)} /> : null}
      {isShown ? null : (
        <Button size="sm" icon="video" className="v-content-view__show" onPress={() => setShown(true)}>
          {t('room.control.showVideo')}
        </Button>
      )}
    </div>
  );
}

interface FilmstripProps {
  tiles: readonly StageTile[];
  /** The one of them that stands out. */
  presenter?: StageTile | undefined;
  onHide?: () => void;
}

function Filmstrip({ tiles, presenter, onHide }: FilmstripProps) {
  const t = useTranslate();
  const others = tiles.filter((tile) => tile !== presenter);
  const shown = others.slice(0, STAGE_LIMIT);
  if (tiles.length === 0) return null;
  return (
    <div className={presenter ? 'v-filmstrip v-filmstrip--presented' : 'v-filmstrip'}>
      {presenter ? (
        <div className="v-filmstrip__presenter">
          <RoomTile key={presenter.key} tile={presenter} size="lg" />
          <PassingLines />
          <HeartButton />
        </div>
      ) : null}
      {/* A strip that scrolls is reached by the keyboard, so it needs a role that may have the focus. */}
      <div className="v-filmstrip__tiles" role="region" aria-label={t('room.participants.title')} tabIndex={0}>
        {shown.map((tile) => (
          <RoomTile key={tile.key} tile={tile} size={tile.source === 'screen' ? 'md' : 'sm'} />
        ))}
        <MoreTiles count={others.length - shown.length} />
      </div>
      {onHide ? (
        <Button size="sm" variant="quiet" icon="eye-off" className="v-filmstrip__hide" onPress={onHide}>
          {t('room.control.hideVideo')}
        </Button>
      ) : null}
    </div>
  );
}

function MoreTiles({ count }: { count: number }) {
  const t = useTranslate();
  return count > 0 ? <p className="v-stage__more">{t('room.stage.more', { count })}</p> : null;
}

/** Width and height of an element, followed while it is there. */
function useBox(): [{ width: number; height: number } | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, measure];
}
