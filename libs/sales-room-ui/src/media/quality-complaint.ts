import type { LocalMediaState, QualityCause, QualityRemedy, QualityReport } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';

/** What is worth a word about sound and picture: only what is poor, concerns this person, and can be done here. */
export function qualityComplaint(
  { level, cause, remedy }: QualityReport,
  room: RoomSnapshot | null,
  local: LocalMediaState,
): { cause: QualityCause; remedy: QualityRemedy } | null {
  if (level !== 'poor' || cause === null || remedy === null) return null;
  // In broadcast mode clients send nothing, and the guide's own complaint reaches all of them.
  if (room?.broadcastMode === true && room.self.type === 'CLIENT') return null;
  const isSending = local.mic.state === 'on' || local.camera.state === 'on';
  if ((cause === 'device' || cause === 'uplink') && !isSending) return null;
  // Beside a slide alone there is a video to hide.
  if (remedy === 'hide-pictures' && room !== null && room.viewMode !== 'content') return { cause, remedy: 'check-network' };
  return { cause, remedy };
}
