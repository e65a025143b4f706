import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { plugin as workspace } from '@vitrine/eslint-plugin-workspace';

const BASE = ['layer:base'];
const DOMAIN = ['layer:domain'];
const SHELL = ['layer:shell'];
// Configuration and what tests share: for every project, and by the rule workspace/layer for nothing that ships.
const WORKSPACE = ['layer:workspace'];

/** Which layer may import which: the dependency rule of the house. */
const depConstraints = [
  { sourceTag: 'layer:base', onlyDependOnLibsWithTags: WORKSPACE },
  // Tests of a domain library may start real engines; the rule workspace/layer keeps them out of what ships.
  { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: [...BASE, 'layer:test-support', ...WORKSPACE] },
  { sourceTag: 'layer:shell', onlyDependOnLibsWithTags: [...BASE, ...DOMAIN, ...WORKSPACE] },
  { sourceTag: 'layer:feature', onlyDependOnLibsWithTags: [...BASE, ...DOMAIN, ...SHELL, 'layer:feature', ...WORKSPACE] },
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: [...BASE, ...DOMAIN, ...SHELL, 'layer:feature', 'layer:brand', ...WORKSPACE] },
  // What a merchant writes: how things look, and the type of that.
  { sourceTag: 'layer:brand', onlyDependOnLibsWithTags: [...BASE, ...SHELL, 'layer:feature', ...WORKSPACE] },
  {
    sourceTag: 'layer:tool',
    onlyDependOnLibsWithTags: [
      ...BASE,
      ...DOMAIN,
      ...SHELL,
      'layer:feature',
      'layer:app',
      'layer:brand',
      'layer:tool',
      'layer:test-support',
      ...WORKSPACE,
    ],
  },
  { sourceTag: 'layer:test-support', onlyDependOnLibsWithTags: ['layer:tool', ...WORKSPACE] },
  { sourceTag: 'layer:workspace', onlyDependOnLibsWithTags: WORKSPACE },
  // The shop side knows nothing of the room side.
  { sourceTag: 'scope:shop', notDependOnLibsWithTags: ['scope:room'] },
  // The room server is a process of its own: no page is made of it. (What else is Node's alone, `workspace/server-only` keeps from pages.)
  { allSourceTags: ['scope:room', 'env:any'], notDependOnLibsWithTags: ['kind:process'] },
  { allSourceTags: ['scope:room', 'env:browser'], notDependOnLibsWithTags: ['kind:process'] },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'apps/*/build/**',
      'libs/*/build/**',
      '**/.react-router/**',
      '**/node_modules/**',
      '**/test-results/**',
      'tour/**',
      '.nx/**',
      '**/fixtures/**',
      '.data/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, workspace, 'react-hooks': reactHooks, 'import-sort': importSort },
    rules: {
      // Loading one subpath on demand, such as the sanitiser, says nothing about the rest of a library.
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          checkDynamicDependenciesExceptions: ['.*'],
          // React Router's own loader reads the route table, without this workspace's export condition: by path only.
          allow: ['\\.\\./\\.\\./\\.\\./libs/routing/src/(?:react-router/localized-routes|locale-config)\\.ts'],
          depConstraints,
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import type` where nothing else is taken, since a file whose imports are all types is not loaded; else inline.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-duplicate-imports': 'error',
      // Node, packages, our own libraries, then this library's files: one block.
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^@vitrine(?:/|$)', '^\\.']] }],
      'import-sort/exports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // An interface that importers add to by its name is empty here.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^(Register|Store(CustomFields|Extensions|Operations))$' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'Wait for a condition, never for time.' },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'workspace/vendor-owner': 'error',
      'workspace/server-only': 'error',
      'workspace/named-exports': 'error',
      'workspace/layer': 'error',
      'workspace/zod-mini': 'error',
      'workspace/folder-cycle': 'error',
      'workspace/retired-words': 'error',
      'workspace/title-length': 'error',
    },
  },
  {
    // What ships reads text of strangers: no expression may take time that grows faster than the text.
    files: [
      'libs/*/src/**/*.{ts,tsx}',
      'apps/*/app/**/*.{ts,tsx}',
      'apps/*/*.ts',
      'tools/start/src/**/*.ts',
      'tools/demo-store/src/**/*.ts',
      'tools/demo-pictures/src/**/*.ts',
      'tools/media-worker/src/**/*.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false, ignorePartial: false }],
    },
  },
  {
    files: ['tools/**', '**/*.test.{ts,tsx}', '**/e2e/**', 'apps/*/server.ts', 'libs/sales-room-server/src/bin.ts'],
    rules: { 'no-console': 'off' },
  },
  // Playwright's `use` is no React hook.
  { files: ['**/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: [
      'apps/*/app/root.tsx',
      'apps/*/app/routes/**',
      'apps/*/app/routes.ts',
      'apps/*/app/entry.*.tsx',
      '**/*.config.{ts,mjs}',
      'eslint.config.mjs',
      '**/global-setup.ts',
      '**/*.stories.tsx',
      '**/.storybook/{main.ts,preview.tsx}',
    ],
    rules: { 'workspace/named-exports': 'off' },
  },
);
