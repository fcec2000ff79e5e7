/** A clause where a noun phrase is meant: “What a screen says”, “Who is signed in”. */
const clause = /^\*\s*\*?\s*(what|who|whoever|whom|whose|whatever)\b(?!.*\?)/i;

const message =
  'Begin with a noun phrase, or a verb and its object: “Status of an order, including local expiry”.';

/** Where the first sentence of a JSDoc comment is a clause that begins with what or who. */
export const nounPhrases = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (comment.type === 'Block' && clause.test(comment.value))
          context.report({ node: comment, message });
    },
  }),
};
