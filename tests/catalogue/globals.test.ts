import { expect, it } from 'vitest';
import { checkGlobals, initialGlobals } from '../../.storybook/toolbar.ts';

it('takes what the toolbar offers, and any moment', () => {
  expect(() => checkGlobals({ ...initialGlobals, host: 'rail', clock: '2030-01-01T0000' })).not.toThrow();
});

it.each([
  [{ host: 'martian' }, 'globals=host:martian is not known: host is one of browser, app, miniprogram'],
  [{ locale: 'de' }, 'globals=locale:de is not known: locale is one of zh, en, ja, ko, ru'],
])('says what else there is: %o', (globals, message) => {
  expect(() => checkGlobals(globals)).toThrow(message);
});
