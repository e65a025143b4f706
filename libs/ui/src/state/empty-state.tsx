import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';

export interface EmptyStateProps {
  icon?: IconName | undefined;
  title: string;
  children?: ReactNode;
  actions?: ReactNode | undefined;
  headingLevel?: HeadingLevel | undefined;
  isCompact?: boolean | undefined;
}

/** Says why there is nothing here, and where to go from here. */
export function EmptyState({ icon = 'package', title, children, actions, headingLevel = 2, isCompact }: EmptyStateProps): ReactNode {
  return (
    <div className={classNames('v-state', isCompact && 'v-state--compact')}>
      <span className="v-state__icon">
        <Icon name={icon} size="lg" />
      </span>
      <Heading level={headingLevel} look={isCompact ? 5 : 3}>
        {title}
      </Heading>
      {children ? <div className="v-state__text">{children}</div> : null}
      {actions ? <div className="v-state__actions">{actions}</div> : null}
    </div>
  );
}
