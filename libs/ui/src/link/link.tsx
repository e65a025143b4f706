import type { ReactNode } from 'react';
import type { ControlSize } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { type LinkComponentProps, useUi } from '../provider/ui-context.ts';

export interface LinkProps extends Omit<LinkComponentProps, 'children'> {
  children?: ReactNode;
  /** `button-…` looks like a button and stays a link. */
  variant?: 'inline' | 'quiet' | 'standalone' | 'plain' | 'button-primary' | 'button-secondary' | 'button-quiet' | undefined;
  size?: ControlSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isFullWidth?: boolean | undefined;
}

const LEAVES_APP = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** An anchor; within the app it is drawn by the link component of `UiProvider`. */
export function Link({
  variant = 'inline',
  size = 'md',
  icon,
  iconEnd,
  isFullWidth,
  className,
  children,
  rel,
  ...anchor
}: LinkProps): ReactNode {
  const { linkComponent } = useUi();
  const Anchor = linkComponent && !LEAVES_APP.test(anchor.href) && !anchor.download ? linkComponent : 'a';
  const look = variant.startsWith('button-')
    ? ['v-button', `v-button--${variant.slice('button-'.length)}`, `v-button--${size}`, isFullWidth && 'v-button--full']
    : ['v-link', `v-link--${variant}`];
  const isBare = !icon && !iconEnd;
  return (
    <Anchor
      {...anchor}
      rel={rel ?? (anchor.target === '_blank' ? 'noopener noreferrer' : undefined)}
      className={classNames(...look, !isBare && 'v-link--with-icon', className)}
    >
      {icon ? <Icon name={icon} size="text" /> : null}
      {isBare ? children : <span className="v-link__label">{children}</span>}
      {iconEnd ? <Icon name={iconEnd} size="text" /> : null}
    </Anchor>
  );
}
