/** The two names of loopback: the site is at one of them, and the other is another site. */
const names = ['127.0.0.1', 'localhost'] as const;

/**
 * The origin of the sandbox's partner, as the reader of a page sees it: the same server by its other name.
 * @param host the header of the request; undefined for a name that the sandbox does not have
 */
export function partnerOrigin(host: string | undefined): string | undefined {
  const [, name, port] = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/.exec(host ?? '') ?? [];
  const other = names.find((one) => one !== name);
  return name === undefined ? undefined : `http://${other}${port ?? ''}`;
}

const services = [
  'baggage',
  'travelGuide',
  'car',
  'parking',
  'vacations',
  'hotels',
  'invoice',
  'valetRefund',
];
const ofOneOrder = ['itinerary', 'insurance'];

/** Pages of the partner that the site leads to, by the names of the configuration. */
export const partnerLinksAt = (origin: string): Readonly<Record<string, string>> => {
  const page = (service: string) => `${origin}/sandbox/partner?service=${service}`;
  return Object.fromEntries([
    ...services.map((service) => [service, page(service)]),
    ...ofOneOrder.map((service) => [service, `${page(service)}&order={orderNo}`]),
  ]);
};
