import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

/** A native `details`: opens without scripts. */
export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isDefaultOpen?: boolean | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Disclosures of one group close each other. */
  group?: string | undefined;
  /** At the end of the title row, e.g. a count. */
  extra?: ReactNode | undefined;
  variant?: 'line' | 'card' | undefined;
  className?: string | undefined;
}

export function Disclosure({
  title,
  children,
  isDefaultOpen,
  isOpen,
  onOpenChange,
  group,
  extra,
  variant = 'line',
  className,
}: DisclosureProps): ReactNode {
  return (
    <details
      className={classNames('v-disclosure', `v-disclosure--${variant}`, className)}
      name={group}
      open={isOpen ?? isDefaultOpen}
      onToggle={(event) => {
        const next = event.currentTarget.open;
        if (next !== isOpen) onOpenChange?.(next);
      }}
    >
      <summary className="v-disclosure__summary">
        <span className="v-disclosure__title">{title}</span>
        {extra ? <span className="v-disclosure__extra">{extra}</span> : null}
        <Icon name="chevron-down" size="sm" className="v-disclosure__chevron" />
      </summary>
      <div className="v-disclosure__content">{children}</div>
    </details>
  );
}
