import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/icon-button.tsx';
import { SearchField } from '../field/search-field.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SiteHeader } from './site-header.tsx';

const NAVIGATION = (
  <NavigationBar
    label="Main navigation"
    items={[
      { id: 'living', label: 'Living', href: '#living', isActive: true, children: [{ id: 'vases', label: 'Vases', href: '#vases' }] },
      { id: 'journal', label: 'Journal', href: '#journal' },
    ]}
    labels={{
      open: 'Open menu',
      close: 'Close menu',
      submenu: (label) => `${label}: more`,
      overview: (label) => `All of ${label}`,
      loading: 'Loading',
    }}
  />
);
const ACTIONS = (
  <>
    <IconButton icon="user" label="Account" />
    <IconButton icon="heart" label="Wish list" />
    <IconButton icon="bag" label="Cart, 2 items" badge="2" />
  </>
);

const meta = {
  title: 'Layout/SiteHeader',
  component: SiteHeader,
  args: { logo: 'Vitrine', logoHref: '#home', logoLabel: 'Vitrine, home page' },
  parameters: { page: 'page' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main className="story story-tall">
          <h1>Living</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogoAlone: Story = {};
export const WithActions: Story = { args: { actions: ACTIONS } };
export const Everything: Story = {
  args: {
    topBar: (
      <>
        <span>Free shipping from €100</span>
        <span>English · EUR</span>
      </>
    ),
    navigation: NAVIGATION,
    search: {
      field: <SearchField label="Search" action="#search" submitLabel="Submit search" clearLabel="Clear" placeholder="Search the shop" />,
      labels: { open: 'Open search', close: 'Close search' },
      page: 'living',
    },
    actions: ACTIONS,
  },
};
export const Sticky: Story = { args: { isSticky: true, navigation: NAVIGATION, actions: ACTIONS } };
export const LongText: Story = {
  args: {
    logo: 'The Vitrine Trading Company',
    logoLabel: 'The Vitrine Trading Company, home page',
    topBar: <span>{LONG_TEXT}</span>,
    navigation: NAVIGATION,
    actions: ACTIONS,
  },
};
export const RightToLeft: Story = { args: { ...Everything.args, logo: 'فيترين', logoLabel: 'فيترين' }, globals: RIGHT_TO_LEFT };
