import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { LONG_LABEL, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { VideoTile } from './video-tile.tsx';

const meta = {
  title: 'Room/VideoTile',
  component: VideoTile,
  args: { name: 'Ada Lovelace', stream: null },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn picture as a camera would send it. */
function useDrawnStream(): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    if (!context || !canvas.captureStream) return undefined;
    const drawn = canvas.captureStream(2);
    context.fillStyle = '#3b4a8f';
    context.fillRect(0, 0, 320, 180);
    context.fillStyle = '#f4dc9e';
    context.fillRect(110, 40, 100, 120);
    setStream(drawn);
    return () => drawn.getTracks().forEach((track) => track.stop());
  }, []);
  return stream;
}

export const CameraOff: Story = {};
export const CameraOn: Story = {
  args: { isSilent: true },
  render: function WithStream(args) {
    return <VideoTile {...args} stream={useDrawnStream()} />;
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeVisible());
  },
};
export const Speaking: Story = { args: { isSpeaking: true } };
export const Muted: Story = { args: { isMuted: true, mutedLabel: 'Microphone off' } };
export const Oneself: Story = { args: { name: 'You', isSilent: true, isMirrored: true, isMuted: true, mutedLabel: 'Microphone off' } };
export const Guide: Story = { args: { name: 'Greta Guide', note: 'Guide', isSpeaking: true, avatarSrc: PICTURES.green.url } };
export const Reconnecting: Story = { args: { note: 'reconnecting' } };
export const WithActions: Story = { args: { actions: <IconButton icon="more" label="More about Ada Lovelace" size="sm" /> } };
export const Sizes: Story = {
  render: (args) => (
    <div className="story-stack">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <VideoTile key={size} {...args} size={size} name={`Size ${size}`} />
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: {
    name: LONG_LABEL,
    note: 'reconnecting for the third time',
    isMuted: true,
    mutedLabel: 'Microphone off',
    actions: <IconButton icon="more" label="More" size="sm" />,
  },
};
export const RightToLeft: Story = {
  args: { name: 'أحمد زويل', note: 'المرشد', isMuted: true, mutedLabel: 'الميكروفون مغلق' },
  globals: RIGHT_TO_LEFT,
};
