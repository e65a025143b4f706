#!/usr/bin/env node
import { run } from './command-line/run.ts';

process.exitCode = run(process.argv.slice(2), {
  folder: process.cwd(),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
});
