/** A page that is drawn on a server, as far as a host reads it: a plain browser at no address, with nothing kept. */
export const serverWindow = {
  document: Object.freeze({ cookie: '', documentElement: Object.freeze({ lang: '' }) }),
  location: Object.freeze({ pathname: '/', search: '', hash: '', origin: '', href: '', protocol: '' }),
  navigator: Object.freeze({ userAgent: '', languages: [], onLine: true }),
  history: Object.freeze({ length: 1 }),
} as unknown as Window;
