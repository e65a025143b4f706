import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ENTRY = join(import.meta.dirname, '..', 'main.ts');

/** How a run of the command ended. */
export interface Outcome {
  readonly status: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Somebody's repository, in a folder of its own. */
export interface Consumer {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly git: (...args: string[]) => string;
  /** Runs the command as a process, in the repository's folder. */
  readonly migrate: (...args: string[]) => Outcome;
  readonly [Symbol.dispose]: () => void;
}

/** What a repository of a test has: its files, and the packages that its `package.json` names. */
export interface ConsumerOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Without a repository of git. */
  readonly isBare?: boolean;
}

/** Makes a repository with one commit. */
export function createConsumer({ files = {}, dependencies = {}, isBare = false }: ConsumerOptions): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrate-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  write('package.json', JSON.stringify({ name: 'shop', dependencies }));
  for (const [file, text] of Object.entries(files)) write(file, text);
  if (!isBare) {
    git('init', '--quiet');
    git('add', '--all');
    git(
      '-c',
      'user.name=Shop',
      '-c',
      'user.email=shop@shop.example',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '--quiet',
      '--message',
      'shop',
    );
  }
  return {
    folder,
    write,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    git,
    migrate: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, ...args], { cwd: folder, encoding: 'utf8' });
      return { status, said: stdout, complained: stderr };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
