import { usePointsActivity } from '../../../client/points/points.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { countedDays, countedFlights } from '../../../rules/programmes/upgrade-points.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import * as styles from '../content.css.ts';

/** /updatePointDetail: the flights whose points count for the tier. */
export function UpgradePointsScreen() {
  const t = useMessages('course-points');
  const { href } = useNavigation();
  const { number, signed, date } = useFormats();
  const days = countedDays(useToday());
  return (
    <Frame
      title={t('upgrade.title')}
      footer={
        <Button wide variant="tinted" href={href('tier')}>
          {t('upgrade.toTier')}
        </Button>
      }
    >
      <Reading read={usePointsActivity(days)} title={t('failed')} note={t('failedNote')}>
        {({ airActivityDetails }) => {
          const { points, segments, months } = countedFlights(airActivityDetails, days);
          return (
            <div className={styles.stack}>
              <Card>
                <p className={styles.label}>{t('upgrade.total')}</p>
                <p className={styles.figure}>{number(points)}</p>
                <p className={styles.note}>{t('upgrade.flights', { count: segments })}</p>
                <p className={styles.note}>
                  {t('upgrade.days', {
                    from: date(days.startDate, 'date'),
                    until: date(days.endDate, 'date'),
                  })}
                </p>
                <p className={styles.note}>{t('upgrade.note')}</p>
              </Card>
              {months.map(({ month, flights }) => (
                <Section key={month} title={date(`${month}-01`, 'month')}>
                  <ListCard>
                    {flights.map((flight) => (
                      <ListRow
                        key={`${flight.activityId} ${flight.flightNo} ${flight.flightDate} ${flight.departure}`}
                        label={t('upgrade.route', {
                          flight: flight.flightNo,
                          from: flight.departureName,
                          until: flight.destinationName,
                        })}
                        detail={date(flight.flightDate, 'weekday')}
                        value={
                          <span className={styles.value}>
                            <span>{signed(flight.upgradePoint)}</span>
                            <span className={styles.note}>
                              {t('upgrade.flights', { count: flight.upgradeCount })}
                            </span>
                          </span>
                        }
                        href={href('billDetail', {
                          query: {
                            startDate: days.startDate,
                            endDate: days.endDate,
                            entry: flight.activityId,
                          },
                        })}
                      />
                    ))}
                  </ListCard>
                </Section>
              ))}
              {months.length === 0 && (
                <EmptyState
                  drawing="flight"
                  title={t('upgrade.none')}
                  text={t('upgrade.noneText')}
                  action={
                    <Button variant="outline" size="medium" href={href('retroClaim')}>
                      {t('upgrade.claim')}
                    </Button>
                  }
                />
              )}
            </div>
          );
        }}
      </Reading>
    </Frame>
  );
}
