import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/archivo';
import '@fontsource-variable/space-grotesk';
import '@fontsource-variable/jetbrains-mono';
import '../src/styles.css';
import '../src/brands/stride.css';
import '../src/brands/ohm.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { preloadMenu } from '../src/menu/menu.tsx';
import { preloadModal } from '../src/modal/modal-code.ts';
import { preloadPopover } from '../src/popover/popover.tsx';
import { preloadSidebar } from '../src/sidebar/sidebar-code.ts';
import { BRANDS } from './brands.ts';
import { type StoryLayout, StoryPage } from './story-page.tsx';

// The steps of a story wait for what they look for, also on a machine with much to do.
configure({ asyncUtilTimeout: 20_000 });

const choice = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon: icon as 'globe', items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  // A dialog that is open is drawn with its story, not some time after it.
  loaders: [() => Promise.all([preloadModal(), preloadMenu(), preloadPopover(), preloadSidebar()])],
  globalTypes: {
    scheme: choice('Scheme', 'contrast', [
      { value: 'system', title: 'System scheme' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    contrast: choice('Contrast', 'accessibility', [
      { value: 'system', title: 'System contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    brand: choice(
      'Brand',
      'paintbrush',
      BRANDS.map((brand) => ({
        value: brand,
        title: brand === 'vitrine' ? 'Vitrine' : brand.replace(/^./, (letter) => letter.toUpperCase()),
      })),
    ),
    direction: choice('Direction', 'transfer', [
      { value: 'auto', title: 'Direction of the locale' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    locale: choice('Locale', 'globe', [
      { value: 'en-US', title: 'English (US)' },
      { value: 'en-GB', title: 'English (UK)' },
      { value: 'de-DE', title: 'Deutsch' },
      { value: 'ar-EG', title: 'العربية' },
    ]),
  },
  initialGlobals: { scheme: 'system', contrast: 'system', brand: 'vitrine', direction: 'auto', locale: 'en-US' },
  parameters: {
    layout: 'fullscreen',
    // A story whose steps fail is shown as failed, not as drawn.
    throwPlayFunctionExceptions: true,
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Actions', 'Text', 'Fields', 'Product', 'Media', 'Navigation', 'Overlays', 'Feedback', 'Layout', 'Room'],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, title, name }) => (
      <StoryPage
        scheme={String(globals['scheme'])}
        contrast={String(globals['contrast'])}
        brand={String(globals['brand'])}
        direction={String(globals['direction'])}
        locale={String(globals['locale'])}
        layout={parameters['page'] as StoryLayout | undefined}
        title={title}
        name={name}
      >
        <Story />
      </StoryPage>
    ),
  ],
};

export default preview;
