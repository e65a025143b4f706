import { lit, shaded } from '../color.ts';
import { roundedRect, smooth } from '../curves.ts';
import { pad, softBody, tube } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { airbrush, fill, glow, line, within } from '../shading.ts';
import { cover, leather, linen, stripes, twill } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

function skin(pen: Pen, look: Look, cloth: boolean): string {
  return cloth ? cover(linen(pen, look.main)) : cover(leather(pen, look.main), 0.8);
}

function seam(path: string, color: string): string {
  return `<path d="${path}" fill="none" stroke="${lit(color, 0.6)}" stroke-width="2.6" stroke-dasharray="9 6" stroke-opacity=".65"/>`;
}

function tote(pen: Pen, look: Look, cloth: boolean): Drawing {
  const c = look.main;
  const path = smooth(
    [
      [-250, -400],
      [-250, -400],
      [0, -390],
      [250, -400],
      [250, -400],
      [238, -200],
      [222, -14],
      [222, -14],
      [120, 0],
      [-120, 0],
      [-222, -14],
      [-222, -14],
      [-238, -200],
    ],
    true,
  );
  const strap = (d: string, tone: string): string => tube(d, 21, tone);
  const stripe = cloth && look.accent !== c ? cover(stripes(pen, look.accent, 400, 60), 0.9) : '';
  return {
    body:
      strap('M-130 -390C-130 -640 130 -640 130 -390', shaded(cloth ? look.accent : c, 0.3)) +
      fill('M-250 -400Q0 -430 250 -400Q0 -384 -250 -400Z', shaded(c, 0.7)) +
      softBody(pen, path, [-250, -400, 500, 400], c, stripe + skin(pen, look, cloth)) +
      within(
        pen,
        path,
        airbrush('M-160 -380Q-140 -200 -170 -20', shaded(c, 0.85), 40, 0.2) +
          airbrush('M120 -360Q150 -200 120 -30', shaded(c, 0.85), 50, 0.22) +
          glow(pen, -60, -240, 190, 200, lit(c, 0.9), 0.24),
      ) +
      seam('M-238 -372Q0 -362 238 -372', c) +
      strap('M-140 -350C-146 -610 146 -610 140 -350', cloth ? look.accent : shaded(c, 0.08)) +
      [-140, 140]
        .map(
          (x) =>
            `<rect x="${x - 20}" y="-372" width="40" height="62" rx="6" fill="${cloth ? look.accent : shaded(c, 0.12)}"/><circle cx="${x}" cy="-330" r="6" fill="#bd9550"/>`,
        )
        .join('') +
      (cloth
        ? ''
        : `<rect x="-34" y="-250" width="68" height="40" rx="4" fill="${shaded(c, 0.16)}" /><path d="M-18 -236H18M-10 -226H10" stroke="${lit('#bd9550', 0.2)}" stroke-width="3.4"/>`),
    width: 500,
    height: 600,
    rest: 'table',
    foot: 222,
    ground: 'flat',
    tall: 40,
    focus: [0.4, 0.55],
  };
}

function crossbody(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const moon = smooth(
    [
      [-270, -230],
      [-270, -230],
      [-140, -262],
      [0, -270],
      [140, -262],
      [270, -230],
      [270, -230],
      [262, -130],
      [180, -40],
      [0, 0],
      [-180, -40],
      [-262, -130],
    ],
    true,
  );
  return {
    body:
      tube('M-256 -226C-280 -640 280 -640 256 -226', 15, shaded(c, 0.12)) +
      softBody(pen, moon, [-270, -270, 540, 270], c, skin(pen, look, false)) +
      within(
        pen,
        moon,
        airbrush('M-256 -190Q0 -236 256 -190', shaded(c, 0.9), 16, 0.5, 5) + glow(pen, -80, -130, 200, 110, lit(c, 0.9), 0.3),
      ) +
      line('M-250 -206Q0 -246 250 -206', look.accent, 6) +
      seam('M-250 -190Q0 -230 250 -190', c) +
      `<rect x="196" y="-222" width="16" height="52" rx="8" fill="${look.accent}"/>` +
      [-256, 256].map((x) => `<circle cx="${x}" cy="-226" r="17" fill="none" stroke="${look.accent}" stroke-width="8"/>`).join(''),
    width: 560,
    height: 556,
    rest: 'table',
    foot: 150,
    ground: 'flat',
    tall: 24,
    focus: [0.55, 0.68],
  };
}

function backpack(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const a = look.accent;
  const body = roundedRect(-220, -560, 440, 560, 130);
  const flap = smooth(
    [
      [-220, -400],
      [-216, -480],
      [-160, -556],
      [0, -574],
      [160, -556],
      [216, -480],
      [220, -400],
      [220, -400],
      [200, -296],
      [0, -266],
      [-200, -296],
      [-220, -400],
    ],
    true,
  );
  const front = roundedRect(-164, -236, 328, 200, 40);
  const belt = (x: number): string =>
    `<rect x="${x - 17}" y="-420" width="34" height="250" rx="6" fill="${a}"/><rect x="${x - 17}" y="-420" width="10" height="250" rx="5" fill="${lit(a, 0.4)}" fill-opacity=".5"/><rect x="${x - 27}" y="-252" width="54" height="44" rx="8" fill="none" stroke="#bd9550" stroke-width="9"/>`;
  return {
    body:
      tube('M-70 -556C-70 -640 70 -640 70 -556', 19, a) +
      softBody(pen, body, [-220, -560, 440, 560], c, cover(twill(pen, c))) +
      pad(pen, -250, -250, 60, 190, 28, shaded(c, 0.08)) +
      pad(pen, 190, -250, 60, 190, 28, shaded(c, 0.18)) +
      softBody(pen, front, [-164, -236, 328, 200], lit(c, 0.05), cover(twill(pen, c))) +
      seam('M-150 -214H150', c) +
      softBody(pen, flap, [-220, -574, 440, 308], lit(c, 0.04), cover(twill(pen, c))) +
      belt(-96) +
      belt(96),
    width: 500,
    height: 640,
    rest: 'table',
    foot: 200,
    ground: 'flat',
    tall: 44,
    focus: [0.35, 0.55],
  };
}

function weekender(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const a = look.accent;
  const body = smooth(
    [
      [-320, -250],
      [-310, -310],
      [-240, -330],
      [0, -336],
      [240, -330],
      [310, -310],
      [320, -250],
      [326, -100],
      [316, -14],
      [316, -14],
      [0, 0],
      [-316, -14],
      [-316, -14],
      [-326, -100],
    ],
    true,
  );
  const handle = (s: number): string =>
    tube(`M-130 ${-300 + s * 20}C-130 ${-500 + s * 20} 130 ${-500 + s * 20} 130 ${-300 + s * 20}`, 19, a);
  return {
    body:
      handle(-1) +
      softBody(pen, body, [-326, -336, 652, 336], c, cover(linen(pen, c))) +
      within(
        pen,
        body,
        `<path d="M-330 -70Q0 -48 330 -70V20H-330Z" fill="${a}"/><path d="M-330 -340H-210V10H-330ZM330 -340H210V10H330Z" fill="${a}" fill-opacity=".0"/><rect x="-152" y="-340" width="40" height="340" fill="${a}"/><rect x="112" y="-340" width="40" height="340" fill="${a}"/>` +
          glow(pen, -120, -210, 260, 120, '#ffffff', 0.18) +
          airbrush(body, shaded(c, 0.9), 40, 0.3),
      ) +
      line('M-290 -322Q0 -346 290 -322', '#bd9550', 5) +
      seam('M-320 -78Q0 -56 320 -78', a) +
      handle(1),
    width: 660,
    height: 480,
    rest: 'table',
    foot: 314,
    ground: 'flat',
    tall: 32,
    focus: [0.3, 0.6],
  };
}

function wallet(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const path = roundedRect(-240, -320, 480, 320, 26);
  return {
    body:
      `<rect x="-216" y="-344" width="432" height="120" rx="14" fill="${lit(look.accent, 0.1)}"/><rect x="-200" y="-360" width="400" height="120" rx="14" fill="${shaded(look.accent, 0.1)}"/>` +
      softBody(pen, path, [-240, -320, 480, 320], c, skin(pen, look, false)) +
      within(
        pen,
        path,
        `<path d="M-240 -150Q0 -110 240 -150V-330H-240Z" fill="${lit(c, 0.1)}"/>` +
          airbrush('M-240 -150Q0 -110 240 -150', shaded(c, 0.95), 16, 0.5, 5) +
          glow(pen, -90, -240, 200, 120, lit(c, 0.9), 0.3),
      ) +
      seam('M-222 -18H222M-222 -300V-18M222 -300V-18', c) +
      `<circle cx="0" cy="-128" r="17" fill="#8f6c34"/><circle cx="-4" cy="-132" r="11" fill="#e3c384"/>`,
    width: 480,
    height: 362,
    rest: 'table',
    foot: 232,
    ground: 'flat',
    tall: 10,
    focus: [0.5, 0.55],
  };
}

/** Bags: tote, canvas, crossbody, backpack, weekender, wallet. */
export const drawBag: Draw = (pen, look) => {
  if (look.shape === 'canvas') return tote(pen, look, true);
  if (look.shape === 'crossbody') return crossbody(pen, look);
  if (look.shape === 'backpack') return backpack(pen, look);
  if (look.shape === 'weekender') return weekender(pen, look);
  if (look.shape === 'wallet') return wallet(pen, look);
  return tote(pen, look, false);
};
