import { type ComponentType, createElement } from 'react';
import { QueryState, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { type LazyCode, Skeleton, useLazyCode } from '@vitrine/ui';

/** What is in a panel that is open: until its code is there its shape, and where that can't be had another try. */
export function LazyPanel<Id extends string>({ code, id }: { code: LazyCode<Readonly<Record<Id, ComponentType>>>; id: Id }) {
  const query = useLazyCode(code, true);
  return (
    <QueryState query={query} headingLevel={3} isCompact skeleton={<Skeleton lines={5} />}>
      {(panels) => createElement(panels[id])}
    </QueryState>
  );
}

/** A modal of the room: where its code can't be had, it closes again and says so. Once there it stays, for its way out. */
export function LazyModal({ code, isOpen, onClose }: { code: LazyCode<ComponentType>; isOpen: boolean; onClose(): void }) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const { data: Content } = useLazyCode(code, isOpen, () => {
    onClose();
    notifications.notify({ id: 'unavailable', type: 'danger', message: `${t('common.error.modal')} ${t('common.error.modalText')}` });
  });
  return Content ? <Content /> : null;
}
