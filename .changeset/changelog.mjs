/** What a changelog says of a changeset: its text, as one entry. */
async function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.trim().split('\n');
  return ['', '', `- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

/** What a changelog says of the dependencies that changed with a package: one line, and not one for each changeset. */
async function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return '';
  return `- Needs ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`;
}

export { getDependencyReleaseLine, getReleaseLine };
