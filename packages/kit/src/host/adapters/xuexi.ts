import { browserHost, type HostMaker } from '../browser.ts';

/** The learning app: a browser with a sign-in page of its own. Source: membership.md section 4. */
export const xuexiHost: HostMaker = (identity, window, settings = {}) =>
  browserHost(identity, window, { ...settings, ssoUrl: identity.loginUrl ?? settings.ssoUrl });
