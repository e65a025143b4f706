import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC, LONG_LABEL, LONG_TEXT, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { ImageUpload } from './image-upload.tsx';

const meta = {
  title: 'Fields/ImageUpload',
  component: ImageUpload,
  args: {
    label: 'Portrait',
    name: 'portrait',
    description: 'JPG or PNG, at most 5 MB.',
    labels: {
      choose: 'Choose a picture',
      replace: 'Replace',
      hint: 'or drop or paste one here',
      remove: 'Remove picture',
      removed: 'Picture removed.',
      undo: 'Undo',
      cancel: 'Cancel',
      retry: 'Try again',
      uploading: 'Uploading',
      uploaded: 'Saved',
      preview: (name: string | null) => `Preview ${name ?? ''}`,
    },
    errors: {
      wrongType: 'Only JPG or PNG.',
      tooLarge: 'At most 5 MB.',
      unreadable: 'This picture is damaged.',
      tooMany: 'One picture only.',
      failed: 'The picture was not saved. Please try again.',
      notRemoved: 'The picture was not removed. Please try again.',
    },
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest PNG there is. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pixel = () => new File([Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))], 'portrait.png', { type: 'image/png' });
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]') ?? canvasElement;

export const Empty: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const WithPicture: Story = { args: { currentUrl: PICTURES.green.url } };
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pixel());
    await expect(await canvas.findByRole('img', { name: 'Preview portrait.png' })).toBeInTheDocument();
  },
};
/** A file is judged by its content, whatever its name says. */
export const WrongType: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), new File(['no picture at all'], 'portrait.png', { type: 'image/png' }));
    await expect((await canvas.findAllByText('Only JPG or PNG.')).length).toBeGreaterThan(0);
  },
};
export const Uploading: Story = {
  args: {
    onUpload: (_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pixel());
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeInTheDocument();
  },
};
export const Saved: Story = {
  args: { onUpload: () => Promise.resolve() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pixel());
    await expect((await canvas.findAllByText('Saved')).length).toBeGreaterThan(0);
  },
};
export const NotSaved: Story = {
  args: { onUpload: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pixel());
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};
export const Invalid: Story = { args: { errorMessage: 'Input required' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { label: LONG_LABEL, description: LONG_TEXT, errorMessage: LONG_TEXT, currentUrl: PICTURES.blue.url },
};
export const RightToLeft: Story = {
  args: { label: ARABIC.name, description: ARABIC.text, currentUrl: PICTURES.blue.url },
  globals: RIGHT_TO_LEFT,
};
