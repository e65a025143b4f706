import { readdirSync } from 'node:fs';

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** The versions that have a folder, the newest first. */
export function writtenVersions(folder: string): string[] {
  const newestFirst = new Intl.Collator('en', { numeric: true });
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && VERSION.test(entry.name))
    .map(({ name }) => name)
    .toSorted((one, other) => newestFirst.compare(other, one));
}

/** The page before all versions: it leads on to the newest, and lists the others. */
export function versionIndex(versions: readonly string[]): string {
  const items = versions.map(
    (version, index) => `<li><a href="${version}/index.html">${version}</a>${index === 0 ? ' (newest)' : ''}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine: documentation by version</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>
</head>
<body>
<main>
<h1>Vitrine, by version</h1>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
