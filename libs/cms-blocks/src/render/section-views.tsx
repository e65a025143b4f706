import type { ReactNode } from 'react';
import { classNames } from './style.ts';
import type { CmsSectionViewProps } from './view-types.ts';

/** Blocks below each other. */
export function DefaultSectionView({ main, sidebar }: CmsSectionViewProps): ReactNode {
  return (
    <>
      {sidebar}
      {main}
    </>
  );
}

/** Blocks beside a sidebar; on small screens it stands above them or is hidden, as the merchant chose. */
export function SidebarSectionView({ section, main, sidebar }: CmsSectionViewProps): ReactNode {
  return (
    <div className="v-cms-columns">
      <div className={classNames('v-cms-columns__sidebar', section.mobileBehavior === 'hidden' && 'v-cms-columns__sidebar--hidden-mobile')}>
        {sidebar}
      </div>
      <div className="v-cms-columns__main">{main}</div>
    </div>
  );
}
