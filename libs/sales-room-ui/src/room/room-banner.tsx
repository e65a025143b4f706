import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '@vitrine/ui';

export interface RoomBannerProps {
  type?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
  /** One or two small buttons at the line's end. */
  actions?: ReactNode | undefined;
  /** Names it for tests. */
  what?: string | undefined;
  /** Stands in place of the icon of its type. */
  sign?: ReactNode | undefined;
}

const ICONS: Record<NonNullable<RoomBannerProps['type']>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'error',
};

/**
 * One line above the stage. What doesn't fit is shown while the pointer or the focus is on it, and after a press for those
 * who have neither. Of several in `RoomBanners` the first alone is seen: their order there is their priority.
 */
export function RoomBanner({ type = 'info', children, actions, what, sign }: RoomBannerProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className={`v-room-banner v-room-banner--${type}`} role={type === 'danger' ? 'alert' : 'status'} data-room-banner={what}>
      {sign ?? <Icon name={ICONS[type]} className="v-room-banner__icon" />}
      <p className="v-room-banner__text" data-unfolded={isUnfolded || undefined} onClick={() => setUnfolded(!isUnfolded)}>
        {children}
      </p>
      {actions ? <div className="v-room-banner__actions">{actions}</div> : null}
    </div>
  );
}
