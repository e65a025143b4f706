import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useOpenedCode } from '../use-opened-code.ts';
import { SidebarBody } from './sidebar-body.tsx';
import { sheetCode } from './sidebar-code.ts';

export interface SidebarPanel {
  id: string;
  title: ReactNode;
  content: ReactNode;
  footer?: ReactNode | undefined;
}

export interface SidebarSetProps {
  /** For `aria-controls` of the buttons that toggle the panels. */
  id?: string | undefined;
  side: 'left' | 'right';
  panels: readonly SidebarPanel[];
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  closeLabel: string;
  /** Beside the title of a panel that lies over the page: what shall be seen while that is covered. */
  overlayAside?: ReactNode | undefined;
  /** `overlay` never docks; nor does `sheet`, which lies over modals too and comes from below on a phone. Default: docked from 1024 px. */
  mode?: 'docked' | 'overlay' | 'sheet' | undefined;
}

/** The panel open after a press on the button of `id`. */
export function toggleSidebar(openId: string | null, id: string): string | null {
  return openId === id ? null : id;
}

/**
 * Panels of which at most one is open: beside the page on wide screens, over it on narrow ones. The code of those over it comes when one is
 * first opened, or before by `preloadSidebar`.
 */
export function SidebarSet({
  id,
  side,
  panels,
  openId,
  onOpenChange,
  closeLabel,
  overlayAside,
  mode = 'docked',
}: SidebarSetProps): ReactNode {
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  const panel = panels.find((candidate) => candidate.id === openId);
  // What goes out of view keeps its content until it is gone.
  const [latest, setLatest] = useState(panel);
  if (panel && panel !== latest) setLatest(panel);
  const drawn = panel ?? latest;
  const close = useCallback(() => onOpenChange(null), [onOpenChange]);
  const isDocked = mode === 'docked' && isWide;
  const Sheet = useOpenedCode(sheetCode, !isDocked && panel !== undefined, close);
  if (isDocked) {
    return panel ? <DockedSidebar key={panel.id} id={id} side={side} panel={panel} onClose={close} closeLabel={closeLabel} /> : null;
  }
  return Sheet ? (
    <Sheet
      id={id}
      side={side}
      isSheet={mode === 'sheet'}
      panel={drawn}
      isOpen={panel !== undefined}
      onClose={close}
      closeLabel={closeLabel}
      overlayAside={overlayAside}
    />
  ) : null;
}

interface DockedSidebarProps {
  id?: string | undefined;
  side: 'left' | 'right';
  panel: SidebarPanel;
  onClose: () => void;
  closeLabel: string;
}

function DockedSidebar({ id, side, panel, onClose, closeLabel }: DockedSidebarProps): ReactNode {
  const titleId = useId();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = aside.current;
    // A press opened it: go on there. At page load the focus stays with the page.
    if (opener instanceof HTMLElement && opener !== document.body) element?.focus({ preventScroll: true });
    return () => {
      const isInside = !document.activeElement || document.activeElement === document.body || element?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={aside}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-v-sidebar={side}
      className={classNames('v-sidebar', 'v-sidebar--docked', `v-sidebar--${side}`)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="v-sidebar__header">
        <h2 id={titleId} className="v-sidebar__title">
          {panel.title}
        </h2>
        <IconButton icon="close" label={closeLabel} hasTooltip={false} onPress={onClose} />
      </header>
      <SidebarBody label={panel.title}>{panel.content}</SidebarBody>
      {panel.footer ? <footer className="v-sidebar__footer">{panel.footer}</footer> : null}
    </aside>
  );
}
