import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type IconName, ICONS } from './icon-map.ts';

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

/** One icon of the set. */
export function Icon({ name, size = 'md', label, className }: IconProps): ReactNode {
  const Picture = ICONS[name];
  return (
    <Picture
      className={classNames(
        'v-icon',
        `v-icon--${size}`,
        name.endsWith('-filled') && 'v-icon--filled',
        DIRECTIONAL.has(name) && 'v-icon--directional',
        className,
      )}
      width={undefined}
      height={undefined}
      strokeWidth={1.6}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
