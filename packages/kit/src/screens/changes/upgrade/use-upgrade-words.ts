import type { AnsweredCondition } from '../../../components/cabin-upgrade/Conditions.tsx';
import type { UpgradeCabin, UpgradeFlight, UpgradeVoucher } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { voucherAnswers, voucherConditions, type VoucherCondition } from '../../../rules/changes/upgrade.ts';
import { useFlightWords } from '../use-flight-words.ts';

const hourMs = 3_600_000;

/** Words of upgrades: what a cabin brings, and the conditions of a voucher answered for a flight. */
export function useUpgradeWords() {
  const t = useMessages('upgrades');
  const { date, number } = useFormats();
  const words = useFlightWords();
  return {
    ...words,
    gains: ({ flatBed, pieces, kilograms, lounge }: UpgradeCabin): readonly string[] =>
      [
        flatBed ? t('gain.flatBed') : undefined,
        pieces !== undefined && kilograms !== undefined
          ? t('gain.baggage', { pieces: number(pieces), kilograms: number(kilograms) })
          : undefined,
        lounge ? t('gain.lounge') : undefined,
      ].filter((gain) => gain !== undefined),
    conditions: (voucher: UpgradeVoucher, flight: UpgradeFlight, now: number): AnsweredCondition[] => {
      const { bookingClass = '', departs, relation, name } = flight;
      const answers = voucherAnswers(voucher, { ...flight, bookingClass }, now);
      const left = Math.max(0, Date.parse(departs) - now);
      const hours = Math.floor(left / hourMs);
      const told: Readonly<Record<VoucherCondition, readonly [words: string, fact: string]>> = {
        self: [
          t(voucher.way === 'common' ? 'condition.selfOr' : 'condition.self'),
          t('condition.who', { name, relation }),
        ],
        route: [t('condition.route', { route: voucher.route }), words.route(flight)],
        cabin: [
          voucher.classes.length === 0
            ? t('condition.anyCabin')
            : t('condition.cabin', { classes: voucher.classes.join(' ') }),
          words.cabin(flight.cabin, flight.bookingClass),
        ],
        time: [
          t('condition.time', { hours: voucher.hoursBefore }),
          t('condition.left', { days: Math.floor(hours / 24), hours: hours % 24 }),
        ],
        validity: [
          t('condition.validity', { date: date(voucher.validUntil, 'date') }),
          words.plainDay(departs.slice(0, 10)),
        ],
      };
      return voucherConditions.map((condition) => ({
        condition,
        met: answers[condition],
        words: told[condition][0],
        fact: told[condition][1],
      }));
    },
  };
}
