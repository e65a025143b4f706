import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { FilterChip } from './chip.tsx';

const meta = {
  title: 'Text/FilterChip',
  component: FilterChip,
  args: { children: 'Ceramic', isSelected: false },
  render: function Toggling(args) {
    const [isSelected, setIsSelected] = useState(args.isSelected);
    return <FilterChip {...args} isSelected={isSelected} onPress={() => setIsSelected(!isSelected)} />;
  },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isSelected: true } };
export const WithCount: Story = { args: { count: '12' } };
export const AsLink: Story = { args: { href: '#ceramic', isSelected: true, count: '12' } };
export const Disabled: Story = { args: { isDisabled: true, count: '0' } };
export const LongText: Story = { args: { children: LONG_LABEL, isSelected: true, count: '1000' } };
export const RightToLeft: Story = { args: { children: 'خزف', isSelected: true, count: '12' }, globals: RIGHT_TO_LEFT };
