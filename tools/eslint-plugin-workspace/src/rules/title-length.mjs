import { titleOf } from '../test-titles.mjs';

const MAX_LENGTH = 100;

/** A title is the rule that its test holds to, and is read in lists. A template counts as it is written. */
export const titleLength = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { tooLong: `A test's title states its rule in at most ${MAX_LENGTH} characters; this one has {{length}}.` },
  },
  create(context) {
    return {
      CallExpression(call) {
        const title = titleOf(call);
        if (title === undefined) return;
        const { length } = title.type === 'Literal' ? title.value : context.sourceCode.getText(title).slice(1, -1);
        if (length > MAX_LENGTH) context.report({ node: title, messageId: 'tooLong', data: { length } });
      },
    };
  },
};
