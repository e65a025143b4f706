import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Please confirm your e-mail address.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { type: 'info', title: 'Almost done' } };
export const Success: Story = { args: { type: 'success', children: 'The address was saved.' } };
export const Warning: Story = { args: { type: 'warning', title: 'Only two left', children: 'The quantity was reduced.' } };
export const Danger: Story = { args: { type: 'danger', title: 'Payment', children: 'Your payment could not be completed.' } };
export const WithActions: Story = { args: { type: 'warning', title: 'Only two left', actions: <Button size="sm">Show more</Button> } };
export const Live: Story = { args: { type: 'success', isLive: true, children: 'Saved just now.' } };
export const LongText: Story = { args: { title: LONG_LABEL, children: LONG_TEXT, actions: <Button size="sm">{LONG_LABEL}</Button> } };
export const RightToLeft: Story = { args: { type: 'success', title: ARABIC.name, children: ARABIC.text }, globals: RIGHT_TO_LEFT };
