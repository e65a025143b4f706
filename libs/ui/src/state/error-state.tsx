import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Heading } from '../text/heading.tsx';
import type { EmptyStateProps } from './empty-state.tsx';

export interface ErrorStateProps extends EmptyStateProps {
  /** E.g. '404', drawn large. */
  code?: string | undefined;
}

/** Says what went wrong, and what can be done. */
export function ErrorState({ icon = 'alert', code, title, children, actions, headingLevel = 1, isCompact }: ErrorStateProps): ReactNode {
  return (
    <div className={classNames('v-state', 'v-state--error', isCompact && 'v-state--compact')}>
      {code ? (
        <p className="v-state__code" aria-hidden="true">
          {code}
        </p>
      ) : (
        <span className="v-state__icon">
          <Icon name={icon} size="lg" />
        </span>
      )}
      <Heading level={headingLevel} look={isCompact ? 5 : 2}>
        {title}
      </Heading>
      {children ? <div className="v-state__text">{children}</div> : null}
      {actions ? <div className="v-state__actions">{actions}</div> : null}
    </div>
  );
}
