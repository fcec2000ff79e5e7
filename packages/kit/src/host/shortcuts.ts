import type { Host } from './host.ts';

/** The actions that open one page each. */
type Opening = 'goHome' | 'openCheckIn' | 'openFlightNews' | 'openMine' | 'openTicketOrders';

/** A host, as far as it opens pages. */
export type HostOpening = Pick<Host, Opening | 'openOrder'>;

/** Pages that a host may show by itself, each with the site's own, path without base. Source: membership.md section 4. */
export const shortcuts: Readonly<Record<Opening, string>> = {
  goHome: '/Home',
  openCheckIn: '/boarde',
  openFlightNews: '/flight',
  openMine: '/mine',
  openTicketOrders: '/order/list',
};

const orderDetail = '/order/detail/';

/** The site's own page of a ticket order, path without base. */
export const orderPath = (id: string): string => orderDetail + encodeURIComponent(id);

/** The same pages, as they are spelled besides. */
const otherwise: Readonly<Record<string, Opening>> = {
  '/home': 'goHome',
  '/flight/index': 'openFlightNews',
};

const openings: ReadonlyMap<string, Opening> = new Map([
  ...Object.entries(shortcuts).map(([opening, path]) => [path, opening as Opening] as const),
  ...Object.entries(otherwise),
]);

const idIn = (path: string): string | undefined => {
  const id = path.startsWith(orderDetail) ? path.slice(orderDetail.length) : '';
  if (id === '' || /[/?#]/.test(id)) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
};

/**
 * The host's action for a place of the site; undefined for one that is the site's alone. A query asks for something that a host's page
 * knows nothing of.
 * @param path without base
 */
export function shortcutTo(path: string): ((host: HostOpening) => Promise<void>) | undefined {
  const opening = openings.get(path);
  if (opening) return (host) => host[opening]();
  const id = idIn(path);
  return id === undefined ? undefined : (host) => host.openOrder({ id });
}
