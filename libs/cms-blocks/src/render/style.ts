import type { CSSProperties } from 'react';
import type { CmsBackground, CmsVisibility } from '../model/page-types.ts';

/** Joins class names, leaving out what is absent. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}

/** Custom properties for a `style`; undefined when none has a value. */
export function cssVariables(variables: Readonly<Record<`--${string}`, string | null>>): CSSProperties | undefined {
  let style: Record<string, string> | undefined;
  for (const [name, value] of Object.entries(variables)) if (value !== null) (style ??= {})[name] = value;
  return style;
}

/**
 * How visibility flags are read. `device`: each flag hides on its own range (mobile below 768, tablet 768 to 1023,
 * desktop from 1024 px), as merchants expect. `upward`: each flag hides from its breakpoint up (md, lg, xl).
 */
export type CmsVisibilityMapping = 'device' | 'upward';

/** The one place that decides it. */
export const VISIBILITY_MAPPING: CmsVisibilityMapping = 'device';

const VISIBILITY_CLASSES: Readonly<Record<CmsVisibilityMapping, Readonly<Record<keyof CmsVisibility, string>>>> = {
  device: { mobile: 'v-cms-hidden-mobile', tablet: 'v-cms-hidden-tablet', desktop: 'v-cms-hidden-desktop' },
  upward: { mobile: 'v-cms-hidden-from-md', tablet: 'v-cms-hidden-from-lg', desktop: 'v-cms-hidden-from-xl' },
};

/** Classes that hide a part where its flags say so. */
export function visibilityClasses(visibility: CmsVisibility, mapping: CmsVisibilityMapping = VISIBILITY_MAPPING): string {
  if (visibility.mobile && visibility.tablet && visibility.desktop) return '';
  const classes = VISIBILITY_CLASSES[mapping];
  return (['mobile', 'tablet', 'desktop'] as const)
    .filter((device) => !visibility[device])
    .map((device) => classes[device])
    .join(' ');
}

/** Hidden on every device: not rendered at all. */
export function isHiddenEverywhere(visibility: CmsVisibility): boolean {
  return !visibility.mobile && !visibility.tablet && !visibility.desktop;
}

/** Scheme of the text that reads on a background. Over a picture alone, text is light on a shade. */
export function backgroundScheme(background: CmsBackground | null): 'light' | 'dark' | undefined {
  if (!background) return undefined;
  return background.media ? (background.scheme ?? 'dark') : (background.scheme ?? undefined);
}
