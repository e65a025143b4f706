import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Toolbar } from '../navigation/toolbar.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    isOpen: true,
    onClose: () => undefined,
    closeLabel: 'Close',
    title: 'End the presentation?',
    children: 'Everybody leaves the room. Carts and wish lists stay with their owners.',
  },
  render: function Openable(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const close = () => setIsOpen(false);
    return (
      <div className="story-tall story-stack" style={{ alignContent: 'start' }}>
        <div>
          <Button onPress={() => setIsOpen(true)}>Open the modal</Button>
        </div>
        <p>{LONG_TEXT}</p>
        <Modal
          {...args}
          isOpen={isOpen}
          onClose={close}
          footer={
            args.footer ?? (
              <>
                <Button onPress={close}>Cancel</Button>
                <Button variant="primary" onPress={close}>
                  End it
                </Button>
              </>
            )
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
/** A click outside does not close it. */
export const StaticBackdrop: Story = { args: { backdrop: 'static' } };
export const WithoutBackdrop: Story = { args: { backdrop: false, preventScroll: false } };
export const WithoutTitle: Story = { args: { title: undefined, 'aria-label': 'End the presentation' } };
export const WithoutCloseButton: Story = { args: { hideCloseButton: true } };
export const Alert: Story = { args: { role: 'alertdialog', size: 'sm' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const ExtraLarge: Story = { args: { size: 'xl' } };
export const FullScreen: Story = { args: { size: 'full' } };
/** At most 90 % of the screen high; the body scrolls. */
export const LongText: Story = {
  args: { title: LONG_LABEL, children: Array.from({ length: 24 }, (_, index) => <p key={index}>{LONG_TEXT}</p>) },
};
export const WithForm: Story = {
  args: {
    title: 'Your name',
    children: <TextField label="Name" name="name" autoComplete="name" isRequired description="The others in the room see it." />,
  },
};
export const WithPanelClass: Story = { args: { panelClass: 'story-panel', title: 'With a class of its own' } };
/** Leaves room on both sides as soon as something is docked there. */
export const WithOffset: Story = { args: { isOpen: false, offset: 'both', size: 'lg' } };
/** From 1024 px it keeps clear of docked sidebars and toolbars. */
export const BesideSidebars: Story = {
  args: { offset: 'both', size: 'full', title: 'Shop page' },
  decorators: [
    (Story) => (
      <>
        <aside data-v-sidebar="left" aria-label="Attendees" className="story-sidebar story-sidebar--left">
          Attendees
        </aside>
        <aside data-v-sidebar="right" aria-label="Chat" className="story-sidebar story-sidebar--right">
          Chat
        </aside>
        <main className="story">
          <h1>Shop page</h1>
          <Story />
        </main>
        <div className="story-toolbar">
          <Toolbar label="Call" isDocked>
            <IconButton icon="phone-off" label="Leave" variant="danger" />
          </Toolbar>
        </div>
      </>
    ),
  ],
  parameters: { page: 'page' },
};
export const RightToLeft: Story = {
  args: { title: ARABIC.name, children: ARABIC.text, closeLabel: ARABIC.close, footer: <Button variant="primary">{ARABIC.next}</Button> },
  globals: RIGHT_TO_LEFT,
};
