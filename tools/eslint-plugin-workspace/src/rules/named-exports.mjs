/** Named exports alone: one name for one thing, everywhere. Star exports hide what a package offers. */
export const namedExports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: 'Export a name; default exports are for route modules and configuration files.',
      star: 'List the names that are exported; a star hides the surface.',
    },
  },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'star' }),
  }),
};
