import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface LevelMeterProps {
  label: string;
  /** 0 to 1. */
  level: number;
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** How loud it is, e.g. at the microphone. */
export function LevelMeter({ label, level, orientation = 'horizontal' }: LevelMeterProps): ReactNode {
  const value = Math.min(1, Math.max(0, Number.isFinite(level) ? level : 0));
  return (
    <span
      className={classNames('v-level-meter', `v-level-meter--${orientation}`)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <span
        className="v-level-meter__fill"
        style={{ clipPath: orientation === 'vertical' ? `inset(${(1 - value) * 100}% 0 0 0)` : `inset(0 ${(1 - value) * 100}% 0 0)` }}
      />
    </span>
  );
}
