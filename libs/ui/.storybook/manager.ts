import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Vitrine components',
    colorPrimary: isDark ? '#aeb8ff' : '#2537a8',
    colorSecondary: isDark ? '#8b97e8' : '#2537a8',
    appBg: isDark ? '#1d1a17' : '#f1ece3',
    appContentBg: isDark ? '#151310' : '#faf7f1',
    appPreviewBg: isDark ? '#151310' : '#faf7f1',
    barBg: isDark ? '#1d1a17' : '#ffffff',
    appBorderRadius: 6,
  }),
});
