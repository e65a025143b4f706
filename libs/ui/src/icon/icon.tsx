import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUi } from '../provider/ui-context.ts';
import type { IconName } from './icon-name.ts';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Edge length: 16, 20 (default) or 24 px, or `1em` with `text`. */
  size?: 'sm' | 'md' | 'lg' | 'text' | undefined;
  /** Name for assistive technology; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Icons that point along the text turn with its direction. */
const DIRECTIONAL = new Set<IconName>([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'return',
  'send',
  'log-in',
  'log-out',
  'external',
]);

/** One icon of the set, drawn from the sprite that `UiProvider` names. */
export function Icon({ name, size = 'md', label, className }: IconProps): ReactNode {
  const { iconSprite = '' } = useUi();
  return (
    <svg
      className={classNames(
        'v-icon',
        `v-icon--${size}`,
        name.endsWith('-filled') && 'v-icon--filled',
        DIRECTIONAL.has(name) && 'v-icon--directional',
        className,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
