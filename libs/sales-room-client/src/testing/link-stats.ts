/** What a line and a machine are like for a moment; everything else is as on a good day. */
export interface Weather {
  /** Share of the own packets that the server misses, and of the others' packets that don't arrive. */
  upLoss?: number;
  downLoss?: number;
  /** Seconds. */
  roundTrip?: number;
  jitter?: number;
  /** Bits a second that the browser believes it can send. */
  available?: number;
  limitation?: 'none' | 'cpu' | 'bandwidth';
  sentFps?: number;
  cameraFps?: number;
  /** Share of the received pictures that come too late to be drawn. */
  dropped?: number;
  freezes?: number;
  /** Share of the sound that has to be made up. */
  concealed?: number;
  isMicDead?: boolean;
  hasCamera?: boolean;
  hasVideo?: boolean;
}

type Reports = Map<string, Record<string, unknown>>[];

/** Statistics in the shape in which Chromium 149 gives them, that go on for two seconds with each look. */
export function linkStats(): (weather?: Weather) => { sent: Reports; received: Reports } {
  const total = { sent: 0, lostUp: 0, received: 0, lostDown: 0, decoded: 0, dropped: 0, freezes: 0, samples: 0, concealed: 0, energy: 0 };
  return ({
    upLoss = 0,
    downLoss = 0,
    roundTrip = 0.04,
    jitter = 0.004,
    available = 2_500_000,
    limitation = 'none',
    sentFps = 24,
    cameraFps = 24,
    dropped = 0,
    freezes = 0,
    concealed = 0,
    isMicDead = false,
    hasCamera = true,
    hasVideo = true,
  } = {}) => {
    total.sent += 400;
    total.lostUp += Math.round(400 * upLoss);
    total.received += Math.round(400 * (1 - downLoss));
    total.lostDown += Math.round(400 * downLoss);
    total.decoded += Math.round(48 * (1 - dropped));
    total.dropped += Math.round(48 * dropped);
    total.freezes += freezes;
    total.samples += 96_000;
    total.concealed += 96_000 * concealed;
    total.energy += isMicDead ? 0 : 0.02;
    const pair = { type: 'candidate-pair', id: 'CPx', state: 'succeeded', nominated: true, currentRoundTripTime: roundTrip };
    const shared = [
      ['CPx', { ...pair, availableOutgoingBitrate: available }],
      ['T01', { type: 'transport', id: 'T01', dtlsState: 'connected' }],
    ] as const;
    const remote = (id: string, kind: string) =>
      [
        id,
        { type: 'remote-inbound-rtp', id, kind, packetsLost: total.lostUp, fractionLost: upLoss, roundTripTime: roundTrip, jitter: 0.002 },
      ] as const;
    const voice = new Map<string, Record<string, unknown>>([
      ['OTa', { type: 'outbound-rtp', id: 'OTa', kind: 'audio', active: true, bytesSent: total.sent * 80, packetsSent: total.sent / 4 }],
      [
        'SA',
        {
          type: 'media-source',
          id: 'SA',
          kind: 'audio',
          audioLevel: isMicDead ? 0 : 0.05,
          totalAudioEnergy: total.energy,
          totalSamplesDuration: total.samples / 48_000,
        },
      ],
      remote('RIa', 'audio'),
      ...shared,
    ]);
    const layers = ['r0', 'r1', 'r2'].map(
      (rid, index) =>
        [
          `OTv${rid}`,
          {
            type: 'outbound-rtp',
            id: `OTv${rid}`,
            kind: 'video',
            rid,
            active: index < 2,
            bytesSent: total.sent * 400 * (index + 1),
            packetsSent: total.sent,
            framesPerSecond: sentFps,
            frameHeight: 180 * 2 ** index,
            qualityLimitationReason: index === 1 ? limitation : 'none',
          },
        ] as const,
    );
    const camera = new Map<string, Record<string, unknown>>([
      ...layers,
      ['SV', { type: 'media-source', id: 'SV', kind: 'video', framesPerSecond: cameraFps, width: 1280, height: 720 }],
      remote('RIv', 'video'),
      ...shared,
    ]);
    const sound = new Map<string, Record<string, unknown>>([
      [
        'ITa',
        {
          type: 'inbound-rtp',
          id: 'ITa',
          kind: 'audio',
          packetsReceived: total.received / 2,
          packetsLost: total.lostDown / 2,
          jitter,
          bytesReceived: total.received * 40,
          totalSamplesReceived: total.samples,
          concealedSamples: total.concealed,
          silentConcealedSamples: 0,
        },
      ],
      ['CPx', pair],
    ]);
    const picture = new Map<string, Record<string, unknown>>([
      [
        'ITv',
        {
          type: 'inbound-rtp',
          id: 'ITv',
          kind: 'video',
          packetsReceived: total.received / 2,
          packetsLost: total.lostDown / 2,
          jitter,
          bytesReceived: total.received * 500,
          framesDecoded: total.decoded,
          framesDropped: total.dropped,
          freezeCount: total.freezes,
          framesPerSecond: 24,
        },
      ],
      ['CPx', pair],
    ]);
    return { sent: hasCamera ? [voice, camera] : [voice], received: hasVideo ? [sound, picture] : [sound] };
  };
}
