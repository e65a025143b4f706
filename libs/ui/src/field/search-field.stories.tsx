import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ALL_PICTURES, ARABIC, LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SearchField } from './search-field.tsx';

const SUGGESTIONS = ALL_PICTURES.map((image, index) => ({
  id: String(index),
  label: image.alt ?? '',
  href: `#p${index}`,
  description: '€89.00',
  image,
}));

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    action: '#search',
    placeholder: 'Search the shop',
    submitLabel: 'Submit search',
    clearLabel: 'Clear',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="story-column" style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'vase' } };
export const Loading: Story = { args: { defaultValue: 'vase', isLoading: true } };
export const Suggestions: Story = {
  args: { defaultValue: 'va', suggestions: SUGGESTIONS, suggestionsLabel: 'Products', suggestionsStatus: '4 suggestions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};
export const NoSuggestions: Story = {
  args: { defaultValue: 'qqq', suggestions: [], suggestionsLabel: 'Products', nothing: 'Nothing found for "qqq"' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await expect(canvas.getAllByText('Nothing found for "qqq"')[0]).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    defaultValue: LONG_LABEL,
    suggestions: [{ id: 'long', label: LONG_LABEL, href: '#long', icon: 'search' }],
    suggestionsLabel: 'Products',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    const shown = await canvas.findByRole('option');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const RightToLeft: Story = {
  args: {
    label: ARABIC.search,
    placeholder: ARABIC.search,
    submitLabel: ARABIC.search,
    clearLabel: ARABIC.close,
    defaultValue: ARABIC.name,
  },
  globals: RIGHT_TO_LEFT,
};
