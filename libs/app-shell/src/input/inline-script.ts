/** A script as every document carries it: without the lines that are for its readers, its indentation, and the breaks after what ends a line anyway. */
export const inlineScript = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
    .replace(/([;{,])\n/g, '$1');
