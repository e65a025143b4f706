import { createStore, Provider } from 'jotai';
import { createContext, type ReactNode, use, useState } from 'react';
import { createModals, createNotifications, type ModalStore, type NotificationStore } from '@vitrine/ui';

interface Screen {
  modals: ModalStore;
  notifications: NotificationStore;
}

const ScreenContext = createContext<Screen | null>(null);

/** Screen state of one page: modals, notifications and atoms, never shared between requests. */
export function ScreenProvider({ children }: { children: ReactNode }) {
  const [screen] = useState(() => ({ modals: createModals(), notifications: createNotifications() }));
  const [store] = useState(() => createStore());
  return (
    <Provider store={store}>
      <ScreenContext value={screen}>{children}</ScreenContext>
    </Provider>
  );
}

/** The page's modals and notifications. */
export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (screen === null) throw new Error('useScreen is used inside RootView.');
  return screen;
}
