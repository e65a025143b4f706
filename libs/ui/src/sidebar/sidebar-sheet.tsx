import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useWayBack } from '../use-way-back.ts';
import { SidebarBody } from './sidebar-body.tsx';
import type { SidebarPanel, SidebarSetProps } from './sidebar-set.tsx';

export interface SidebarSheetProps extends Pick<SidebarSetProps, 'id' | 'side' | 'closeLabel' | 'overlayAside'> {
  /** What goes out of view keeps its content until it is gone. */
  panel: SidebarPanel | undefined;
  isOpen: boolean;
  /** Over modals too, and from below on a phone. */
  isSheet: boolean;
  onClose: () => void;
}

/** Within how many milliseconds two presses may be meant as one. */
const DOUBLE_CLICK = 500;

/** A panel over a narrow page. */
export function SidebarSheet({ id, side, isSheet, panel, isOpen, onClose, closeLabel, overlayAside }: SidebarSheetProps): ReactNode {
  // The second half of a double click on what has opened it is no press beside it.
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  useWayBack(isOpen, onClose);
  const isLate = (): boolean => performance.now() - openedAt.current > DOUBLE_CLICK;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
      {...(isSheet ? { shouldCloseOnInteractOutside: isLate } : {})}
      className={classNames('v-sidebar-overlay', `v-sidebar-overlay--${side}`, isSheet && 'v-sidebar-overlay--sheet')}
    >
      <Modal className={classNames('v-sidebar', 'v-sidebar--overlay', `v-sidebar--${side}`, isSheet && 'v-sidebar--sheet')}>
        {panel ? (
          <Dialog className="v-sidebar__dialog" {...(id ? { id } : {})}>
            <header className="v-sidebar__header">
              <Heading slot="title" level={2} className="v-sidebar__title">
                {panel.title}
              </Heading>
              {overlayAside}
              <IconButton icon="close" label={closeLabel} hasTooltip={false} onPress={onClose} />
            </header>
            <SidebarBody label={panel.title}>{panel.content}</SidebarBody>
            {panel.footer ? <footer className="v-sidebar__footer">{panel.footer}</footer> : null}
          </Dialog>
        ) : null}
      </Modal>
    </ModalOverlay>
  );
}
