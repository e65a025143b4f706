import { added, appended, type Change, type Edit, removed, renamed } from './change.ts';

const COMMENT = '\n// A remark.\n';
const STYLE_COMMENT = '\n/* A remark. */\n';
const LINE = '\nA line more.\n';

const change = (name: string, edit: Edit, selects: readonly string[], spares: readonly string[] = []): Change => ({
  name,
  edit,
  selects,
  spares,
});
/** What no tool but the tests of the workspace reads. */
const DOCUMENT_SPARES = ['ui', 'commerce', 'scripts', 'storefront', 'bench'];

/** Changes after which everything passes: who reads the file has to be asked all the same, and who doesn't to be left alone. */
export const HARMLESS_CHANGES: readonly Change[] = [
  change(
    'a source of the components',
    appended('libs/ui/src/button/button.tsx', COMMENT),
    ['ui', 'commerce', 'storefront', 'sales-room'],
    ['routing', 'sales-room-server', 'store-api-client'],
  ),
  change(
    'a style sheet of the components',
    appended('libs/ui/src/icon/icon.css', STYLE_COMMENT),
    ['ui', 'storefront', 'sales-room'],
    ['i18n'],
  ),
  change('a design token', appended('libs/ui/src/tokens/contrast.css', STYLE_COMMENT), ['ui', 'storefront', 'brand'], ['session']),
  change('a story', appended('libs/ui/src/button/button.stories.tsx', COMMENT), ['ui'], ['routing', 'session']),
  change('the settings of the stories', appended('libs/ui/.storybook/preview.css', STYLE_COMMENT), ['ui'], ['routing']),
  change('a sheet of pictures', appended('libs/ui/src/icon/icons.svg', '\n'), ['ui', 'storefront'], ['routing']),
  change('a report of a surface', appended('libs/ui/api-report.md', LINE), ['ui', 'contract-tests'], ['routing']),
  change("a library's README", appended('libs/ui/README.md', LINE), ['ui', 'workspace-tests'], ['routing', 'session']),
  change("a README that a tool's test runs", appended('libs/sales-room-server/README.md', LINE), ['sales-room-server', 'scripts'], ['ui']),
  change(
    "a library's further document",
    appended('libs/store-api-client/docs/errors.md', LINE),
    ['store-api-client', 'workspace-tests'],
    ['ui'],
  ),
  change(
    'a source of a feature',
    appended('libs/commerce/src/server/index.ts', COMMENT),
    ['commerce', 'storefront', 'sales-room-ui'],
    ['ui', 'session', 'start'],
  ),
  change('a style sheet of a feature', appended('libs/commerce/src/cart/cart.css', STYLE_COMMENT), ['commerce', 'storefront'], ['ui']),
  change('a new source', added('libs/commerce/src/cart/new-source.ts', 'export const size = 1;\n'), ['commerce', 'storefront'], ['ui']),
  change('a new style sheet', added('libs/commerce/src/cart/new.css', '.a { color: red; }\n'), ['commerce', 'storefront'], ['ui']),
  change(
    'a new test',
    added('libs/routing/src/new.test.ts', "import { it } from 'vitest';\nit('holds', () => {});\n"),
    ['routing'],
    ['ui'],
  ),
  change('a test under another name', renamed('libs/routing/src/page-head.test.ts', 'libs/routing/src/head.test.ts'), ['routing'], ['ui']),
  change('a test that is gone', removed('libs/i18n/src/rich-text.test.ts'), ['i18n'], ['ui', 'routing']),
  change(
    'a message of one language',
    appended('libs/i18n/src/messages/en-GB/common.ts', COMMENT),
    ['i18n', 'commerce', 'storefront'],
    ['ui'],
  ),
  change("a library's compiler settings", appended('libs/commerce/tsconfig.json', '\n'), ['commerce'], ['ui', 'session']),
  change("a library's test settings", appended('libs/commerce/vitest.config.ts', COMMENT), ['commerce'], ['ui', 'session']),
  change(
    "a library's build settings",
    appended('libs/commerce/tsdown.config.ts', COMMENT),
    ['commerce', 'contract-tests'],
    ['ui', 'session'],
  ),
  change("a library's manifest", appended('libs/session/package.json', '\n'), ['session', 'commerce', 'scripts'], ['ui', 'routing']),
  change(
    'a source of the room server',
    appended('libs/sales-room-server/src/bin.ts', COMMENT),
    ['sales-room-server', 'start', 'scripts'],
    ['ui', 'commerce', 'sales-room-ui'],
  ),
  change(
    'a source of the client of the store',
    appended('libs/store-api-client/src/index.ts', COMMENT),
    ['store-api-client', 'session', 'contract-tests'],
    ['ui', 'i18n'],
  ),
  change(
    'a root route of an app',
    appended('apps/storefront/app/root.tsx', COMMENT),
    ['storefront', 'bench', 'core-e2e'],
    ['commerce', 'sales-room'],
  ),
  change("an app's server", appended('apps/storefront/server.ts', COMMENT), ['storefront'], ['commerce', 'sales-room']),
  change('an end-to-end test of an app', appended('apps/storefront/e2e/axe.spec.ts', COMMENT), ['storefront'], ['commerce', 'sales-room']),
  change(
    'what the endings are made from',
    added('apps/storefront/e2e/support/endings/none.ts', COMMENT),
    ['storefront', 'scripts'],
    ['ui'],
  ),
  change('settings of the end-to-end tests', appended('tools/workspace-config/src/playwright.ts', COMMENT), [
    'storefront',
    'ui',
    'firefox',
  ]),
  change('what end-to-end tests share', appended('tools/e2e-kit/src/participants.ts', COMMENT), ['e2e-kit', 'sales-room', 'firefox']),
  change('a test in another browser', appended('tools/webkit/e2e/shop.spec.ts', COMMENT), ['webkit'], ['storefront', 'ui', 'firefox']),
  change('an attack', appended('tools/security/e2e/csp.spec.ts', COMMENT), ['security'], ['storefront', 'ui']),
  change(
    'the embedded store',
    appended('tools/demo-store/src/main.ts', COMMENT),
    ['demo-store', 'start', 'contract-tests'],
    ['ui', 'storefront'],
  ),
  change(
    'how its pictures are drawn',
    appended('tools/demo-pictures/package.json', '\n'),
    ['demo-pictures', 'demo-store'],
    ['ui', 'routing'],
  ),
  change(
    'the recipe of a native program',
    appended('tools/media-worker/recipe/subprojects/libuv/unused.c', '\n'),
    ['media-worker', 'engines'],
    ['ui', 'storefront'],
  ),
  change('a benchmark', appended('tools/bench/src/benches/room.ts', COMMENT), ['bench'], ['storefront', 'scripts']),
  change('the budgets of weight', appended('tools/bench/weight.json', '\n'), ['bench'], ['storefront']),
  change('the gate itself', appended('tools/scripts/src/verify.ts', COMMENT), ['scripts', 'workspace-tests'], ['ui', 'release']),
  change('a release step', appended('tools/release/src/index.ts', COMMENT), ['release', 'scripts', 'contract-tests'], ['ui']),
  change("a brand's picture", appended('brands/ohm/logo.svg', '\n'), ['brand', 'storefront', 'sales-room'], ['ui', 'commerce']),
  change(
    'a changeset',
    added('.changeset/new-button.md', "---\n'@vitrine/ui': patch\n---\n\nA line.\n"),
    ['release', 'workspace-tests'],
    ['ui', 'commerce'],
  ),
  change('the settings of changesets', appended('.changeset/config.json', '\n'), ['release'], ['ui', 'commerce']),
  change('a document of operations that a test reads', appended('docs/operations/releasing.md', LINE), ['release'], ['ui', 'commerce']),
  change('a document of operations that none reads', appended('docs/operations/redirects.md', LINE), ['workspace-tests'], DOCUMENT_SPARES),
  change('the checklist', appended('docs/spec-checklist.md', LINE), ['workspace-tests'], DOCUMENT_SPARES),
  change('a decision', appended('docs/decisions/0025-pages-rest.md', LINE), ['workspace-tests'], DOCUMENT_SPARES),
  change('a screenshot', appended('docs/screenshots/shop-home.webp', '\n'), ['workspace-tests'], DOCUMENT_SPARES),
  change('the README of the workspace', appended('README.md', LINE), ['workspace-tests'], DOCUMENT_SPARES),
  change('how to contribute', appended('CONTRIBUTING.md', LINE), ['workspace-tests'], DOCUMENT_SPARES),
  change('the license', appended('LICENSE', LINE), ['contract-tests', 'release'], ['ui', 'commerce']),
  change('what CI runs', appended('.ci/run', '\n'), ['workspace-tests'], DOCUMENT_SPARES),
  change('what git leaves out', appended('.gitignore', '/other/\n'), ['workspace-tests']),
  change('settings of npm', appended('.npmrc', '\n'), ['contract-tests'], ['ui', 'commerce', 'storefront']),
  change('settings of the formatting', appended('.prettierrc.json', '\n'), ['scripts'], ['ui', 'commerce', 'storefront', 'release']),
  change('what counts as unused', appended('knip.config.ts', COMMENT), ['workspace-tests'], DOCUMENT_SPARES),
  change('the compiler settings at the root', appended('tsconfig.base.json', '\n'), ['ui', 'storefront', 'workspace-tests']),
  change('the lock file', appended('package-lock.json', '\n'), ['workspace-tests', 'contract-tests']),
  change('a new project', added('libs/new/package.json', '{ "name": "@vitrine/new", "version": "0.0.0", "private": true }\n'), [
    'workspace-tests',
  ]),
];
