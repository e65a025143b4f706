import sharp from 'sharp';
import { rasterize } from './compose.ts';
import { PictureError } from './errors.ts';
import { sceneSheet } from './scenes.ts';
import { VIDEO_PREFIX, VIDEO_SIZE } from './size.ts';
import { frameOfWebp, webmOf } from './webm.ts';

const FRAMES = 60;
const FRAMES_PER_SECOND = 15;
/** How much of the scene is in view, of its width. */
const VIEW = 0.72;

/** A slow look across a scene and back, four seconds long, as WebM. */
export async function renderVideo(key: string): Promise<Uint8Array> {
  const sheet = sceneSheet(key.slice(VIDEO_PREFIX.length));
  if (sheet === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no video '${key}'.`);
  const { width, height } = VIDEO_SIZE;
  const wide = Math.round(width / VIEW);
  const still = await sharp(await rasterize(sheet, wide))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: still.info.width, height: still.info.height, channels: 3 } as const;
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const place = (1 - Math.cos((2 * Math.PI * frame) / FRAMES)) / 2;
    const left = Math.round((raw.width - width) * place);
    const top = Math.round((raw.height - height) / 2);
    frames.push(
      frameOfWebp(await sharp(still.data, { raw }).extract({ left, top, width, height }).webp({ quality: 60, effort: 2 }).toBuffer()),
    );
  }
  return webmOf(frames, { width, height, framesPerSecond: FRAMES_PER_SECOND });
}
