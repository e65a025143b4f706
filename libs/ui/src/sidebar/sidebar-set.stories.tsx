import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Toolbar } from '../navigation/toolbar.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SidebarSet, toggleSidebar } from './sidebar-set.tsx';

const meta = {
  title: 'Overlays/SidebarSet',
  component: SidebarSet,
  args: {
    side: 'right',
    openId: null,
    onOpenChange: () => undefined,
    closeLabel: 'Close',
    id: 'sidebar',
    panels: [
      { id: 'chat', title: 'Chat', content: <p>Nobody has written yet.</p> },
      {
        id: 'cart',
        title: 'Cart',
        content: <p>Two products.</p>,
        footer: (
          <Button variant="primary" isFullWidth>
            Checkout
          </Button>
        ),
      },
    ],
  },
  render: function Toggling(args) {
    const [openId, setOpenId] = useState(args.openId);
    const stage = (
      <main>
        <h1 className="v-visually-hidden">Room</h1>
        <Toolbar label="Panels">
          {args.panels.map((panel) => (
            <IconButton
              key={panel.id}
              icon={panel.id === 'chat' ? 'chat' : 'bag'}
              label={`Show ${panel.id}`}
              variant="secondary"
              aria-expanded={openId === panel.id}
              onPress={() => setOpenId(toggleSidebar(openId, panel.id))}
            />
          ))}
        </Toolbar>
      </main>
    );
    const sidebar = <SidebarSet {...args} openId={openId} onOpenChange={setOpenId} />;
    return (
      <div className={args.side === 'left' ? 'story-stage story-stage--reverse' : 'story-stage'}>
        {stage}
        {sidebar}
      </div>
    );
  },
  parameters: { page: 'page' },
} satisfies Meta<typeof SidebarSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Beside the page from 1024 px, over it below. */
export const Open: Story = { args: { openId: 'chat' } };
export const WithFooter: Story = { args: { openId: 'cart' } };
export const Left: Story = { args: { openId: 'chat', side: 'left' } };
export const Overlay: Story = { args: { openId: 'cart', mode: 'overlay' } };
/** Over modals too, and from below on a phone. */
export const Sheet: Story = { args: { openId: 'cart', mode: 'sheet' } };
export const LongText: Story = {
  args: {
    openId: 'long',
    panels: [
      {
        id: 'long',
        title: LONG_LABEL,
        content: Array.from({ length: 20 }, (_, index) => <p key={index}>{LONG_TEXT}</p>),
        footer: (
          <Button variant="primary" isFullWidth>
            Checkout
          </Button>
        ),
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { openId: 'chat', closeLabel: ARABIC.close, panels: [{ id: 'chat', title: ARABIC.name, content: ARABIC.text }] },
  globals: RIGHT_TO_LEFT,
};
