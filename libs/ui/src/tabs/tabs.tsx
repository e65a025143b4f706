import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { stepOf } from './tab-steps.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  isStretched?: boolean | undefined;
}

/** What takes the focus inside a panel. */
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * Panels of which one is visible, after the pattern of the ARIA practices: arrows, Home and End choose, and each choice is
 * made as soon as its tab has the focus.
 */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  orientation = 'horizontal',
  isStretched,
}: TabsProps): ReactNode {
  const id = useId();
  const { direction } = useLocale();
  const tabs = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultSelectedId);
  const enabled = items.filter(({ isDisabled }) => isDisabled !== true);
  const shown = items.find((item) => item.id === (selectedId ?? chosen)) ?? enabled[0] ?? items[0];
  // What can't be reached by itself is reached, and scrolled, by its panel.
  const [isPanelFocusable, setPanelFocusable] = useState(true);
  useEffect(() => setPanelFocusable(panel.current?.querySelector(FOCUSABLE) === null), [shown]);

  const select = (next: string): void => {
    if (next === shown?.id) return;
    setChosen(next);
    onSelectionChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = stepOf(event.key, orientation, direction);
    if (step === undefined) return;
    const next =
      enabled[
        step(
          enabled.findIndex((item) => item.id === shown?.id),
          enabled.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    select(next.id);
    tabs.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}-${next.id}`)}"]`)?.focus();
  };
  return (
    <div className={classNames('v-tabs', `v-tabs--${orientation}`, isStretched && 'v-tabs--stretched')}>
      <div ref={tabs} role="tablist" aria-label={label} aria-orientation={orientation} className="v-tabs__list" onKeyDown={onKeyDown}>
        {items.map((item) => {
          const isSelected = item.id === shown?.id;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              aria-disabled={item.isDisabled === true || undefined}
              tabIndex={isSelected ? 0 : -1}
              className="v-tabs__tab"
              onClick={item.isDisabled === true ? undefined : () => select(item.id)}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      <div
        ref={panel}
        key={shown?.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.id ?? ''}`}
        tabIndex={isPanelFocusable ? 0 : undefined}
        className="v-tabs__panel"
      >
        {shown?.content}
      </div>
    </div>
  );
}
