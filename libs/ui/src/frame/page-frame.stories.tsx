import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from '../notification/notice.tsx';
import { ARABIC, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Heading } from '../text/heading.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Layout/PageFrame',
  component: PageFrame,
  args: {
    skipLinkLabel: 'Skip to content',
    header: <SiteHeader logo="Vitrine" logoHref="#home" logoLabel="Vitrine, home page" />,
    footer: <SiteFooter bottom={<span>© Vitrine</span>} />,
    children: (
      <>
        <Heading level={1} look="display">
          Things that stay
        </Heading>
        <p>{LONG_TEXT}</p>
      </>
    ),
  },
  parameters: { page: 'page' },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Text in every role, as a page of the shop mixes it. */
export const Content: Story = {
  args: {
    children: (
      <div className="story-stack">
        <Heading level={1} look="display">
          Things that stay
        </Heading>
        <Heading level={2}>Fired twice and glazed by hand</Heading>
        <p>{LONG_TEXT}</p>
        <div className="story-row">
          <Button variant="primary" icon="bag">
            Add to cart
          </Button>
          <Button>Compare</Button>
        </div>
        <Heading level={3}>What it means for you</Heading>
        <Notice type="success" title="Almost done">
          Please confirm your e-mail address, so that we can send you the invitation.
        </Notice>
      </div>
    ),
  },
};
export const Full: Story = { args: { width: 'full' } };
export const Narrow: Story = { args: { width: 'narrow' } };
export const Screen: Story = { args: { width: 'screen' } };
export const WithoutHeaderAndFooter: Story = { args: { header: undefined, footer: undefined } };
export const RightToLeft: Story = {
  args: {
    skipLinkLabel: ARABIC.next,
    children: (
      <>
        <Heading level={1} look="display">
          {ARABIC.name}
        </Heading>
        <p>{ARABIC.text}</p>
      </>
    ),
  },
  globals: RIGHT_TO_LEFT,
};
