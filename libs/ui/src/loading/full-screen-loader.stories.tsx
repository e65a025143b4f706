import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenLoader } from './full-screen-loader.tsx';

const meta = {
  title: 'Feedback/FullScreenLoader',
  component: FullScreenLoader,
  args: { isVisible: true, label: 'Starting' },
} satisfies Meta<typeof FullScreenLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};
export const WithLogo: Story = { args: { children: <p className="v-site-header__logo">Vitrine</p> } };
export const Hidden: Story = { args: { isVisible: false } };
