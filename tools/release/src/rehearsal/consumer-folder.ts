import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A project outside of the workspace that installs from the local registry. */
export interface ConsumerFolder {
  folder: string;
  /** Runs a program there and gives what it prints; rejects with what it printed where it fails. */
  run(program: string, args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>;
  write(file: string, text: string): void;
}

/** Runs programs in a folder that is there, as somebody would who has none of the workspace. */
export const createRunner =
  (folder: string): ConsumerFolder['run'] =>
  async (program, args, environment = {}) => {
    try {
      const { stdout } = await execute(program, args, {
        cwd: folder,
        env: consumerEnvironment(environment),
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout.trim();
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
      throw new Error(`${program} ${args.join(' ')} failed in a consumer's folder:\n${stdout}${stderr}` || message, { cause: error });
    }
  };

/** What the workspace tells its own programs, which no consumer has. */
const WORKSPACE_SETTINGS = /^(npm_|NODE_OPTIONS$|NODE_PATH$|INIT_CWD$|VITEST|NODE_ENV$)/;

/** The environment of somebody who has none of the workspace, and settings of their own. */
export const consumerEnvironment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !WORKSPACE_SETTINGS.test(name))),
  ...own,
});

/**
 * Makes a folder whose packages come through the local registry, which asks npm's for those that are not released here:
 * `create-vitrine` is of no scope that could lead there.
 *
 * @param registry - The local registry's address.
 */
export function createConsumerFolder(folder: string, registry: string): ConsumerFolder {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('.npmrc', `registry=${registry}\n${registry.replace('http:', '')}:_authToken=rehearsal\n`);
  return {
    folder,
    write,
    run: createRunner(folder),
  };
}

/**
 * Installs into a consumer's folder, as somebody would who has none of the workspace. Scripts of packages stay unrun:
 * none of them is needed to compile and to run without media.
 */
export async function install(consumer: ConsumerFolder, dependencies: Readonly<Record<string, string>>): Promise<void> {
  consumer.write(
    'package.json',
    JSON.stringify({ name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies }, undefined, 2),
  );
  await consumer.run('npm', [
    'install',
    '--engine-strict=false',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
}
