#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

// Whoever reads the output may have read enough: `… types | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  readFile: (path) =>
    readFile(path, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }),
  writeFile,
});
