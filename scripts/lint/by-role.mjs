/** Calls that find an element by a selector, an id, a class or a tag. */
const bySelector = /^(querySelector(All)?|closest|matches|webkitMatchesSelector|getElement(ById|sBy\w+))$/;

/** Queries of a page that take a selector beside words. */
const query = /^(get|query|find)(All)?By[A-Z]/;

const message =
  'Find it by role and name, label or text; what has none of these, by withoutRole(): a person knows no selector.';

const nameOf = ({ property, computed }) => (computed ? property.value : property.name);

/** Where a page is asked by selector: `querySelector`, `closest`, `getElementById` and their like, and the option `selector`. */
export const byRole = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression') return;
      const name = nameOf(callee) ?? '';
      if (bySelector.test(name)) context.report({ node: callee.property, message });
      if (!query.test(name)) return;
      for (const options of given)
        for (const option of options.properties ?? [])
          if (option.key?.name === 'selector') context.report({ node: option, message });
    },
  }),
};
