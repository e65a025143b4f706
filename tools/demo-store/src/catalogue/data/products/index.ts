import type { ProductSeed } from '../../seed.ts';
import { ACCESSORIES } from './accessories.ts';
import { DECORATION } from './decoration.ts';
import { DESK_BATH_GARDEN } from './desk-bath-garden.ts';
import { FASHION } from './fashion.ts';
import { FURNITURE } from './furniture.ts';
import { KITCHEN } from './kitchen.ts';
import { LIGHTING } from './lighting.ts';
import { SHOES } from './shoes.ts';
import { TEXTILES } from './textiles.ts';

/** Every product of the shop, as its author wrote it. */
export const SEEDS: readonly ProductSeed[] = [
  ...LIGHTING,
  ...FURNITURE,
  ...DECORATION,
  ...TEXTILES,
  ...KITCHEN,
  ...FASHION,
  ...SHOES,
  ...ACCESSORIES,
  ...DESK_BATH_GARDEN,
];
