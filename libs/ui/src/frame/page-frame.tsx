import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SkipLink } from '../navigation/skip-link.tsx';

export interface PageFrameProps {
  skipLinkLabel: string;
  header?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** `full`: to the edges; `narrow`: forms and texts; `screen`: exactly one screen high (room). */
  width?: 'default' | 'full' | 'narrow' | 'screen' | undefined;
  mainId?: string | undefined;
  children: ReactNode;
}

/** Header, main content and footer, with the link past the header. */
export function PageFrame({ skipLinkLabel, header, footer, width = 'default', mainId = 'main', children }: PageFrameProps): ReactNode {
  return (
    <div className={classNames('v-page', `v-page--${width}`)}>
      <SkipLink label={skipLinkLabel} targetId={mainId} />
      {header}
      <main id={mainId} tabIndex={-1} className="v-page__main">
        {children}
      </main>
      {footer}
    </div>
  );
}
