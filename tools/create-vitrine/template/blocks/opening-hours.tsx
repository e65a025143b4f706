import './opening-hours.css';
import type { CmsBlockViewProps } from '@vitrine/cms-blocks';

/** A block of the shop's own: what a layout puts into its slot `hours`, in a frame. Its words are the store's. */
export function OpeningHours({ slot }: CmsBlockViewProps) {
  return <div className="opening-hours">{slot('hours')}</div>;
}
