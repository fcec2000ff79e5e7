const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Money as the words of an element: its currency then is as large as its figure. `<Amount>` knows better. */
export const amounts = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    CallExpression(node) {
      if (nameOf(node.callee) !== 'money') return;
      let at = node.parent;
      // Through a choice; words of a sentence are arguments, and stop it.
      while (at.type === 'ConditionalExpression' || at.type === 'LogicalExpression') at = at.parent;
      if (at.type !== 'JSXExpressionContainer' || at.parent.type === 'JSXAttribute') return;
      context.report({
        node,
        message: 'Write <Amount value={…} />: its currency is smaller than its figure.',
      });
    },
  }),
};
