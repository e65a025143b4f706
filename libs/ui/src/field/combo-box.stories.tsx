import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ARABIC, COUNTRIES, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { ComboBox } from './combo-box.tsx';

const OPTIONS = COUNTRIES.map(({ value, label }) => ({ id: value, label }));

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  args: { label: 'Delivery country', name: 'delivery', options: OPTIONS, emptyText: 'Nothing found', toggleLabel: 'Show countries' },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { placeholder: 'Type or choose' } };
export const Chosen: Story = { args: { defaultSelectedId: 'at' } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }));
    const shown = await screen.findByRole('listbox');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const OpenWithDescriptions: Story = {
  args: { options: OPTIONS.map((option) => ({ ...option, description: `Delivered from ${option.label} in 2–3 days` })) },
  play: Open.play as NonNullable<typeof Open.play>,
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    const shown = await screen.findByText('Nothing found');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const NoOptions: Story = { args: { options: [] }, play: Open.play as NonNullable<typeof Open.play> };
export const ThousandOptions: Story = {
  args: {
    label: 'City',
    toggleLabel: 'Show countries',
    options: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `City ${index + 1}` })),
  },
};
export const Invalid: Story = { args: { errorMessage: 'Please choose a country from the list.' } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelectedId: 'de' } };
export const LongText: Story = {
  args: { label: LONG_LABEL, description: LONG_TEXT, options: [{ id: 'long', label: LONG_LABEL }], defaultSelectedId: 'long' },
};
export const RightToLeft: Story = {
  args: {
    label: ARABIC.country,
    toggleLabel: ARABIC.more,
    options: ARABIC.countries.map((label) => ({ id: label, label })),
    defaultSelectedId: 'مصر',
  },
  globals: RIGHT_TO_LEFT,
};
