import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from '../class-names.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The name is beside it: hidden from assistive technology. */
  isDecorative?: boolean | undefined;
}

/** First letters of the first and last word of a name, by graphemes. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = (word: string | undefined) => (word ? ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '') : '');
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')).toLocaleUpperCase();
}

/** The same tone for the same name, on server and client. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

/** A person as picture or initials. */
export function Avatar({ name, src, size = 'md', isDecorative }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  // A file may have failed before scripts ran; then no error event comes any more.
  const checkEarlyFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc) element.decode().catch(() => setFailedSrc(src));
    },
    [src],
  );
  return (
    <span
      className={classNames('v-avatar', `v-avatar--${size}`, `v-avatar--tone-${toneOf(name)}`)}
      {...(isDecorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && failedSrc !== src ? (
        <img src={src} alt="" className="v-avatar__picture" onError={() => setFailedSrc(src)} ref={checkEarlyFailure} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
