/** Banks whose cards receive refunds, in the order of the list. */
export const banks = [
  'icbc',
  'ccb',
  'abc',
  'boc',
  'bcom',
  'psbc',
  'cmb',
  'spdb',
  'cib',
  'citic',
  'ceb',
  'cmbc',
  'cgb',
  'pab',
  'hxb',
  'bos',
  'other',
] as const;
export type Bank = (typeof banks)[number];

export const cardKinds = ['savings', 'credit'] as const;
export type CardKind = (typeof cardKinds)[number];

/** First six digits of some issuers' cards. Source: the banks' own published numbers; the list is assumed, and a host can bring a longer one. */
const issuers: Readonly<Record<Exclude<Bank, 'other'>, string>> = {
  icbc: '622202 622200 622203 622208 621226 621225 620200 427020 427030 530990 622230 622235 622210 622211 622212 622213',
  ccb: '621700 436742 622700 622280 621284 621467 622966 622988 436728 489592 532450 532458',
  abc: '622848 622845 622846 622849 623052 622821 622822 622823 404117 404118 519412',
  boc: '621661 621660 621663 621666 601382 456351 621785 621786 621787 622760 409666 438088 512315',
  bcom: '622260 622258 622261 622262 405512 601428 622252 458123 521899',
  psbc: '622188 621098 622199 621096 621095 621799 622150 622151 622810 622811',
  cmb: '622588 622580 621486 621485 621483 410062 622575 622576 622577 622578 622579 439188',
  spdb: '622521 622522 622523 622516 622517 622518 621792 621793 456418 498451',
  cib: '622908 622909 966666 438588 438589 622901 622902 451289',
  citic: '622690 622691 622692 622698 622696 433680 433666 442729 520108',
  ceb: '622660 622662 622663 622655 622650 622658 620535',
  cmbc: '622622 622615 622616 622617 622618 622619 622600 415599 421393',
  cgb: '622568 621462 622555 622556 622557 622558 622559 428911 436768',
  pab: '622155 622156 622298 622986 621626 526855 528020',
  hxb: '622630 622631 622632 622633 622636 622637 623020 539867',
  bos: '622892 621050 620522 622148 622149 622268',
};

/** Digits of a number that say who has issued it. */
const issuerDigits = 6;

const byIssuer: ReadonlyMap<string, Bank> = new Map(
  (Object.keys(issuers) as (keyof typeof issuers)[]).flatMap((bank) =>
    issuers[bank]
      .split(' ')
      .filter((digits) => digits.length === issuerDigits)
      .map((digits) => [digits, bank] as const),
  ),
);

/** The bank that a card's first digits tell; undefined while there are too few, or for one that is not listed. */
export const bankOf = (digits: string): Bank | undefined => byIssuer.get(digits.slice(0, issuerDigits));

/** A card number in its groups of four, as it stands on the card. */
export const groupedCard = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The end of a card number, by which its holder knows it. */
export const cardTail = (digits: string): string => digits.slice(-4);
