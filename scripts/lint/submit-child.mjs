/** Where a form has a submit button built in: the host gives it as a child, with its words and its `busy`. */
export const submitChild = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'type' || node.value?.value !== 'submit') return;
      context.report({ node, message: 'Draw `children` in its place: a submit button is given to a form.' });
    },
  }),
};
