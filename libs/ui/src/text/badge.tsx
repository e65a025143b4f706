import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'sale' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short mark, e.g. 'New' or a status. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={classNames('v-badge', `v-badge--${tone}`)}>
      {icon ? <Icon name={icon} size="text" /> : null}
      <span className="v-badge__label">{children}</span>
    </span>
  );
}
