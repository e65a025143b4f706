import { lit, shaded } from './color.ts';
import type { Sheet } from './compose.ts';
import { createPen, type Pen } from './pen.ts';
import { boards, curtain, moulding, niche, plinth, rail, skirting, tabletop, wallOf, windowLight } from './rooms.ts';
import { type Prop, type SceneModel, SCENES } from './scene-models.ts';
import { glow, placed } from './shading.ts';
import { SCENE_SHEET } from './size.ts';
import { backdrop, drawArticle, shineOf, standingShadow } from './studio.ts';

const W = SCENE_SHEET.width;
const H = SCENE_SHEET.height;

function setting(pen: Pen, model: SceneModel): { soft: string; crisp: string } {
  const { wall, ground, horizon } = model;
  if (model.place === 'room') {
    const panels = [0, 1, 2, 3].map((i) => moulding(60 + i * 390, 60, 330, horizon - 190, wall)).join('');
    return {
      soft:
        wallOf(pen, W, H, wall) +
        panels +
        boards(pen, W, horizon, H, ground) +
        skirting(W, horizon, wall) +
        (model.curtain === undefined ? '' : curtain(pen, -40, 190, H * 0.86, model.curtain)),
      crisp: '',
    };
  }
  if (model.place === 'rail')
    return { soft: wallOf(pen, W, H, wall) + boards(pen, W, horizon, H, ground) + skirting(W, horizon, wall), crisp: rail(W, 92) };
  if (model.place === 'shelf') {
    const shelf = (y: number): string =>
      `<rect x="-30" y="${y}" width="${W + 60}" height="30" fill="${pen.linear(0, y, 0, y + 30, [
        [0, lit(ground, 0.3)],
        [1, shaded(ground, 0.2)],
      ])}"/><rect x="-30" y="${y + 30}" width="${W + 60}" height="26" fill="#2a1c14" fill-opacity=".16"/>`;
    return { soft: wallOf(pen, W, H, wall), crisp: shelf(horizon) };
  }
  if (model.place === 'studio')
    return {
      soft:
        backdrop(pen, wall, horizon, W, H) +
        (model.niches ?? []).map(([x, r, height, tone]) => niche(pen, x, horizon + 20, r, height, tone)).join(''),
      crisp: (model.plinths ?? [])
        .map(
          ([x, y, r, depth, tone]) =>
            glow(pen, x + 40, y + depth + r * 0.12, r * 1.3, r * 0.3, shaded(wall, 0.8), 0.4) + plinth(pen, x, y, r, depth, tone),
        )
        .join(''),
    };
  return {
    soft:
      wallOf(pen, W, H, wall) +
      tabletop(pen, W, horizon, H, ground, model.surface ?? 'wood') +
      (model.curtain === undefined ? '' : curtain(pen, -40, 230, horizon + 20, model.curtain)),
    crisp: '',
  };
}

function prop(pen: Pen, item: Prop, model: SceneModel): { soft: string; crisp: string } {
  const [kind, shape, main, accent, x, y, scale, options] = item;
  const drawing = drawArticle(options?.back === true ? pen.distant() : pen, kind, shape, main, accent);
  if (drawing === undefined) return { soft: '', crisp: '' };
  const standing = drawing.rest === 'table' || drawing.rest === 'floor';
  const body =
    options?.flat === true
      ? `<g transform="translate(${x} ${y}) scale(${scale * 1.9} ${scale * 0.5})">${drawing.body}</g>`
      : placed(drawing.body, x, y, scale, options?.turn ?? 0, options?.mirrored ?? false);
  const shadow = standing
    ? standingShadow(pen, x, y, drawing, scale, model.ground)
    : {
        soft:
          drawing.rest === 'wall' && options?.flat !== true
            ? glow(pen, x + 16, y + 18, drawing.width * scale * 0.62, drawing.height * scale * 0.6, shaded(model.wall, 0.85), 0.4)
            : '',
        crisp: '',
      };
  const light = shineOf(pen, drawing, x, y, scale, model.dark === true ? 0.9 : 0.5);
  const blurred = options?.back === true;
  return blurred
    ? { soft: light + shadow.soft + shadow.crisp + body, crisp: '' }
    : { soft: light + shadow.soft, crisp: shadow.crisp + body };
}

/** Composes a wide scene; `undefined` when there is none of that name. */
export function sceneSheet(name: string): Sheet | undefined {
  const model = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  if (model === undefined) return undefined;
  const pen = createPen(`scene-${name}`);
  const base = setting(pen, model);
  const soft = [base.soft];
  const crisp = [base.crisp];
  for (const item of model.props) {
    const drawn = prop(pen, item, model);
    soft.push(drawn.soft);
    crisp.push(drawn.crisp);
  }
  const light = model.dark === true ? undefined : windowLight(pen, W, H, model.light ?? 120, model.strength ?? 1);
  return {
    ...SCENE_SHEET,
    soft: soft.join(''),
    crisp: crisp.join(''),
    defs: pen.defs(),
    blur: model.blur ?? 7,
    ...(light === undefined ? {} : { light }),
  };
}
