import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useUi } from '../provider/ui-context.ts';
import { type DateFormat, type DateLength, type Moment, momentText, relativeText, relativeTextHolds, toTime } from './moment-text.ts';

export interface DateDisplayProps {
  value: Moment;
  /** Makes it a span of time, e.g. of an appointment. Not for `relative`. */
  end?: Moment | undefined;
  /** Default 'date'. A relative time follows the clock once scripts run. */
  format?: DateFormat | undefined;
  length?: DateLength | undefined;
  /** IANA name; default that of `UiProvider`, else UTC. Never the machine's own: server and browser must agree. */
  timeZone?: string | undefined;
  isTimeZoneShown?: boolean | undefined;
  /** The clock of the first render, e.g. the loader's, in milliseconds since 1970; without it a relative time starts as a date. */
  now?: number | undefined;
  /** Where the value isn't a date. */
  fallback?: ReactNode;
  className?: string | undefined;
}

/** The clock as it goes on, from the server's or none. */
function useClock(time: number, isRunning: boolean, start: number | undefined): number | undefined {
  const [now, setNow] = useState(start);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = Date.now();
      setNow(current);
      timer = setTimeout(tick, relativeTextHolds(time, current));
    };
    tick();
    return () => clearTimeout(timer);
  }, [time, isRunning]);
  return now;
}

/** A date or time in the words of the locale; the same on server and client, and exact for machines. */
export function DateDisplay({
  value,
  end,
  format = 'date',
  length = 'medium',
  timeZone,
  isTimeZoneShown = false,
  now,
  fallback = null,
  className,
}: DateDisplayProps): ReactNode {
  const { locale } = useLocale();
  const { timeZone: pageTimeZone = 'UTC' } = useUi();
  const time = toTime(value);
  const isRelative = format === 'relative';
  const clock = useClock(time, isRelative && !Number.isNaN(time), now);
  if (Number.isNaN(time)) return fallback;
  const until = end === undefined || isRelative ? undefined : toTime(end);
  const write = (exact: Exclude<DateFormat, 'relative'>) =>
    momentText(time, until === undefined || Number.isNaN(until) ? undefined : until, {
      locale,
      timeZone: timeZone ?? pageTimeZone,
      format: exact,
      length,
      isTimeZoneShown,
    });
  const isClockKnown = isRelative && clock !== undefined;
  return (
    <time dateTime={new Date(time).toISOString()} className={className} title={isRelative ? write('date-time') : undefined}>
      {isClockKnown ? relativeText(time, clock, locale) : write(isRelative ? 'date' : format)}
    </time>
  );
}
