/** The layers whose stories show something of the documents. */
type Shown = 'components' | 'screens' | 'journeys';

/** Names of the second document, orders, flights and check-in; the rest belongs to the first, membership and account. */
const travel: Readonly<Record<Shown, RegExp>> = {
  screens: /^(booking|changes|check-in|dates|flight|orders|refunds)$/,
  components:
    /^(boarding-pass|check-in-|companion-|counter-place|flight-|journey-card|perforated-card|price-calendar|processed-list|refund-|route-line|safety-notice|seat-|segment-|ticket-form|travel-form|trip-)/,
  journeys: /^(booking|check-in|flights?|orders|refunds?|seats?)$/,
};

const sections: Readonly<Record<Shown, (name: string) => number>> = {
  /** Screens and routes; the shell is what every request has in common. */
  screens: (name) => (name === 'shell' ? 8 : 2),
  /** Validation rules, or entities and their fields. */
  components: (name) => (/-(forms?|fields?)$|^(pinyin-picker|agreement)$/.test(name) ? 5 : 3),
  /** States and transitions. */
  journeys: () => 4,
};

const isShown = (layer: string): layer is Shown => layer in sections;

/**
 * The tags by which the catalogue's side bar is filtered: how far a name can be relied on, and the section of the documents.
 * - `stable`: names, props and behaviour change only with a new major version
 * - `beta`: the documents show no calls for it; what the airline's back end turns out to be may still change it
 * - `membership-3`, `travel-2`: document and section
 * @param path `stories/screens/points/bill.stories.tsx`
 */
export function tagsOf(path: string): string[] {
  const [layer = '', name = ''] = path
    .replaceAll('\\', '/')
    .replace(/^.*\bstories\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/');
  if (!isShown(layer)) return layer === 'primitives' ? ['stable'] : [];
  const second = travel[layer].test(name);
  return [second ? 'beta' : 'stable', `${second ? 'travel' : 'membership'}-${sections[layer](name)}`];
}
