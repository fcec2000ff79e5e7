import type { NextStep } from '../../../components/result/NextSteps.tsx';
import type { IssuedTickets, Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { checkInOpensHours, checkInWindow } from '../../../rules/check-in/check-in.ts';
import { atPlace, localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';

/** Steps after tickets have been paid, and whom to ask where money and order do not fit; other kinds of order have results of their own. */
export function usePaymentSteps(
  { state, now, settledBy }: Payment,
  issued: IssuedTickets | undefined,
): readonly NextStep[] {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const { day } = useToldDays(Date.parse(now));
  const promised: readonly NextStep[] =
    settledBy === undefined
      ? []
      : [
          {
            icon: 'shield',
            title: t('then.settled'),
            text: t('then.settled.text'),
            when: `${day(localTime(settledBy).day)} ${localTime(settledBy).time}`,
          },
        ];
  if (state === 'ticketing')
    return [{ icon: 'ticket', title: t('then.ticket'), text: t('then.ticket.text') }, ...promised];
  if (state === 'abnormal')
    return [...promised, { icon: 'phone', title: shell('call'), when: hotline, href: `tel:${hotline}` }];
  if (state !== 'ticketed' || issued?.since === 'refunded') return promised;
  const seats: NextStep = {
    icon: 'seat',
    title: t('then.seat'),
    text: t('then.seat.text'),
    when: t('then.now'),
    href: href('checkIn', { query: { tab: 'todo' } }),
  };
  const services: NextStep = {
    icon: 'baggage',
    title: t('then.services'),
    text: t('then.services.text'),
    href: href('service'),
  };
  const [first] = issued?.journeys ?? [];
  const checkIn: NextStep = {
    icon: 'pass',
    title: t('then.checkIn'),
    text: t('then.checkIn.text', { hours: checkInOpensHours }),
  };
  if (!first || !issued) return [seats, checkIn, services];
  const { departure } = first;
  const { opens, closes } = checkInWindow({ departure, international: issued.international });
  // Read again later: what is over is no step any more.
  const told = Date.parse(now);
  if (told >= closes) return [services];
  const at = (instant: number) => localTime(atPlace(instant, departure.time));
  const opening = at(opens);
  return [
    seats,
    {
      ...checkIn,
      when: told >= opens ? t('then.now') : `${day(opening.day)} ${opening.time}`,
    },
    {
      icon: 'takeoff',
      title: t('then.airport'),
      text: t('then.airport.text', {
        place: [departure.name, departure.terminal].filter(Boolean).join(' '),
        time: at(closes).time,
      }),
      when: day(localTime(departure.time).day),
    },
    services,
  ];
}
