import { drawBag } from './bags.ts';
import type { Draw } from './drawing.ts';
import { drawShoe } from './footwear.ts';
import { drawCoat, drawDress, drawKnit, drawScarf, drawShirt } from './garments.ts';
import { drawFloorlamp, drawLamp, drawPendant } from './lamps.ts';
import { drawAudio, drawEyewear, drawJewel, drawPaper, drawWall, drawWatch } from './objects.ts';
import { drawPlant } from './plants.ts';
import { drawChair, drawTable } from './seating.ts';
import { drawBath, drawGlass, drawKitchen, drawMug, drawPlate } from './tableware.ts';
import { drawBasket, drawCushion, drawFolded, drawRug } from './textiles.ts';
import { drawVase } from './vases.ts';

/** Every kind of article that can be drawn. */
export const DRAWINGS: Readonly<Record<string, Draw>> = {
  audio: drawAudio,
  bag: drawBag,
  basket: drawBasket,
  bath: drawBath,
  chair: drawChair,
  coat: drawCoat,
  cushion: drawCushion,
  dress: drawDress,
  eyewear: drawEyewear,
  floorlamp: drawFloorlamp,
  folded: drawFolded,
  glass: drawGlass,
  jewel: drawJewel,
  kitchen: drawKitchen,
  knit: drawKnit,
  lamp: drawLamp,
  mug: drawMug,
  paper: drawPaper,
  pendant: drawPendant,
  plant: drawPlant,
  plate: drawPlate,
  rug: drawRug,
  scarf: drawScarf,
  shirt: drawShirt,
  shoe: drawShoe,
  table: drawTable,
  vase: drawVase,
  wall: drawWall,
  watch: drawWatch,
};
