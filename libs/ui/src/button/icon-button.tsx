import type { ReactNode } from 'react';
import { Button as AriaButton, ProgressBar } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isFullWidth' | 'aria-label'> {
  icon: IconName;
  /** The button's name for assistive technology, also its tooltip unless `hasTooltip` is false. */
  label: string;
  hasTooltip?: boolean | undefined;
  /** A small count or dot at the corner, e.g. the number of items in the cart. */
  badge?: string | undefined;
  isRound?: boolean | undefined;
}

/** A button that shows only a picture, at least 44 px wide and high. */
export function IconButton({
  icon,
  label,
  hasTooltip = true,
  badge,
  isRound = true,
  variant = 'quiet',
  size = 'md',
  isPending = false,
  pendingLabel,
  className,
  onPress,
  ref,
  ...rest
}: IconButtonProps): ReactNode {
  const button = (
    <AriaButton
      {...definedProps({ ...rest, ref: ref ?? undefined, onPress: onPress && (() => onPress()) })}
      isPending={isPending}
      aria-label={badge && !label.includes(badge) ? `${label} ${badge}` : label}
      className={classNames(
        'v-button',
        'v-icon-button',
        `v-button--${variant}`,
        `v-button--${size}`,
        isRound && 'v-icon-button--round',
        isPending && 'v-button--pending',
        className,
      )}
    >
      <Icon name={icon} />
      {badge ? (
        <span className="v-icon-button__badge" aria-hidden="true">
          {badge}
        </span>
      ) : null}
      {isPending ? (
        <ProgressBar className="v-button__spinner" isIndeterminate aria-label={pendingLabel ?? label}>
          <Icon name="loader" />
        </ProgressBar>
      ) : null}
    </AriaButton>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
