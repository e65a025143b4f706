import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useScrollable } from '../use-scrollable.ts';

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
  /** `overlay` never docks, e.g. the cart of a shop. Default: docked from 1024 px. */
  mode?: 'docked' | 'overlay' | undefined;
}

/** The panel open after a press on the button of `id`. */
export function toggleSidebar(openId: string | null, id: string): string | null {
  return openId === id ? null : id;
}

/** Panels of which at most one is open: beside the page on wide screens, over it on narrow ones. */
export function SidebarSet({ id, side, panels, openId, onOpenChange, closeLabel, mode = 'docked' }: SidebarSetProps): ReactNode {
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  const panel = panels.find((candidate) => candidate.id === openId);
  // What goes out of view keeps its content until it is gone.
  const [latest, setLatest] = useState(panel);
  if (panel && panel !== latest) setLatest(panel);
  const drawn = panel ?? latest;
  const close = () => onOpenChange(null);
  if (mode === 'docked' && isWide) {
    return panel ? <DockedSidebar key={panel.id} id={id} side={side} panel={panel} onClose={close} closeLabel={closeLabel} /> : null;
  }
  return (
    <ModalOverlay
      isOpen={panel !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      isDismissable
      className={classNames('v-sidebar-overlay', `v-sidebar-overlay--${side}`)}
    >
      <Modal className={classNames('v-sidebar', 'v-sidebar--overlay', `v-sidebar--${side}`)}>
        {drawn ? (
          <Dialog className="v-sidebar__dialog" {...(id ? { id } : {})}>
            <header className="v-sidebar__header">
              <Heading slot="title" level={2} className="v-sidebar__title">
                {drawn.title}
              </Heading>
              <IconButton icon="close" label={closeLabel} hasTooltip={false} onPress={close} />
            </header>
            <SidebarBody>{drawn.content}</SidebarBody>
            {drawn.footer ? <footer className="v-sidebar__footer">{drawn.footer}</footer> : null}
          </Dialog>
        ) : null}
      </Modal>
    </ModalOverlay>
  );
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
      <SidebarBody>{panel.content}</SidebarBody>
      {panel.footer ? <footer className="v-sidebar__footer">{panel.footer}</footer> : null}
    </aside>
  );
}

function SidebarBody({ children }: { children: ReactNode }): ReactNode {
  return (
    <div {...useScrollable<HTMLDivElement>()} className="v-sidebar__body">
      {children}
    </div>
  );
}
