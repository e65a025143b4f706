import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_LOCALES } from '@vitrine/routing';
import { configureBrandLocales } from './brand-locales.ts';
import { readEnvironment } from './environment.ts';
import { checkEnvironment, findingLines } from './environment-checks.ts';
import { StartError } from './start-error.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

/** The store's side is examined by the doctor of the client library, which others run without this product. */
const STORE_DOCTOR = join(WORKSPACE_ROOT, 'libs/store-api-client/src/command-line/bin.server.ts');

/** Says on standard error what our own settings leave open: standard output is the store's report, which may be JSON. @returns How many findings there are. */
function examineEnvironment(): number {
  const findings = checkEnvironment(readEnvironment(process.env, WORKSPACE_ROOT), process.env);
  const lines =
    findings.length === 0
      ? ['Settings: nothing is left open.']
      : ['Settings', '', ...findings.flatMap((finding) => [...findingLines(finding), ''])];
  console.error(lines.join('\n'));
  return findings.length;
}

function examineStore(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', STORE_DOCTOR, 'doctor', ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 2)));
}

const file = join(WORKSPACE_ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);

/** The locales of the shop, the one without a prefix first, where nobody names others. */
function localeArguments(given: readonly string[]): string[] {
  if (given.some((argument) => argument === '--help' || /^--locales(?:=|$)/.test(argument))) return [];
  configureBrandLocales(process.env.BRAND);
  const codes = [SHOP_LOCALES.defaultLocale, ...SHOP_LOCALES.locales].map(({ code }) => code);
  return ['--locales', [...new Set(codes)].join(',')];
}

const args = process.argv.slice(2);
let found = 0;
try {
  if (!args.includes('--help')) found = examineEnvironment();
  if (args.length > 0) args.push(...localeArguments(args));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  found = 1;
}
const code = await examineStore(args);
process.exitCode = code === 0 && found > 0 ? 1 : code;
