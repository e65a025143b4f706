import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@vitrine/release';

const run = promisify(execFile);

/** A project outside the workspace that has packed packages installed. */
export interface Consumer {
  folder: string;
  /** Complaints of the compiler in strict mode, one a line; empty where there are none. */
  typecheck(moduleResolution: 'nodenext' | 'bundler', options?: { skipLibCheck?: boolean }): Promise<string>;
  /** Runs a file and gives what it prints. */
  run(file: string, environment?: Record<string, string>): Promise<string>;
}

const output = (error: unknown): string => {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`;
};

/**
 * Makes a project in an empty folder and installs into it.
 *
 * @param dependencies - Tarballs and versions by package name.
 * @param files - Sources by name; `.mjs` ones are run, `.ts` ones are checked.
 */
export async function createConsumer(
  folder: string,
  dependencies: Record<string, string>,
  files: Record<string, string>,
): Promise<Consumer> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies }, undefined, 2),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
  return {
    folder,
    async typecheck(moduleResolution, { skipLibCheck = false } = {}) {
      const config = {
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
          skipLibCheck,
          target: 'es2024',
          lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
          jsx: 'react-jsx',
          module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
          moduleResolution,
          types: [],
        },
        include: ['*.ts', '*.tsx'],
      };
      const file = join(folder, `tsconfig.${moduleResolution}.json`);
      writeFileSync(file, JSON.stringify(config));
      try {
        await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file, '--pretty', 'false'], { cwd: folder });
        return '';
      } catch (error) {
        return output(error);
      }
    },
    async run(file, environment = {}) {
      const { stdout } = await run(process.execPath, [file], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...environment } });
      return stdout.trim();
    },
  };
}
