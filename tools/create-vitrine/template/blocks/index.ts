import type { CmsBlockView } from '@vitrine/cms-blocks';
import { OpeningHours } from './opening-hours.tsx';

/** The shop's own blocks, by the type that a layout of the store names them. */
export const ownBlocks: Readonly<Record<string, CmsBlockView>> = {
  'opening-hours': OpeningHours,
};
