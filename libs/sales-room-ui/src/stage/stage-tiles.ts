import type { LocalMediaState, RemoteTrack } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';

/** One picture on the stage: a person, or a screen that they share. */
export interface StageTile {
  key: string;
  attendeeId: string;
  source: 'camera' | 'screen';
  name: string;
  isOwn: boolean;
  isGuide: boolean;
  /** Of a guide who has one: seen while there is no picture of a camera. */
  portraitUrl: string | undefined;
  /** What is seen; null draws the person's portrait or initials. */
  track: MediaStreamTrack | null;
  /** Of a remote picture that is offered: it is received once it is shown. */
  producerId: string | null;
  /** The camera is on by what the room says, also while its picture is on its way or its owner reconnects. */
  isCameraOn: boolean;
  isMuted: boolean;
  isSpeaking: boolean;
  hasHandRaised: boolean;
  /** A guide whose connection is interrupted: the place is kept. */
  isAway: boolean;
}

/** What the stage is drawn from. */
export interface StageFacts {
  room: RoomSnapshot;
  local: LocalMediaState;
  remote: readonly RemoteTrack[];
}

/** Who is on the stage, in order: shared screens, guides, the viewer, then the others as they came. */
export function stageTiles({ room, local, remote }: StageFacts): StageTile[] {
  const { self } = room;
  // In a room without media nobody is muted: there is nothing to hear.
  const hasSound = room.appointment.videoAudioSettings !== 'none';
  const ownId = self.attendeeId;
  const trackOf = (attendeeId: string, source: StageTile['source']) =>
    remote.find((track) => track.attendeeId === attendeeId && track.source === source);
  const offered = (attendeeId: string, source: StageTile['source']) =>
    room.media.producers.find((producer) => producer.attendeeId === attendeeId && producer.source === source)?.producerId ?? null;
  const people: Omit<StageTile, 'key' | 'source' | 'track' | 'producerId'>[] = room.attendees
    .filter(({ status, type }) => status === 'joined' || (status === 'inactive' && type === 'GUIDE'))
    .sort((a, b) => (a.joinedAt ?? '').localeCompare(b.joinedAt ?? ''))
    .map(({ attendeeId, name, type, status, micOn, cameraOn, handRaisedAt, portraitUrl }) => ({
      attendeeId,
      name,
      portraitUrl,
      isOwn: false,
      isGuide: type === 'GUIDE',
      isCameraOn: cameraOn,
      isMuted: hasSound && !micOn,
      isSpeaking: micOn && room.media.activeSpeakerId === attendeeId,
      hasHandRaised: handRaisedAt !== null,
      isAway: status === 'inactive',
    }));
  const own =
    ownId === null
      ? []
      : [
          {
            attendeeId: ownId,
            name: self.name,
            portraitUrl: self.portraitUrl,
            isOwn: true,
            isGuide: self.type === 'GUIDE',
            isCameraOn: self.cameraOn,
            isMuted: hasSound && local.mic.state !== 'on',
            isSpeaking: local.mic.state === 'on' && room.media.activeSpeakerId === ownId,
            hasHandRaised: self.handRaisedAt !== null,
            isAway: false,
          },
        ];
  const ordered = [...people.filter(({ isGuide }) => isGuide), ...own, ...people.filter(({ isGuide }) => !isGuide)];
  const cameraOn = new Set(
    room.attendees.filter((attendee) => attendee.cameraOn && attendee.status === 'joined').map(({ attendeeId }) => attendeeId),
  );
  const screenOn = new Set(
    room.attendees.filter((attendee) => attendee.screenOn && attendee.status === 'joined').map(({ attendeeId }) => attendeeId),
  );

  const cameras = ordered.map((person): StageTile => {
    // A track outlives the moment in which its camera was switched off: only what is on is shown.
    const isSeen = cameraOn.has(person.attendeeId);
    const seen = isSeen ? trackOf(person.attendeeId, 'camera') : undefined;
    return {
      ...person,
      key: `camera:${person.attendeeId}`,
      source: 'camera',
      track: person.isOwn ? local.camera.track : (seen?.track ?? null),
      producerId: isSeen ? offered(person.attendeeId, 'camera') : null,
    };
  });
  const screens = ordered.flatMap((person): StageTile[] => {
    const isSeen = screenOn.has(person.attendeeId);
    const seen = isSeen ? trackOf(person.attendeeId, 'screen') : undefined;
    const track = person.isOwn ? local.screen.track : (seen?.track ?? null);
    const producerId = isSeen ? offered(person.attendeeId, 'screen') : null;
    return track === null && producerId === null
      ? []
      : [{ ...person, key: `screen:${person.attendeeId}`, source: 'screen', track, producerId, isSpeaking: false }];
  });
  return [...screens, ...cameras];
}

/** A screen that somebody else shares takes the stage by itself; whoever shares it sees what they see anyway. */
export function sharedScreen(tiles: readonly StageTile[]): StageTile | undefined {
  return tiles.find(({ source, isOwn }) => source === 'screen' && !isOwn);
}

/** The one large picture of the view mode Speech: a shared screen, else the guide, else whoever is first. */
export function speechTile(tiles: readonly StageTile[]): StageTile | undefined {
  return (
    tiles.find(({ source }) => source === 'screen') ??
    tiles.find(({ isGuide, isOwn }) => isGuide && !isOwn) ??
    tiles.find(({ isGuide }) => isGuide) ??
    tiles[0]
  );
}

/**
 * Whose picture stands large beside the slide: a guide's with a camera, for everybody but guides. A guide who reconnects
 * keeps the place, so that nothing moves until the picture is back.
 */
export function presenterTile(tiles: readonly StageTile[]): StageTile | undefined {
  if (tiles.some(({ isOwn, isGuide }) => isOwn && isGuide)) return undefined;
  const guides = tiles.filter(({ isGuide, source }) => isGuide && source === 'camera');
  return guides.find(({ track, producerId }) => track !== null || producerId !== null) ?? guides.find(({ isCameraOn }) => isCameraOn);
}

/** Most pictures on one stage; the others are told in words. */
export const STAGE_LIMIT = 24;

/** A grid of equal tiles: its columns, and how large each tile is drawn. */
export interface TileGrid {
  columns: number;
  width: number;
  height: number;
}

/** Widest and narrowest shape of a tile: outside of it a camera's picture would lose heads or shoulders. */
const WIDEST = 16 / 9;
const NARROWEST = 3 / 4;

/** The grid in which so many tiles are largest as they will be drawn. `gap` lies between them. */
export function tileGrid(count: number, width: number, height: number, gap = 0): TileGrid {
  let best: TileGrid = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const cell = { width: Math.max(0, (width - gap * (columns - 1)) / columns), height: Math.max(0, (height - gap * (rows - 1)) / rows) };
    const tile = { width: Math.min(cell.width, cell.height * WIDEST), height: Math.min(cell.height, cell.width / NARROWEST) };
    if (tile.width * tile.height > best.width * best.height + 1) best = { columns, ...tile };
  }
  return best;
}
