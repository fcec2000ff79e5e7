import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { batteryLimits } from '../../../rules/batteries.ts';
import { checkInClosesMinutes } from '../../../rules/check-in/check-in.ts';
import { isNoticeSlug, noticeEditions } from '../../../rules/notices/notices.ts';
import { isDay } from '../../../validators/day.ts';
import { Frame } from '../../shell/Frame.tsx';
import { NoticeLinks } from '../../shell/NoticeLinks.tsx';
import { bookingQuery } from '../booking-address.ts';
import { useBooking } from './use-booking.ts';
import * as styles from './overbook.css.ts';

/** To be read besides. */
const others = [
  'online-ticket',
  'passenger-notes',
  'free-baggage',
  'special-passengers',
  'international-refund',
  'us-electronics',
] as const;

/** /overbook/bookTicketsNotice: the rules that a booking agrees to, each with the day from which it holds. */
export function NoticesScreen() {
  const t = useMessages('booking-form');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { address, read } = useBooking();
  const { freeWh, approvedWh, approved, devices, spares } = batteryLimits;
  const parts = [
    {
      slug: 'conditions-of-carriage',
      title: t('notices.conditions'),
      rules: [
        t('notices.conditions.name'),
        t('notices.conditions.document'),
        t('notices.conditions.closes', checkInClosesMinutes),
        t('notices.conditions.changes'),
      ],
    },
    {
      slug: 'dangerous-goods',
      title: t('notices.goods'),
      rules: [
        t('notices.goods.never'),
        t('notices.goods.powerBanks', { free: freeWh, approved: approvedWh, count: approved }),
        t('notices.goods.devices', { devices, spares }),
      ],
    },
    {
      slug: 'fare',
      title: t('notices.fare'),
      rules: [t('notices.fare.time'), t('notices.fare.children'), t('notices.fare.estimate')],
    },
  ];
  return (
    <Frame wide title={t('notices.title')}>
      <div className={styles.noticeColumns}>
        <div>
          {parts.map(({ slug, title, rules }) => {
            const from = isNoticeSlug(slug)
              ? noticeEditions[slug].from
              : read.data?.agreements.find((one) => one.slug === slug)?.version;
            return (
              <Section
                key={slug}
                title={title}
                action={
                  from !== undefined &&
                  isDay(from) && (
                    <span className={styles.quiet}>{t('notices.since', { day: date(from, 'date') })}</span>
                  )
                }
              >
                <Card>
                  <ul className={styles.rules}>
                    {rules.map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                  {isNoticeSlug(slug) ? (
                    <Link
                      className={link.alone}
                      href={href('notice', { params: { slug } })}
                      aria-label={t('notices.wholeOf', { title })}
                    >
                      {t('notices.whole')}
                    </Link>
                  ) : (
                    address && (
                      <Link
                        className={link.alone}
                        href={href('productLabel', { query: bookingQuery(address) })}
                      >
                        {t('notices.fare.each')}
                      </Link>
                    )
                  )}
                </Card>
              </Section>
            );
          })}
        </div>
        <div>
          <NoticeLinks notices={others} />
        </div>
      </div>
    </Frame>
  );
}
