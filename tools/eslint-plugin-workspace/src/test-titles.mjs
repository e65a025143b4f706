const TITLED = new Set(['it', 'test', 'describe']);

/** The function whose first argument is a title: `it`, `it.each(…)`, `test.describe`. */
const titledBy = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return titledBy(callee.object);
  if (callee.type === 'CallExpression') return titledBy(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return titledBy(callee.tag);
  return undefined;
};

/** The title that a call gives to a test or a group of tests: a text, or a template with values in it. */
export const titleOf = ({ callee, arguments: [title] }) => {
  if (!TITLED.has(titledBy(callee))) return undefined;
  if (title?.type === 'Literal' && typeof title.value === 'string') return title;
  return title?.type === 'TemplateLiteral' ? title : undefined;
};
