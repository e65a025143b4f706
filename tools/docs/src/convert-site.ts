import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  Application,
  type CommentDisplayPart,
  Converter,
  type DefaultThemeRenderContext,
  type DocumentReflection,
  JSX,
  LogLevel,
  MinimalSourceFile,
  normalizePath,
  type ProjectReflection,
  TSConfigReader,
  type TypeDocOptions,
} from 'typedoc';
import { ROOT } from '@vitrine/release';
import { DOCUMENT_GROUPS, siteDocuments } from './site-documents.ts';
import { sitePackages } from './site-entries.ts';

/** Everything that the site shows, and what was wrong with it. */
export interface ConvertedSite {
  /** Undefined where the sources do not compile. */
  project: ProjectReflection | undefined;
  /** Undocumented exports, dead links, missing files: one sentence each; empty for a whole site. */
  complaints: readonly string[];
  /** Writes the site's files. */
  write(folder: string): Promise<void>;
}

const LANGUAGES: NonNullable<TypeDocOptions['highlightLanguages']> = [
  'ts',
  'tsx',
  'jsx',
  'js',
  'css',
  'html',
  'bash',
  'sh',
  'json',
  'http',
  'nginx',
  'ini',
  'sql',
  'yaml',
  'docker',
];

const options = (files: readonly string[], documents: readonly string[]): TypeDocOptions => ({
  name: 'Vitrine',
  projectDocuments: [...documents],
  entryPointStrategy: 'resolve',
  entryPoints: [...files],
  tsconfig: join(import.meta.dirname, '../tsconfig.site.json'),
  readme: join(ROOT, 'README.md'),
  excludeInternal: true,
  excludePrivate: true,
  disableSources: true,
  githubPages: false,
  cacheBust: true,
  searchInComments: true,
  searchInDocuments: true,
  // What one imports is a package, or an entry of one.
  locales: { en: { kind_module: 'Package', kind_plural_module: 'Packages' } },
  includeHierarchySummary: false,
  groupOrder: [...DOCUMENT_GROUPS, '*'],
  navigation: { includeGroups: true, includeFolders: false },
  validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias'],
  externalSymbolLinkMappings: { 'react-router': { ScrollRestoration: '#', useViewTransitionState: '#' } },
  highlightLanguages: LANGUAGES,
});

/** The first heading of a text, which is its title; undefined where it begins otherwise. */
function titleOf(content: readonly CommentDisplayPart[]): string | undefined {
  // Code in a heading is a part of its own.
  const [line = ''] = content
    .map(({ text }) => text)
    .join('')
    .trimStart()
    .split('\n', 1);
  return line.startsWith('# ') ? line.slice(2).replaceAll('`', '').trim() : undefined;
}

/** Takes the title out, where the page draws one of its own. */
function withoutTitle(content: readonly CommentDisplayPart[]): CommentDisplayPart[] {
  if (titleOf(content) === undefined) return [...content];
  const end = content.findIndex(({ text }) => text.trimStart().includes('\n'));
  return content.slice(end).map((part, index) => (index === 0 ? { ...part, text: part.text.trimStart().replace(/^[^\n]*\n/, '') } : part));
}

/** Links at the head of each page to what is built beside the pages. */
const besideLinks = (context: DefaultThemeRenderContext, version: string): JSX.Element =>
  JSX.createElement(
    'nav',
    { 'aria-label': 'Site' },
    JSX.createElement('a', { href: context.relativeURL('catalogue/index.html') }, 'Components'),
    ' · ',
    JSX.createElement('a', { href: context.relativeURL('../index.html') }, `Version ${version}`),
  );

/** Reads the libraries' sources, their READMEs and the documents. Nothing is written before `write`. */
export async function convertSite(version: string): Promise<ConvertedSite> {
  const packages = sitePackages();
  const documents = siteDocuments();
  const entries = packages.flatMap((one) => one.entries);
  const app = await Application.bootstrapWithPlugins(
    options(
      entries.map(({ file }) => file),
      [...documents.keys()],
    ),
    [new TSConfigReader()],
  );
  const complaints: string[] = [];
  app.logger.log = (message: string, level: LogLevel) => {
    if (level >= LogLevel.Warn) complaints.push(message);
  };

  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document: DocumentReflection) => {
    const path = document.project.files.getReflectionPath(document);
    const group = path === undefined ? undefined : documents.get(path);
    if (group !== undefined) document.frontmatter['group'] = group;
    document.name = titleOf(document.content) ?? document.name;
    // A folder's README is what a link to the folder means.
    if (path?.endsWith('/README.md') === true) document.project.files.registerReflectionPath(normalizePath(dirname(path)), document);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    project.readme = withoutTitle(project.readme ?? []);
    for (const { name, readme } of packages) {
      const module = project.children?.find((child) => child.name === name);
      if (module === undefined) continue;
      const file = normalizePath(readme);
      const { content } = app.converter.parseRawComment(new MinimalSourceFile(readFileSync(readme, 'utf8'), file), project.files);
      module.readme = withoutTitle(content);
      // Other pages lead to it by its file or its folder.
      project.files.registerReflectionPath(file, module);
      project.files.registerReflectionPath(normalizePath(dirname(readme)), module);
    }
  });

  app.renderer.hooks.on('sidebar.begin', (context) => besideLinks(context, version));

  const names = new Map(entries.map(({ name, file }) => [normalizePath(file), name]));
  const points = app.getEntryPoints() ?? [];
  for (const point of points) point.displayName = names.get(normalizePath(point.sourceFile.fileName)) ?? point.displayName;
  const project = app.logger.hasErrors() ? undefined : app.converter.convert(points);
  if (project !== undefined) app.validate(project);
  return {
    project,
    complaints,
    async write(folder) {
      if (project !== undefined) await app.generateDocs(project, folder);
    },
  };
}
