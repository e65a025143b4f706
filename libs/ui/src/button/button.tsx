import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, ProgressBar } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ControlSize = 'sm' | 'md' | 'lg';

export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ControlSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isFullWidth?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Shows a spinner, keeps focus, ignores presses. `pendingLabel` is announced. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  formAction?: string | undefined;
  formNoValidate?: boolean | undefined;
  onPress?: (() => void) | undefined;
  id?: string | undefined;
  className?: string | undefined;
  autoFocus?: boolean | undefined;
  /** The tab key passes it by: for one of many buttons of a list that arrow keys lead through. */
  excludeFromTabOrder?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A press that does something; for going somewhere take a `Link` with a button variant. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  isFullWidth,
  isPending = false,
  pendingLabel,
  className,
  onPress,
  ref,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <AriaButton
      {...definedProps({ ...rest, ref: ref ?? undefined, onPress: onPress && (() => onPress()) })}
      isPending={isPending}
      className={classNames(
        'v-button',
        `v-button--${variant}`,
        `v-button--${size}`,
        isFullWidth && 'v-button--full',
        isPending && 'v-button--pending',
        className,
      )}
    >
      {icon ? <Icon name={icon} /> : null}
      <span className="v-button__label">{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
      {isPending ? (
        <ProgressBar
          className="v-button__spinner"
          isIndeterminate
          {...definedProps({ 'aria-label': pendingLabel ?? (typeof children === 'string' ? children : rest['aria-label']) })}
        >
          <Icon name="loader" />
        </ProgressBar>
      ) : null}
    </AriaButton>
  );
}
