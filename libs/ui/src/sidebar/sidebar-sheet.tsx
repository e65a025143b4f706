import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { SidebarBody } from './sidebar-body.tsx';
import type { SidebarPanel, SidebarSetProps } from './sidebar-set.tsx';

export interface SidebarSheetProps extends Pick<SidebarSetProps, 'id' | 'side' | 'closeLabel'> {
  /** What goes out of view keeps its content until it is gone. */
  panel: SidebarPanel | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** A panel over a narrow page. */
export function SidebarSheet({ id, side, panel, isOpen, onClose, closeLabel }: SidebarSheetProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
      className={classNames('v-sidebar-overlay', `v-sidebar-overlay--${side}`)}
    >
      <Modal className={classNames('v-sidebar', 'v-sidebar--overlay', `v-sidebar--${side}`)}>
        {panel ? (
          <Dialog className="v-sidebar__dialog" {...(id ? { id } : {})}>
            <header className="v-sidebar__header">
              <Heading slot="title" level={2} className="v-sidebar__title">
                {panel.title}
              </Heading>
              <IconButton icon="close" label={closeLabel} hasTooltip={false} onPress={onClose} />
            </header>
            <SidebarBody>{panel.content}</SidebarBody>
            {panel.footer ? <footer className="v-sidebar__footer">{panel.footer}</footer> : null}
          </Dialog>
        ) : null}
      </Modal>
    </ModalOverlay>
  );
}
