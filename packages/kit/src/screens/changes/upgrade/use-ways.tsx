import { Amount } from '../../../components/amount/Amount.tsx';
import type { UpgradeCabin, UpgradeFlight, UpgradeVoucher } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { RadioItem } from '../../../primitives/field/RadioList.tsx';
import { mayUse, pointsShort, voucherFits, type UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { useFlightWords } from '../use-flight-words.ts';
import type { UpgradeKnown } from './of-flight.tsx';

/** Vouchers of one way that are left, those first that fit the flight. */
export function vouchersFor(
  vouchers: readonly UpgradeVoucher[],
  way: UpgradeWay,
  flight: UpgradeFlight,
  now: number,
): readonly UpgradeVoucher[] {
  const fits = (voucher: UpgradeVoucher) =>
    voucherFits(voucher, { ...flight, bookingClass: flight.bookingClass ?? '' }, now);
  return vouchers
    .filter((voucher) => voucher.way === way && voucher.left > 0)
    .toSorted((one, other) => Number(fits(other)) - Number(fits(one)));
}

/** Ways to pay for one cabin, as rows with one column of cost; what is closed says why and where else to go. */
export function useWays(flight: UpgradeFlight, cabin: UpgradeCabin, { options, now }: UpgradeKnown) {
  const t = useMessages('upgrades');
  const { number } = useFormats();
  const { plainDay } = useFlightWords();
  const { href } = useNavigation();
  const { relation } = flight;
  const { available, vouchers } = options;
  const link = (destination: 'buyPoints' | 'beneficiaries', words: 'way.buy' | 'way.beneficiaries') => (
    <Button variant="outline" size="medium" href={href(destination)}>
      {t(words)}
    </Button>
  );
  const items: RadioItem<UpgradeWay>[] = [];
  if (cabin.cash)
    items.push({
      value: 'cash',
      label: t('way.cash'),
      detail: t('cash.detail'),
      aside: <Amount value={cabin.cash} />,
    });
  if (cabin.points !== undefined) {
    const may = mayUse('points', relation);
    const short = pointsShort(cabin.points, available);
    items.push({
      value: 'points',
      label: t('way.points'),
      detail: !may
        ? t('points.notFor')
        : short > 0
          ? t('points.short', { available: number(available), short: number(short) })
          : t('points.detail', { available: number(available), left: number(available - cabin.points) }),
      aside: <Amount value={cabin.points} unit={t('unit.points')} />,
      disabled: !may || short > 0,
      act: !may
        ? link('beneficiaries', 'way.beneficiaries')
        : short > 0
          ? link('buyPoints', 'way.buy')
          : undefined,
    });
  }
  for (const way of ['voucher', 'common', 'platinum'] as const) {
    const own = vouchersFor(vouchers, way, flight, now);
    const [first] = own;
    if (!first) continue;
    const fits = voucherFits(first, { ...flight, bookingClass: flight.bookingClass ?? '' }, now);
    items.push({
      value: way,
      label: t(`way.${way}`),
      detail: t(fits ? 'voucher.detail' : 'voucher.unfit', {
        count: own.reduce((sum, { left }) => sum + left, 0),
        date: plainDay(first.validUntil),
      }),
      aside: <Amount value={1} unit={t('unit.vouchers')} />,
    });
  }
  return items;
}
