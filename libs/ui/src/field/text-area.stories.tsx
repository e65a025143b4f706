import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Note', name: 'note', rows: 3 },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should we know?', description: 'Only you see this.' } };
export const Filled: Story = { args: { defaultValue: LONG_TEXT } };
/** Grows with its text. */
export const AutoSized: Story = { args: { isAutoSized: true, rows: 1, defaultValue: `${LONG_TEXT}\n\n${LONG_TEXT}` } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: 'Input required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'The presentation has ended.' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Written by the guide.' } };
export const LongText: Story = { args: { label: LONG_LABEL, description: LONG_TEXT, errorMessage: LONG_TEXT } };
export const RightToLeft: Story = { args: { label: ARABIC.name, defaultValue: ARABIC.text }, globals: RIGHT_TO_LEFT };
