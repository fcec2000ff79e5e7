const setterOf = (state) => `set${state[0].toUpperCase()}${state.slice(1)}`;

/** Where a state and its setter are not called `[seat, setSeat]`. A state without a setter is one that never changes. */
export const statePairs = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression' || init.callee.name !== 'useState')
        return;
      const [state, setter] = id.elements;
      if (state?.type !== 'Identifier' || setter?.type !== 'Identifier') return;
      const wanted = setterOf(state.name);
      if (setter.name !== wanted)
        context.report({ node: setter, message: `Call it ${wanted}: a setter is named after its state.` });
    },
  }),
};
