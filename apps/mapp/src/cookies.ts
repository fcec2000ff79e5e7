import { keepsCookies, type Host } from '@mapp/kit/host';

/** The host, which leads nobody to a sign-in that the browser forgets at once, but lets `tell` say so. */
export const withoutLostSignIn = (host: Host, tell: () => void): Host => ({
  ...host,
  login: async (request) => (keepsCookies(host.cookies) ? host.login(request) : tell()),
});
