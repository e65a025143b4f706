/**
 * `npm run stories [-- --dev [--port N]]`: the catalogue of components as static files in `build/stories`, or live with
 * reload on this machine alone.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false }, port: { type: 'string', default: '4600' } } });

const [command, ...args] = values.dev
  ? ['npm', 'run', '--silent', 'stories-dev', '-w', '@vitrine/ui', '--', '--port', values.port]
  : ['npx', 'nx', 'run', '@vitrine/ui:stories', '--output-style=static'];

const child = spawn(command ?? 'npx', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  if (code === 0 && !values.dev) console.log('build/stories/index.html (serve the folder: `npx vite preview --outDir build/stories`)');
  process.exit(code ?? 1);
});
