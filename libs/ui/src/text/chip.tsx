import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

export interface ChipProps {
  children: ReactNode;
  icon?: IconName | undefined;
  onRemove?: (() => void) | undefined;
  /** A link that removes it, without scripts too. */
  removeHref?: string | undefined;
  removeLabel?: string | undefined;
}

/** One of several small values, e.g. a filter in force. */
export function Chip({ children, icon, onRemove, removeHref, removeLabel }: ChipProps): ReactNode {
  return (
    <span className="v-chip">
      {icon ? <Icon name={icon} size="sm" /> : null}
      <span className="v-chip__label">{children}</span>
      {removeHref ? (
        <Link href={removeHref} variant="plain" className="v-chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size="sm" />
        </Link>
      ) : onRemove ? (
        <button type="button" className="v-chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size="sm" />
        </button>
      ) : null}
    </span>
  );
}

export interface FilterChipProps {
  children: ReactNode;
  isSelected: boolean;
  /** A link, else a toggle button. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A filter that is on or off. */
export function FilterChip({ children, isSelected, href, onPress, count, isDisabled }: FilterChipProps): ReactNode {
  const className = classNames('v-chip', 'v-chip--filter', isSelected && 'v-chip--selected');
  const content = (
    <>
      {isSelected ? <Icon name="check" size="sm" /> : null}
      <span className="v-chip__label">{children}</span>
      {count ? <span className="v-chip__count">{count}</span> : null}
    </>
  );
  if (href !== undefined && !isDisabled) {
    return (
      <Link href={href} variant="plain" className={className} aria-current={isSelected ? 'true' : undefined} onClick={onPress}>
        {content}
      </Link>
    );
  }
  return (
    <ToggleButton className={className} isSelected={isSelected} isDisabled={isDisabled ?? false} onChange={() => onPress?.()}>
      {content}
    </ToggleButton>
  );
}
