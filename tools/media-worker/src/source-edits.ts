import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change to one of mediasoup's own files. */
export interface SourceEdit {
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** The changes that let mediasoup's worker build on Debian's tools and libraries. */
export const SOURCE_EDITS: readonly SourceEdit[] = [
  {
    // Debian 12 has Meson 1.0. The build uses nothing of 1.1.
    file: 'meson.build',
    find: "meson_version: '>= 1.1.0'",
    replace: "meson_version: '>= 1.0.0'",
  },
  {
    file: 'meson.build',
    find: "  install_tag: 'mediasoup-worker',\n",
    replace: "  install_tag: 'mediasoup-worker',\n  cpp_pch: 'precompiled/worker.hpp',\n",
  },
  {
    file: 'src/RTC/DtlsTransport.cpp',
    find: '  int /*argi*/,\n',
    replace: '  int argi,\n',
  },
  {
    // Debian's OpenSSL can hand TLS to the kernel, and asks each BIO by a control call whether it does. mediasoup's
    // callback answers every control call with 1; taken for a yes, OpenSSL makes no write buffer and crashes at the
    // first handshake. The BIO's own answer, no, has to pass.
    file: 'src/RTC/DtlsTransport.cpp',
    find: '\tconst long resultOfcallback = (operationType == BIO_CB_RETURN) ? static_cast<long>(ret) : 1;\n',
    replace: [
      '\tconst bool asksForKernelTls = operationType == (BIO_CB_CTRL | BIO_CB_RETURN) &&',
      '\t                              (argi == BIO_CTRL_GET_KTLS_SEND || argi == BIO_CTRL_GET_KTLS_RECV);',
      '\tconst long resultOfcallback = (operationType == BIO_CB_RETURN || asksForKernelTls) ? static_cast<long>(ret) : 1;',
      '',
    ].join('\n'),
  },
];

/**
 * Applies the edits to a copy of the worker's sources.
 * @returns Undefined, or what does not fit: the recipe does not know this version.
 */
export async function applySourceEdits(folder: string, edits: readonly SourceEdit[] = SOURCE_EDITS): Promise<string | undefined> {
  for (const edit of edits) {
    const path = join(folder, edit.file);
    const text = await readFile(path, 'utf8');
    if (text.split(edit.find).length !== 2) return `${edit.file} of this mediasoup version is not as the recipe knows it`;
    // A function, so that no dollar sign in the text is taken for a pattern.
    await writeFile(
      path,
      text.replace(edit.find, () => edit.replace),
    );
  }
  return undefined;
}
