import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useClearOfModal } from './clear-of-modal.ts';
import type { NotificationEntry, NotificationStore, NotificationType } from './notification-store.ts';

export interface NotificationsProps {
  store: NotificationStore;
  /** Name of the region. */
  label: string;
  dismissLabel: string;
  /** Read before the message, so that color isn't alone. */
  typeLabels: Record<NotificationType, string>;
}

export const TYPE_ICONS: Record<NotificationType, IconName> = { info: 'info', success: 'check-circle', warning: 'alert', danger: 'error' };

function spoken(entry: NotificationEntry | undefined, typeLabels: Record<NotificationType, string>): string {
  return entry ? [typeLabels[entry.type], entry.title, entry.message].filter(Boolean).join('. ') : '';
}

/** The notifications of a store at the screen's edge; they wait while pointer or focus is on them. */
export function Notifications({ store, label, dismissLabel, typeLabels }: NotificationsProps): ReactNode {
  const entries = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const latest = entries.at(-1);
  const isUrgent = latest?.type === 'danger' || latest?.type === 'warning';

  /** They go on once neither pointer nor focus is on them. */
  const resume = useCallback(() => {
    const element = region.current;
    if (!element?.matches(':hover') && !element?.contains(document.activeElement)) store.resume();
  }, [store]);
  // The dismissed one takes its button along: the next one gets the focus, and after the last one whoever had it before.
  const cameFrom = useRef<Element | null>(null);
  const keptFocus = useKeptFocus(region, (frame) => {
    const next = frame.querySelector<HTMLElement>('.v-notification__close');
    if (next) return next;
    return cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected ? cameFrom.current : null;
  });
  // When the one under the pointer goes away no event tells, so the pause would last for ever.
  useEffect(resume, [entries, resume]);
  useEffect(() => () => store.resume(), [store]);
  useClearOfModal(region, entries);

  return (
    <section
      ref={region}
      aria-label={label}
      className="v-notifications"
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) store.resume();
      }}
      onFocus={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        keptFocus.onFocus(event);
        store.pause();
      }}
      onBlur={(event) => {
        keptFocus.onBlur();
        if (event.currentTarget.contains(event.relatedTarget)) return;
        cameFrom.current = null;
        if (!event.currentTarget.matches(':hover')) store.resume();
      }}
    >
      <ol role="list" className="v-notifications__list">
        {entries.map((entry) => (
          <li key={entry.id} className={classNames('v-notification', `v-notification--${entry.type}`)}>
            <Icon name={TYPE_ICONS[entry.type]} label={typeLabels[entry.type]} className="v-notification__icon" />
            <div className="v-notification__text">
              {entry.title ? <strong className="v-notification__title">{entry.title}</strong> : null}
              <p>{entry.message}</p>
              {entry.action ? <NotificationAction action={entry.action} onDone={() => store.dismiss(entry.id)} /> : null}
            </div>
            <IconButton
              icon="close"
              label={dismissLabel}
              hasTooltip={false}
              size="sm"
              className="v-notification__close"
              onPress={() => store.dismiss(entry.id)}
            />
          </li>
        ))}
      </ol>
      {/* Present before any message, or it would not be announced. */}
      <p role="status" className="v-visually-hidden">
        {isUrgent ? '' : spoken(latest, typeLabels)}
      </p>
      <p role="alert" className="v-visually-hidden">
        {isUrgent ? spoken(latest, typeLabels) : ''}
      </p>
    </section>
  );
}

function NotificationAction({ action, onDone }: { action: NonNullable<NotificationEntry['action']>; onDone: () => void }): ReactNode {
  const press = () => {
    action.onPress?.();
    onDone();
  };
  return action.href ? (
    <Link href={action.href} variant="standalone" onClick={press}>
      {action.label}
    </Link>
  ) : (
    <Button variant="quiet" size="sm" className="v-notification__action" onPress={press}>
      {action.label}
    </Button>
  );
}
