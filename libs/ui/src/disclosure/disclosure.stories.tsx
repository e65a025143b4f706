import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'Delivery and returns', children: 'Returns are free for 30 days.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isDefaultOpen: true, extra: '2–3 days' } };
export const Card: Story = { args: { variant: 'card', isDefaultOpen: true, title: 'Filter', extra: '3' } };
/** Disclosures of one group close each other. */
export const Group: Story = {
  render: (args) => (
    <>
      {['Delivery', 'Care', 'Origin'].map((title, index) => (
        <Disclosure key={title} {...args} title={title} group="facts" isDefaultOpen={index === 0} />
      ))}
    </>
  ),
};
export const LongText: Story = { args: { title: LONG_LABEL, extra: LONG_LABEL, children: LONG_TEXT, isDefaultOpen: true } };
export const RightToLeft: Story = { args: { title: ARABIC.name, children: ARABIC.text, isDefaultOpen: true }, globals: RIGHT_TO_LEFT };
