import { viewers } from '../../.storybook/viewers.ts';
import type { StoryRead } from './story-files.ts';

/** User of the product, by the documents. */
export interface Role {
  readonly name: string;
  readonly note: string;
  /** Whether a story shows what this person sees; none can while what they do is to come. */
  readonly isShownBy?: (story: StoryRead) => boolean;
}

/** The card that a story is signed in with when it names none. */
const everydayCard = '600000000001';

const cardIn = ({ member, globals }: StoryRead): string | null => {
  const viewer = globals['viewer'];
  if (typeof viewer === 'string' && Object.hasOwn(viewers, viewer))
    return viewers[viewer as keyof typeof viewers];
  return member === undefined ? everydayCard : member;
};

const signedInAs =
  (...cards: readonly (string | null)[]) =>
  (story: StoryRead): boolean =>
    cards.includes(cardIn(story));

/** A member on a page that is for this person alone. */
const at = (folder: string) => (story: StoryRead) =>
  story.address.startsWith(folder) && cardIn(story) !== null;

const inHost = (host: string) => (story: StoryRead) =>
  story.globals['host'] === host && cardIn(story) !== null;

const hosts: Readonly<Record<string, string>> = {
  app: "airline's own app",
  miniprogram: 'messenger mini-program',
  ali: 'payment mini-program',
  xuexi: 'learning app',
  douyin: 'short-video mini-program',
  rail: 'rail partner',
  bank: 'bank',
  company: 'company travel',
};

/** The roles of the documents, by what tells them apart. */
export const roles: Readonly<Record<string, readonly Role[]>> = {
  'Signed in or not': [
    { name: 'Guest', note: 'membership.md 6', isShownBy: signedInAs(null) },
    {
      name: 'Member',
      note: 'membership.md 6',
      isShownBy: signedInAs(everydayCard),
    },
    {
      name: 'Member whose session ends',
      note: 'membership.md 7',
      isShownBy: ({ faults }) =>
        faults.some(({ kind }) => kind === 'session-expired' || kind === 'unauthorized'),
    },
  ],
  Tiers: [
    { name: 'STD, star member', note: 'membership.md 6', isShownBy: signedInAs(everydayCard, viewers.star) },
    { name: 'SIL', note: 'membership.md 6', isShownBy: signedInAs(viewers.silver) },
    { name: 'GOL', note: 'membership.md 6', isShownBy: signedInAs(viewers.gold) },
    { name: 'PLT', note: 'membership.md 6', isShownBy: signedInAs(viewers.platinum) },
    { name: 'CHD, child member', note: 'membership.md 6', isShownBy: signedInAs(viewers.child) },
  ],
  Hosts: Object.entries(hosts).map(([host, title]) => ({
    name: `Member of the ${title}`,
    note: 'membership.md 1',
    isShownBy: inHost(host),
  })),
  'For whom': [
    {
      name: 'Points for seats: the member and beneficiaries, others sign in or pay cash',
      note: 'membership.md 6, travel.md 6',
      isShownBy: ({ covers }) => covers.includes('seat.membersOnly'),
    },
    {
      name: 'Platinum upgrade voucher: the member alone',
      note: 'travel.md 6',
      isShownBy: at('/platinumUpgrade/'),
    },
    {
      name: 'Crew and staff product: members who travel themselves',
      note: 'travel.md 6',
      isShownBy: at('/overbook/specialMaterial'),
    },
    {
      name: 'Agent who refunds for another passenger',
      note: 'travel.md 6',
      isShownBy: at('/generalRefund/valet'),
    },
  ],
};
