import type { Name } from '../names.ts';
import { compareNames } from '../order.ts';
import { librarySource, libraryTest } from './library-sources.ts';

const NODE = '20.19';

const manifest = ({ kebab, words }: Name): string =>
  `${JSON.stringify(
    {
      name: `@vitrine/${kebab}`,
      version: '0.0.0',
      description: `Reads one ${words} out of what a stranger sent.`,
      keywords: [...new Set([kebab, 'validation', 'storefront', 'commerce'])],
      license: 'MIT',
      type: 'module',
      engines: { node: `>=${NODE}` },
      exports: {
        '.': { '@vitrine/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
        './package.json': './package.json',
      },
      files: ['dist'],
      sideEffects: false,
      nx: { tags: ['layer:base', 'env:any'] },
      scripts: { build: 'tsdown', typecheck: 'tsc', prepublishOnly: 'node ../../tools/release/src/refuse-publishing.ts' },
    },
    null,
    2,
  )}\n`;

const readme = ({ kebab, camel, pascal, words }: Name): string => `# @vitrine/${kebab}

\`\`\`sh
npm install @vitrine/${kebab}
\`\`\`

ES modules, which \`require\` loads too, for Node.js ${NODE} or newer and TypeScript 5.9 or newer.

Reads one ${words} out of what a stranger sent: a body, a message, a file. What is read has an id and a name of bounded length, and nothing else; what is wrong in any way is null. It needs no framework, no store and nothing of Node.

\`\`\`ts
import { type ${pascal}, read${pascal} } from '@vitrine/${kebab}';

declare const body: unknown; // as a request brought it

const ${camel}: ${pascal} | null = read${pascal}(body);
export const title = ${camel}?.name ?? 'nothing that could be read';
\`\`\`

| Name | What it does |
| --- | --- |
| \`read${pascal}\` | one ${words}, or null where the value is none |
| \`${pascal}\` | what was read: \`id\` and \`name\`, both trimmed and never empty |

## What it does not do

- It asks no store whether there is such an id.
- It makes no text safe as markup: a name is text, and is written as text.
`;

const apiReport = ({ kebab, pascal }: Name): string => `# What \`@vitrine/${kebab}\` exports

Written by \`npm run api-report\`. A change here is a change for those who import the package.

## \`@vitrine/${kebab}\`

\`\`\`ts
${[
  { name: pascal, declaration: `interface ${pascal} {\n    readonly id: string;\n    readonly name: string;\n}` },
  { name: `read${pascal}`, declaration: `function read${pascal}(value: unknown): ${pascal} | null;` },
]
  // The report knows no collation.
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .map(({ declaration }) => declaration)
  .join('\n')}
\`\`\`
`;

const index = ({ kebab, pascal }: Name): string =>
  `export { ${[pascal, `read${pascal}`]
    .toSorted(compareNames)
    .map((name) => (name === pascal ? `type ${name}` : name))
    .join(', ')} } from './read-${kebab}.ts';\n`;

const changeset = ({ kebab, pascal, words }: Name): string => `---
'@vitrine/${kebab}': minor
---

First release: reads one ${words} out of what a stranger sent.

- \`read${pascal}\` gives an id and a name, or null.

Nobody else is affected: no other package needs it.
`;

const TSCONFIG = `{
  "extends": "../../tools/workspace-config/tsconfig.base.json",
  "compilerOptions": { "types": ["node"] },
  "include": ["src", "*.ts"]
}
`;

const TSDOWN = `import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: { index: 'src/index.ts' },
  platform: 'neutral',
});
`;

const VITEST = `import { vitestConfig } from '@vitrine/workspace-config/vitest';

export default vitestConfig(import.meta.dirname);
`;

/** Every file of a new library, by its path from the root on. */
export function libraryFiles(name: Name): ReadonlyMap<string, string> {
  const home = `libs/${name.kebab}`;
  return new Map([
    [`${home}/README.md`, readme(name)],
    [`${home}/api-report.md`, apiReport(name)],
    [`${home}/package.json`, manifest(name)],
    [`${home}/src/index.ts`, index(name)],
    [`${home}/src/read-${name.kebab}.ts`, librarySource(name)],
    [`${home}/src/read-${name.kebab}.test.ts`, libraryTest(name)],
    [`${home}/tsconfig.json`, TSCONFIG],
    [`${home}/tsdown.config.ts`, TSDOWN],
    [`${home}/vitest.config.ts`, VITEST],
    [`.changeset/first-release-${name.kebab}.md`, changeset(name)],
  ]);
}
