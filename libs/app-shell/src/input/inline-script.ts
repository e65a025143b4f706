/** A script as every document carries it: without the lines that are for its readers, and without its indentation. */
export const inlineScript = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
