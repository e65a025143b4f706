import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { NotificationType } from './notification-store.ts';
import { TYPE_ICONS } from './notifications.tsx';

export interface NoticeProps {
  type?: NotificationType | undefined;
  title?: string | undefined;
  children: ReactNode;
  actions?: ReactNode | undefined;
  /** Announces itself when it appears. */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

/** A message that stays in the page. */
export function Notice({ type = 'info', title, children, actions, isLive, className }: NoticeProps): ReactNode {
  return (
    <div
      className={classNames('v-notice', `v-notice--${type}`, className)}
      role={isLive ? (type === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={TYPE_ICONS[type]} className="v-notice__icon" />
      <div className="v-notice__text">
        {title ? <p className="v-notice__title">{title}</p> : null}
        <div>{children}</div>
        {actions ? <div className="v-notice__actions">{actions}</div> : null}
      </div>
    </div>
  );
}
