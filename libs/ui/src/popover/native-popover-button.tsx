import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface NativePopoverButtonProps {
  /** Id of the element with `popover`. */
  target: string;
  action?: 'toggle' | 'hide' | undefined;
  icon: IconName;
  label: string;
  className: string;
  onClick?: MouseEventHandler | undefined;
}

/** An icon button that the browser itself opens or closes a popover with, so that it needs no scripts. */
export function NativePopoverButton({ target, action, icon, label, className, onClick }: NativePopoverButtonProps): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={target}
      popoverTargetAction={action}
      className={classNames(className, 'v-button v-button--quiet v-icon-button v-button--md')}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
