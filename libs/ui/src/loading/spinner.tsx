import type { ReactNode } from 'react';
import type { ControlSize } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

export interface SpinnerProps {
  label: string;
  size?: ControlSize | undefined;
  isLabelShown?: boolean | undefined;
}

/** Waiting without a known end. */
export function Spinner({ label, size = 'md', isLabelShown }: SpinnerProps): ReactNode {
  return (
    <span className={classNames('v-spinner', `v-spinner--${size}`)}>
      <span className="v-spinner__ring" aria-hidden="true" />
      <span className={isLabelShown ? 'v-spinner__label' : 'v-visually-hidden'}>{label}</span>
    </span>
  );
}
