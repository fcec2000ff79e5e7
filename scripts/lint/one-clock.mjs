/** Readings of a date by the device's own zone. */
const local =
  /^(get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)|set(FullYear|Month|Date|Hours|Minutes)|toLocale(Date|Time)String)$/;

const windows = new Set(['window', 'globalThis', 'self']);

/** A global by its name, or as one of the window's. */
const isGlobal = (node, name) =>
  node.type === 'Identifier'
    ? node.name === name
    : node.type === 'MemberExpression' &&
      windows.has(node.object.name) &&
      (node.property.name ?? node.property.value) === name;

const isDate = (node) => isGlobal(node, 'Date');

const clock = 'Ask the airline’s clock (host.clock, useAirlineClock), never the device’s.';
const zone = 'Name the zone: a date is never read by the device’s own.';

/** Methods of a date's format, which take this moment where they are given none. */
const formats = new Set(['format', 'formatToParts']);

/**
 * Where the device's clock is asked, or its zone: `Date.now`, `new Date()`, `Date()`, `performance.now`, `Temporal.Now`, `format()` without a
 * date, `getHours()` and its like.
 */
export const oneClock = {
  meta: { type: 'problem' },
  create: (context) => ({
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message: clock });
    },
    CallExpression(node) {
      const { callee } = node;
      const asks = callee.type === 'MemberExpression' && formats.has(callee.property.name);
      if (isDate(callee) || (asks && node.arguments.length === 0)) context.report({ node, message: clock });
    },
    MemberExpression(node) {
      const { object, property } = node;
      const name = property.name ?? property.value;
      const asks =
        (name === 'now' && (isDate(object) || isGlobal(object, 'performance'))) ||
        (name === 'timeOrigin' && isGlobal(object, 'performance')) ||
        (name === 'Now' && isGlobal(object, 'Temporal'));
      if (asks) context.report({ node, message: clock });
      if (local.test(name)) context.report({ node, message: zone });
    },
  }),
};
