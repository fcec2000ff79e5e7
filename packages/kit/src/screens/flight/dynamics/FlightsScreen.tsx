import { FlightSearchForm } from '../../../components/flight-dynamics/FlightSearchForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { useNearby } from '../../places/use-nearby.ts';
import { Frame } from '../../shell/Frame.tsx';
import { FlightEntries } from './FlightEntries.tsx';
import { FollowedFlights } from './FollowedFlights.tsx';
import { RecentFlights } from './RecentFlights.tsx';
import { useFlightSearch } from './use-flight-search.ts';
import * as styles from './dynamics.css.ts';

/** /flight/index: flight dynamics by number or by route, recent searches, and the flights that are followed. */
export function FlightsScreen() {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const wide = useWide();
  const nearby = useNearby('city');
  const { today, initial, keep, recentPlaces, recent, forget, show } = useFlightSearch();
  return (
    <Frame
      title={t('title')}
      root
      wide
      action={<AppBarAction href={href('airportScreen')}>{t('entries.board')}</AppBarAction>}
    >
      <div className={styles.columns}>
        <div className={styles.kept}>
          <Card>
            <FlightSearchForm
              defaultValue={initial}
              onChange={keep}
              today={today}
              help={{ recent: recentPlaces, nearby }}
              onSubmit={show}
            >
              <Button type="submit" wide>
                {t('search.submit')}
              </Button>
            </FlightSearchForm>
          </Card>
          {recent.length > 0 && (
            <RecentFlights recent={recent} today={today} onShow={show} onForget={forget} />
          )}
          {wide && <FlightEntries />}
        </div>
        <div className={styles.column}>
          <FollowedFlights />
          {!wide && <FlightEntries />}
        </div>
      </div>
    </Frame>
  );
}
