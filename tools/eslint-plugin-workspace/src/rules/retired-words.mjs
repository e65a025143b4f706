import { basename } from 'node:path';
import { RETIRED_NAMES, RETIRED_WORDS, wordsOf } from '../retired-words.mjs';
import { titleOf } from '../test-titles.mjs';

/** Retired words stay out of declared names, file names and test titles. What a vendor calls its things may be used. */
export const retiredWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { retired: "'{{found}}' is retired: write '{{instead}}' (docs/glossary.md)." },
  },
  create(context) {
    const report = (node, found, instead) => context.report({ node, messageId: 'retired', data: { found, instead } });
    const checkWords = (node, text) => {
      for (const word of wordsOf(text)) if (RETIRED_WORDS.has(word)) report(node, word, RETIRED_WORDS.get(word));
    };
    const checkName = (node, name) => {
      if (RETIRED_NAMES.has(name)) report(node, name, RETIRED_NAMES.get(name));
      else checkWords(node, name);
    };
    const checkId = ({ id }) => {
      if (id?.type === 'Identifier') checkName(id, id.name);
    };
    const checkKey = ({ key, computed }) => {
      if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) checkName(key, key.name);
    };
    return {
      Program: (node) => checkName(node, basename(context.filename).replace(/\..*$/, '')),
      'VariableDeclarator, FunctionDeclaration, ClassDeclaration': (node) => {
        if (node.type !== 'VariableDeclarator') return checkId(node);
        for (const variable of context.sourceCode.getDeclaredVariables(node)) checkName(variable.identifiers[0], variable.name);
      },
      'TSInterfaceDeclaration, TSTypeAliasDeclaration': checkId,
      'TSPropertySignature, TSMethodSignature, MethodDefinition, PropertyDefinition': checkKey,
      CallExpression(call) {
        const title = titleOf(call);
        if (title?.type === 'Literal') checkWords(title, title.value);
        if (title?.type === 'TemplateLiteral') for (const part of title.quasis) checkWords(title, part.value.raw);
      },
    };
  },
};
