import { PictureError } from './errors.ts';
import { MODEL_PREFIX } from './size.ts';

interface Shape {
  /** Radius at heights from 0 to 1, from the foot to the rim; metres. */
  readonly profile: readonly number[];
  readonly height: number;
  /** Red, green, blue from 0 to 1, linear. */
  readonly color: readonly [number, number, number];
}

const SHAPES: Readonly<Record<string, Shape>> = {
  'moon-vase': {
    profile: [0.04, 0.07, 0.1, 0.122, 0.135, 0.14, 0.135, 0.122, 0.1, 0.07, 0.042, 0.036, 0.038],
    height: 0.28,
    color: [0.55, 0.2, 0.1],
  },
};

const SEGMENTS = 48;

function meshOf({ profile, height }: Shape): { positions: number[]; normals: number[]; indices: number[] } {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const step = height / (profile.length - 1);
  profile.forEach((radius, ring) => {
    const slope = ((profile[ring + 1] ?? radius) - (profile[ring - 1] ?? radius)) / (2 * step);
    const length = Math.hypot(1, slope);
    for (let segment = 0; segment <= SEGMENTS; segment += 1) {
      const angle = (2 * Math.PI * segment) / SEGMENTS;
      positions.push(radius * Math.cos(angle), ring * step, radius * Math.sin(angle));
      normals.push(Math.cos(angle) / length, -slope / length, Math.sin(angle) / length);
      if (ring > 0 && segment > 0) {
        const here = ring * (SEGMENTS + 1) + segment;
        const below = here - SEGMENTS - 1;
        indices.push(below - 1, here, below, below - 1, here - 1, here);
      }
    }
  });
  return { positions, normals, indices };
}

function chunk(type: string, content: Buffer, filler: string): Buffer {
  const padded = Buffer.concat([content, Buffer.from(filler.repeat((4 - (content.length % 4)) % 4), 'ascii')]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(padded.length, 0);
  head.write(type, 4, 'ascii');
  return Buffer.concat([head, padded]);
}

/** A turned form as a binary glTF file. */
export function renderModel(key: string): Uint8Array {
  const shape = SHAPES[key.slice(MODEL_PREFIX.length)];
  if (shape === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no model '${key}'.`);
  const { positions, normals, indices } = meshOf(shape);
  const parts = [
    Buffer.from(new Float32Array(positions).buffer),
    Buffer.from(new Float32Array(normals).buffer),
    Buffer.from(new Uint16Array(indices).buffer),
  ];
  const offset = (part: number): number => parts.slice(0, part).reduce((sum, { length }) => sum + length, 0);
  const widest = Math.max(...shape.profile);
  const document = {
    asset: { version: '2.0', generator: 'vitrine' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      { doubleSided: true, pbrMetallicRoughness: { baseColorFactor: [...shape.color, 1], metallicFactor: 0, roughnessFactor: 0.7 } },
    ],
    buffers: [{ byteLength: offset(3) }],
    bufferViews: parts.map(({ length }, part) => ({
      buffer: 0,
      byteOffset: offset(part),
      byteLength: length,
      target: part === 2 ? 34963 : 34962,
    })),
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: positions.length / 3,
        type: 'VEC3',
        min: [-widest, 0, -widest],
        max: [widest, shape.height, widest],
      },
      { bufferView: 1, componentType: 5126, count: normals.length / 3, type: 'VEC3' },
      { bufferView: 2, componentType: 5123, count: indices.length, type: 'SCALAR' },
    ],
  };
  const body = Buffer.concat([chunk('JSON', Buffer.from(JSON.stringify(document)), ' '), chunk('BIN\0', Buffer.concat(parts), '\0')]);
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'ascii');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([head, body]);
}
