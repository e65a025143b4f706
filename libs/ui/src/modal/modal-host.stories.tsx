import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { ModalHost } from './modal-host.tsx';
import { createModals } from './modals.ts';

const meta = {
  title: 'Overlays/ModalHost',
  component: ModalHost,
  args: { store: createModals(), closeLabel: 'Close' },
  render: function WithStore(args) {
    const [store] = useState(createModals);
    const open = (title: string) =>
      store.open({
        title,
        render: (close) => (
          <div className="story-row">
            <Button onPress={() => open(`${title}, and another`)}>One more</Button>
            <Button onPress={() => store.closeAll()}>Close all</Button>
            <Button variant="primary" onPress={close}>
              Done
            </Button>
          </div>
        ),
      });
    return (
      <UiProvider locale="en-US" modals={store}>
        <div className="story-tall">
          <Button onPress={() => open('From the store')}>Open from the store</Button>
        </div>
        <ModalHost {...args} store={store} />
      </UiProvider>
    );
  },
} satisfies Meta<typeof ModalHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from the store' }));
    const shown = await screen.findByRole('dialog', { name: 'From the store' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from the store' }));
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
    const shown = await screen.findByRole('dialog', { name: 'From the store, and another' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
