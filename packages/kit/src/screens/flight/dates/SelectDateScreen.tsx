import { ChosenSummary } from '../../../components/price-calendar/ChosenSummary.tsx';
import { DayCalendar } from '../../../components/price-calendar/DayCalendar.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { allChosen, nextChoice, type ChosenDays } from '../../../rules/calendar/choosing.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useBelowBar } from '../../shell/use-below-bar.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './dates.css.ts';
import { boundsOf, useChosenDays } from './use-chosen-days.ts';
import { useHolidayMarks } from './use-holiday-marks.ts';
import { useReturnDays } from './use-return-days.ts';

/** /selectDate: one day or two, within the bounds of the address, for the screen that asked; else for the search for flights. */
export function SelectDateScreen() {
  const { query } = usePlace('dateChoice');
  // Another question, another choice.
  return <DateChoice key={JSON.stringify(query)} query={query} />;
}

function DateChoice({ query }: { query: ReturnType<typeof usePlace<'dateChoice'>>['query'] }) {
  const t = useMessages('calendar');
  const today = useToday();
  const holidays = useHolidayMarks();
  const top = useBelowBar();
  const bounds = boundsOf(query, today);
  const { trip, chosen, choose } = useChosenDays(query, bounds);
  const navigation = useNavigation();
  const toSearch = ({ out, back }: ChosenDays) =>
    navigation.replace('flightSearch', { query: { date: out, returnDate: back } });
  const giveBack = useReturnDays(query.returnUrl) ?? toSearch;
  const whole = allChosen(trip, chosen);
  const todayCounts = today >= bounds.min && today <= bounds.max;
  return (
    <Frame
      title={t('title')}
      closes
      bleed
      wide
      band={<ChosenSummary trip={trip} value={chosen} />}
      action={todayCounts && <AppBarAction onClick={() => choose(today)}>{t('todayGo')}</AppBarAction>}
      footer={
        <div className={styles.footer}>
          {!whole && (
            <p className={styles.ask}>{t(`ask.${trip === 'OW' ? 'one' : nextChoice(trip, chosen)}`)}</p>
          )}
          <Button className={styles.confirm} disabled={!whole} onClick={() => giveBack(chosen)}>
            {t('confirm')}
          </Button>
        </div>
      }
    >
      <DayCalendar {...{ bounds, today, trip, top, holidays }} value={chosen} onSelect={choose} />
    </Frame>
  );
}
