import * as React from 'react';
import { configure, getConfig } from 'storybook/test';
import { inTests } from './plays.ts';

/** Every try of `findBy` and `waitFor` but the last one; the last one describes the page. */
const triesAgain = (): boolean =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  getConfig()['_disableExpensiveErrorDiagnostics' as keyof object] === true;

/** Errors of tries that fail and are repeated, without a description of the page: nobody reads it. */
function describeTheLastTryAlone(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      if (!triesAgain()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

/**
 * React keeps a stack for each element that is made, up to a number in each second, to name owners in its warnings. A test
 * fails by the warning itself; it makes some thousand elements in a second.
 */
function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals === 'object' && internals !== null)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

if (inTests) {
  describeTheLastTryAlone();
  keepNoOwnerStacks();
}
