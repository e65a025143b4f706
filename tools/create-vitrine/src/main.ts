#!/usr/bin/env node
import { install } from './install.ts';
import { ask } from './questions.ts';
import { run } from './run.ts';

let interrupted = false;
// Held while files are written, so that a shop is whole or not there.
process.on('SIGINT', () => (interrupted = true)).on('SIGTERM', () => (interrupted = true));

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  ask: process.stdin.isTTY ? ask : undefined,
  install,
  log: console.log,
  isInterrupted: () => interrupted,
});
