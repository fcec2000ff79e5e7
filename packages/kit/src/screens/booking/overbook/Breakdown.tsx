import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { CartPassengers } from '../../../rules/booking/cart.ts';
import type { Booking } from './derive.ts';
import * as sums from './price.css.ts';

/** The price in lines that add up: passengers by type with fare and taxes, what is bought besides, what is taken off. */
export function Breakdown({ booking }: { booking: Booking }) {
  const t = useMessages('booking-form');
  const { number } = useFormats();
  const { sum, currency, cart, chosen, terms } = booking;
  if (!sum) return null;
  const shown = (amount: number) => <Amount value={{ amount, currency }} />;
  // Points go to the member who books, as far as they travel; those of the others go to themselves.
  const earner = chosen.some(({ traveller: { self, type } }) => self && type !== 'INF');
  const earns = earner
    ? terms.flights.reduce((all, { fares: [fare] }) => all + (fare?.pointsEarned ?? 0), 0)
    : 0;
  const insured = cart.insurances.find(({ count }) => count > 0)?.count ?? 0;
  return (
    <>
      <table className={sums.breakdown}>
        <caption>
          <VisuallyHidden>{t('detail.title')}</VisuallyHidden>
        </caption>
        {sum.passengers.map((one) => (
          <Passengers key={one.kind} of={one} currency={currency} />
        ))}
        {sum.insurance > 0 && (
          <tbody>
            <tr className={sums.group}>
              <th scope="row">{t('detail.insurance')}</th>
              <td className={sums.times}>{t('insurance.count', { count: insured })}</td>
              <td>{shown(sum.insurance)}</td>
            </tr>
          </tbody>
        )}
        {cart.addOns.length > 0 && (
          <tbody>
            <tr className={sums.group}>
              <th scope="row" colSpan={2}>
                {t('detail.extras')}
              </th>
              <td>{shown(sum.addOns)}</td>
            </tr>
          </tbody>
        )}
        {sum.coupon + sum.pointsWorth > 0 && (
          <tbody>
            <tr className={sums.group}>
              <th scope="row" colSpan={2}>
                {t('detail.deductions')}
              </th>
              <td>{shown(-sum.coupon - sum.pointsWorth)}</td>
            </tr>
            {sum.pointsWorth > 0 && (
              <tr>
                <th scope="row">{t('detail.points')}</th>
                <td className={sums.times}>{number(sum.points)}</td>
                <td>{shown(-sum.pointsWorth)}</td>
              </tr>
            )}
            {sum.coupon > 0 && (
              <tr>
                <th scope="row" colSpan={2}>
                  {t('detail.coupon')}
                </th>
                <td>{shown(-sum.coupon)}</td>
              </tr>
            )}
          </tbody>
        )}
        <tbody>
          <tr className={sums.group}>
            <th scope="row" colSpan={2}>
              {t('detail.total')}
            </th>
            <td>{shown(sum.total)}</td>
          </tr>
        </tbody>
      </table>
      {earns > 0 && terms.earnedAfterDays !== undefined && (
        <p className={sums.earn}>
          {t('detail.earn', { points: number(earns), days: terms.earnedAfterDays })}
        </p>
      )}
    </>
  );
}

function Passengers({
  of: { kind, count, fare, taxes, sum },
  currency,
}: {
  of: CartPassengers;
  currency: string;
}) {
  const t = useMessages('booking-form');
  const kinds = useMessages('fare-families');
  const { money } = useFormats();
  const rows = [
    { key: 'fare', name: t('detail.fare'), each: fare },
    ...taxes.map(({ code, each }) => ({ key: code, name: t('detail.tax', { code, told: code }), each })),
  ];
  return (
    <tbody>
      <tr className={sums.group}>
        <th scope="row" colSpan={2}>
          {kinds(`kind.${kind}`, { count })}
        </th>
        <td>
          <Amount value={{ amount: sum, currency }} />
        </td>
      </tr>
      {rows.map(({ key, name, each }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td className={sums.times}>
            {each === 0
              ? t('detail.free')
              : t('detail.each', { each: money({ amount: each, currency }), count })}
          </td>
          <td>
            <Amount value={{ amount: each * count, currency }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
