import type { LinkFigures } from './link-sample.ts';

/** What spoils sound or picture: the way to the server, the way from it, this machine's work, or a device. */
export const QUALITY_CAUSES = ['uplink', 'downlink', 'cpu', 'device'] as const;
/** One of {@link QUALITY_CAUSES}. */
export type QualityCause = (typeof QUALITY_CAUSES)[number];

/** The one thing that the person can do about it. */
export const QUALITY_REMEDIES = [
  'turn-camera-off',
  'check-network',
  'hide-pictures',
  'turn-blur-off',
  'close-programs',
  'check-camera',
  'check-microphone',
] as const;
/** One of {@link QUALITY_REMEDIES}. */
export type QualityRemedy = (typeof QUALITY_REMEDIES)[number];

/** How good sound and picture are, and if they aren't: why, and what helps. */
export interface QualityReport {
  level: 'unknown' | 'good' | 'fair' | 'poor';
  /** Null while the level is good or unknown. */
  cause: QualityCause | null;
  remedy: QualityRemedy | null;
  /** Milliseconds to the server and back; null before it was measured. */
  roundTripMs: number | null;
  /** Percent of packets lost on the way to the server and from it. */
  lossUp: number;
  lossDown: number;
}

/** Before anything was measured. */
export const UNKNOWN_QUALITY: QualityReport = { level: 'unknown', cause: null, remedy: null, roundTripMs: null, lossUp: 0, lossDown: 0 };

/** What the statistics don't say. */
export interface QualityFacts {
  isBlurred: boolean;
  /** The microphone is switched on. */
  isMicOn: boolean;
  /** The camera is switched on. */
  isCameraOn: boolean;
  /** The page's own work came late: this machine has too much to do. */
  isBusy: boolean;
}

interface Finding {
  cause: QualityCause;
  remedy: QualityRemedy;
  /** 0 is nothing, 1 and more is poor. */
  severity: number;
}

/** From here on a finding is worth a word. */
const FAIR = 0.5;

/** The report on what happened between two samples: the gravest finding names the cause. */
export function qualityReport(figures: LinkFigures, facts: QualityFacts): QualityReport {
  const [worst] = findings(figures, facts).sort((a, b) => b.severity - a.severity);
  const percent = (share: number): number => Math.round(share * 1_000) / 10;
  const measured = {
    roundTripMs: figures.roundTrip === null ? null : Math.round(figures.roundTrip * 1_000),
    lossUp: percent(figures.upLoss),
    lossDown: percent(figures.downLoss),
  };
  if (worst === undefined || worst.severity < FAIR) return { level: 'good', cause: null, remedy: null, ...measured };
  return { level: worst.severity >= 1 ? 'poor' : 'fair', cause: worst.cause, remedy: worst.remedy, ...measured };
}

function findings(figures: LinkFigures, facts: QualityFacts): Finding[] {
  const isCpuBound = figures.limitation === 'cpu' || figures.dropped > 0.15;
  // A voice alone tries out no more of a line than it needs: how much else would fit is not known then.
  const isThin =
    figures.hasCamera && (figures.limitation === 'bandwidth' || (figures.upAvailable !== null && figures.upAvailable < 150_000));
  // A connection that is slow in both directions is told by the direction that suffers; if none does, as that to the server.
  const slow = figures.roundTrip === null ? 0 : figures.roundTrip / 0.6;
  const down = Math.max(
    figures.downLoss / 0.08,
    figures.jitter / 0.1,
    isCpuBound ? 0 : figures.concealed / 0.1,
    isCpuBound ? 0 : Math.min(1, figures.freezes / 2),
  );
  const up = Math.max(figures.upLoss / 0.08, isThin ? thinness(figures) : 0, down >= FAIR ? 0 : slow);
  const cpu = isCpuBound ? Math.max(1, figures.dropped / 0.3) + (figures.downLoss < 0.02 && figures.upLoss < 0.02 ? 1 : 0) : 0;
  const cameraFails = facts.isCameraOn && figures.hasCamera && !isCpuBound && figures.cameraFps !== null && figures.cameraFps < 4;
  const busy = { cause: 'cpu', remedy: facts.isBlurred ? 'turn-blur-off' : 'close-programs' } as const;
  // Where nothing is done in time, packets come late and are lost at this end: no word about the line.
  if (facts.isBusy) return [{ ...busy, severity: Math.max(cpu, up, down) }];
  return [
    { cause: 'uplink', severity: up, remedy: figures.hasCamera ? 'turn-camera-off' : 'check-network' },
    { cause: 'downlink', severity: down, remedy: figures.hasVideo ? 'hide-pictures' : 'check-network' },
    // A machine at its limit looks like a bad line to everything else: it counts before.
    { ...busy, severity: cpu },
    {
      cause: 'device',
      severity: cameraFails ? 1.5 : facts.isMicOn && figures.isMicDead ? 1.2 : 0,
      remedy: cameraFails ? 'check-camera' : 'check-microphone',
    },
  ];
}

/** How little is left of the picture on a thin line: 1 where it hardly moves. */
function thinness({ sentFps, upAvailable }: LinkFigures): number {
  if (upAvailable !== null && upAvailable < 150_000) return 1;
  if (upAvailable !== null && upAvailable < 400_000) return 0.7;
  return sentFps !== null && sentFps < 8 ? 1 : 0.4;
}
