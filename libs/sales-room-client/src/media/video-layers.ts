/** The size at which somebody's picture is drawn, in CSS pixels. */
export interface TileSize {
  width: number;
  height: number;
}

/** Sizes of a camera as it is sent, smallest first; heights for a camera of 720 lines. */
export const CAMERA_ENCODINGS = [
  { rid: 'r0', scaleResolutionDownBy: 4, maxBitrate: 150_000 },
  { rid: 'r1', scaleResolutionDownBy: 2, maxBitrate: 500_000 },
  { rid: 'r2', scaleResolutionDownBy: 1, maxBitrate: 1_500_000 },
];

const LINES = [180, 360] as const;

/** A picture may be drawn so much larger than it is sent before anybody minds. */
const STRETCH = 1.25;

/**
 * The smallest of the three sizes that looks sharp on a tile.
 * @param pixelRatio Pixels of the screen per CSS pixel; above 2 no eye sees the difference.
 */
export function layerFor({ width, height }: TileSize, pixelRatio = 1): 0 | 1 | 2 {
  const lines = Math.max(height, (width * 9) / 16) * Math.min(2, Math.max(1, pixelRatio));
  if (lines <= LINES[0] * STRETCH) return 0;
  return lines <= LINES[1] * STRETCH ? 1 : 2;
}
