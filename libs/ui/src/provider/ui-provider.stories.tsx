import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberField } from '../field/number-field.tsx';
import { Link } from '../link/link.tsx';
import type { LinkComponentProps } from './ui-context.ts';
import { UiProvider } from './ui-provider.tsx';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a {...rest} href={href} data-routed="" />;

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  args: {
    locale: 'en-US',
    children: (
      <div className="story-stack story-column">
        <NumberField
          label="Budget"
          defaultValue={1250.5}
          formatOptions={{ style: 'currency', currency: 'EUR' }}
          incrementLabel="More"
          decrementLabel="Less"
        />
        <p>
          All of <Link href="/collection">the collection</Link>
        </p>
      </div>
    ),
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const German: Story = { args: { locale: 'de-DE' }, globals: { locale: 'de-DE' } };
export const Arabic: Story = { args: { locale: 'ar-EG' }, globals: { locale: 'ar-EG' } };
/** Links of the app go through the router's own component. */
export const WithRouter: Story = { args: { linkComponent: RouterLink, navigate: fn() } };
