import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import clip from '../testing/vase-clip.webm';
import { VideoPlayer } from './video-player.tsx';

const vtt = (text: string) => `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:09.500\n${text}`)}`;
const CAPTIONS = [
  { url: vtt('A vase, going to the right.'), language: 'en', label: 'English' },
  { url: vtt('Eine Vase, nach rechts.'), language: 'de', label: 'Deutsch' },
];

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    label: 'A vase on its way',
    sources: [{ url: clip, type: 'video/webm' }],
    poster: PICTURES.terracotta.url,
    labels: {
      play: 'Play',
      pause: 'Pause',
      replay: 'Play again',
      seek: 'Position',
      position: (time: string, duration: string) => `${time} of ${duration}`,
      mute: 'Sound off',
      unmute: 'Sound on',
      volume: 'Volume',
      captions: (language: string | null) => `Captions: ${language ?? 'off'}`,
      fullScreen: 'Full screen',
      exitFullScreen: 'Leave full screen',
      pictureInPicture: 'Picture in picture',
      loading: 'Loading',
      failed: 'The video cannot be played.',
      retry: 'Try again',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const start: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Play/ }));
};

/** Loads nothing before it is wanted. */
export const BeforeTheStart: Story = {};
export const WithCaptions: Story = { args: { captions: CAPTIONS } };
export const WithoutPoster: Story = { args: { poster: undefined } };
export const Square: Story = { args: { ratio: 1 } };
/** Stays still where less motion is asked for. */
export const Autoplaying: Story = { args: { isAutoplaying: true, isLooping: true } };
export const Missing: Story = {
  args: { label: 'A video that is not there', sources: [{ url: '/nothing.webm', type: 'video/webm' }], poster: undefined },
  play: async (context) => {
    await start(context);
    await context.canvas.findByRole('alert');
  },
};
export const LongText: Story = { args: { label: LONG_LABEL } };
export const RightToLeft: Story = { args: { captions: CAPTIONS }, globals: RIGHT_TO_LEFT };
