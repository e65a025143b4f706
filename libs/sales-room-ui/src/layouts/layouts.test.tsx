import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DefaultLayout } from '@vitrine/commerce';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { UiProvider } from '@vitrine/ui';
import { ROOM_LAYOUTS, type RoomLayoutName } from './room-layouts.ts';

const messages = await loadMessages('en-US', ['common', 'room']);
const NAMES = [
  'presentation-auth',
  'presentation-back-room',
  'presentation-base',
  'presentation-main-room',
  'presentation-notification',
] as const satisfies readonly RoomLayoutName[];

describe('the layouts', () => {
  it('are the six of the specification by name; default is the one of the shop', () => {
    expect(Object.keys(ROOM_LAYOUTS).sort()).toEqual(['default', ...NAMES]);
    expect(ROOM_LAYOUTS.default).toBe(DefaultLayout);
  });

  it.each(NAMES)('%s draws its page and says its name', (name) => {
    const Layout = ROOM_LAYOUTS[name];
    const html = renderToString(
      <I18nProvider locale="en-US" messages={messages}>
        <StaticRouter location="/presentation/spring">
          <UiProvider locale="en-US">
            <Layout>
              <p>page</p>
            </Layout>
          </UiProvider>
        </StaticRouter>
      </I18nProvider>,
    );
    expect(html).toContain(`data-layout="${name}"`);
    expect(html).toContain('<p>page</p>');
  });
});
