import { useState, type ReactNode } from 'react';
import { Button, createModals, createNotifications, DateDisplay, EmptyState, ErrorState, FullScreenLoader, LevelMeter, LoadingIndicator, Modal, ModalHost, Notice, Notifications, SidebarSet, Skeleton, Spinner, UiProvider, type ModalOptions } from '../../src/index.ts';

const notifications = createNotifications();
const modals = createModals();
const typeLabels = { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' };

const MODALS: { id: string; options: ModalOptions }[] = [
  { id: 'plain', options: { title: 'End the presentation?' } },
  { id: 'static', options: { title: 'Start the presentation', backdrop: 'static', size: 'sm' } },
  { id: 'clear', options: { title: 'Without a shade', backdrop: false, preventScroll: false } },
  { id: 'bare', options: { 'aria-label': 'Without a title', hideCloseButton: true } },
  { id: 'large', options: { title: 'Quick view', size: 'lg', offset: 'both' } },
];

export function FeedbackSection(): ReactNode {
  const [openModal, setOpenModal] = useState<string | null>(null);
  const [sidebar, setSidebar] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  return (
    <UiProvider locale="en-US" modals={modals}>
      <div className="g-row">
        {MODALS.map(({ id }) => <Button key={id} onPress={() => setOpenModal(id)}>{`Modal ${id}`}</Button>)}
        <Button onPress={() => modals.open({ title: 'From the store', render: (close) => <Button onPress={close}>Done</Button> })}>Modal from store</Button>
        <Button onPress={() => setSidebar('cart')}>Sidebar</Button>
        <Button onPress={() => setIsLoading(!isLoading)}>Loading bar</Button>
        <Button onPress={() => setIsStarting(true)}>Full-screen loader</Button>
      </div>
      <div className="g-row">
        {(['info', 'success', 'warning', 'danger'] as const).map((type) => (
          <Button key={type} onPress={() => notifications.notify({ type, title: type === 'danger' ? 'Not saved' : undefined, message: 'Amphora vase is in your cart.', isPersistent: type !== 'info', action: type === 'success' ? { label: 'Show cart' } : undefined })}>{`Notify ${type}`}</Button>
        ))}
      </div>
      {MODALS.map(({ id, options }) => (
        <Modal key={id} {...options} isOpen={openModal === id} onClose={() => setOpenModal(null)} closeLabel="Close" footer={<><Button onPress={() => setOpenModal(null)}>Cancel</Button><Button variant="primary" onPress={() => setOpenModal(null)}>Go on</Button></>}>
          <p>Everybody leaves the room. Carts and wish lists stay with their owners.</p>
        </Modal>
      ))}
      <ModalHost store={modals} closeLabel="Close" />
      <SidebarSet mode="overlay" side="right" openId={sidebar} onOpenChange={setSidebar} closeLabel="Close" panels={[{ id: 'cart', title: 'Cart', content: <p>Two products.</p>, footer: <Button variant="primary" isFullWidth>Checkout</Button> }]} />
      <Notifications store={notifications} label="Notifications" dismissLabel="Dismiss" typeLabels={typeLabels} />
      <LoadingIndicator isLoading={isLoading} label="Loading" />
      <FullScreenLoader isVisible={isStarting} label="Starting" />
      <div className="g-grid">
        <Notice type="info" title="Almost done">Please confirm your e-mail address.</Notice>
        <Notice type="success">The address was saved.</Notice>
        <Notice type="warning" title="Only two left" actions={<Button size="sm">Show more</Button>}>The quantity was reduced.</Notice>
        <Notice type="danger" title="Payment">Your payment could not be completed.</Notice>
      </div>
      <div className="g-grid" style={{ marginBlockStart: '2rem' }}>
        <div>
          <div className="g-row"><Spinner label="Loading" size="sm" /><Spinner label="Loading" /><Spinner label="Loading the room" size="lg" isLabelShown /></div>
          <Skeleton variant="heading" width="60%" /><Skeleton lines={3} /><Skeleton variant="circle" />
          <div className="g-row"><LevelMeter label="Microphone level" level={0.7} /><LevelMeter label="Level" level={0.35} orientation="vertical" /></div>
        </div>
        <Skeleton variant="product-card" />
        <EmptyState icon="bag" title="Your cart is empty" isCompact headingLevel={3} actions={<Button variant="primary">Go shopping</Button>}>Find something that you like.</EmptyState>
      </div>
      <p>
        <DateDisplay value="2026-12-24T18:00:00Z" length="full" />, <DateDisplay value="2026-12-24T18:00:00Z" end="2026-12-24T19:30:00Z" format="date-time" timeZone="Europe/Berlin" />, <DateDisplay value="2026-12-24T18:00:00Z" format="relative" now={Date.UTC(2026, 11, 24, 17)} />
      </p>
      <ErrorState code="404" title="This page could not be found." headingLevel={3} actions={<><Button variant="primary">To the home page</Button><Button>Search</Button></>}>The address may be old, or the page moved.</ErrorState>
    </UiProvider>
  );
}
