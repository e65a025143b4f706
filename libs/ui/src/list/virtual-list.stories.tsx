import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ARABIC, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { VirtualList } from './virtual-list.tsx';

interface Message {
  id: number;
  text: string;
}

const messages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    text: `Message ${index + 1}${index % 5 === 0 ? ': a longer one that needs a second line to be read in full by everyone who is in the room today' : ''}`,
  }));

const meta = {
  title: 'Layout/VirtualList',
  component: VirtualList<Message>,
  args: {
    label: 'Messages',
    items: messages(10),
    itemKey: (message: Message) => message.id,
    estimatedSize: 40,
    style: { blockSize: '20rem', border: 'var(--v-line)' },
    renderItem: (message: Message) => <p style={{ padding: '0.5rem 1rem' }}>{message.text}</p>,
  },
} satisfies Meta<typeof VirtualList<Message>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoItems: Story = { args: { items: [] } };
export const OneItem: Story = { args: { items: messages(1) } };
export const TenItems: Story = {};
/** Only what is in view, and a little beyond, is in the document. */
export const ThousandItems: Story = {
  args: { items: messages(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
  },
};
export const TenThousandItems: Story = { args: { items: messages(10_000) } };
/** A chat: stays at the end while messages arrive. */
export const PinnedToEnd: Story = { args: { items: messages(400), isPinnedToEnd: true } };
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 1, text: ARABIC.text },
      { id: 2, text: ARABIC.name },
    ],
  },
  globals: RIGHT_TO_LEFT,
};
