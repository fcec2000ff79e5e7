import { useState, type SyntheticEvent } from 'react';
import { useLookUpPointsActivity } from '../../client/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import { ErrorSummary } from '../../primitives/field/ErrorSummary.tsx';
import { windowProblems, type BillWindow, type WindowProblem } from '../../rules/bill.ts';
import { addMonths } from '../../rules/days.ts';
import { AskNotice } from '../shell/AskNotice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useSubmit } from '../shell/use-submit.ts';
import { windowOf } from './bill-window.ts';
import { useToday } from '../shell/use-today.ts';
import { useExport } from './use-export.ts';
import * as styles from './points.css.ts';

/** Ids of the two date fields. */
const ids = { start: 'bill-start', end: 'bill-end' } as const;

/** The field that each problem is put right in. */
const fieldOf: Record<WindowProblem, keyof typeof ids> = {
  startMissing: 'start',
  endMissing: 'end',
  startAfterEnd: 'start',
};

/** Quick choices, in months up to today. */
const quickMonths = [1, 3, 6, 12, 60] as const;

/** /myBill/queryIntegral: the period of the bill, by quick choice or by two days; its entries as a file. */
export function BillFilterScreen() {
  const t = useMessages('points');
  const { date } = useFormats();
  const written = (day: string) => date(day, 'date');
  const navigation = useNavigation();
  const today = useToday();
  const { query } = usePlace('billFilter');
  const [chosen, setChosen] = useState<BillWindow>(() => windowOf(query, today));
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? windowProblems(chosen) : [];
  const show = (window: BillWindow) => navigation.replace('bill', { query: window });
  const save = useExport();
  const lookUp = useLookUpPointsActivity();
  const exporting = useSubmit(async (window: BillWindow) => {
    const { pointActivityDetailse2s: entries } = await lookUp(window);
    save({ entries, window });
  });
  const whenSound = (act: (window: BillWindow) => unknown) => {
    if (windowProblems(chosen).length > 0) setAttempt((times) => times + 1);
    else act(chosen);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    whenSound(show);
  };
  const errorOf = (field: keyof typeof ids) => {
    const problem = problems.find((each) => fieldOf[each] === field);
    return problem && t(`filter.${problem}`);
  };
  const quickLabel = (months: (typeof quickMonths)[number]): string => {
    if (months === 1) return t('filter.month');
    if (months === 12) return t('filter.year');
    return months > 12 ? t('filter.years', { count: months / 12 }) : t('filter.months', { count: months });
  };
  return (
    <Frame title={t('filter.title')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && (
          <ErrorSummary
            title={t('filter.problems')}
            errors={problems.map((problem) => ({ id: ids[fieldOf[problem]], text: t(`filter.${problem}`) }))}
            attempt={attempt}
          />
        )}
        <div role="group" aria-label={t('filter.quick')} className={styles.quick}>
          {quickMonths.map((months) => {
            const startDate = addMonths(today, -months);
            const now = chosen.startDate === startDate && chosen.endDate === today;
            return (
              <Button
                key={months}
                variant={now ? 'tinted' : 'outline'}
                size="medium"
                aria-pressed={now}
                onClick={() => show({ startDate, endDate: today })}
              >
                {quickLabel(months)}
              </Button>
            );
          })}
        </div>
        <DateField
          id={ids.start}
          label={t('filter.start')}
          value={chosen.startDate}
          max={today}
          words={written}
          error={errorOf('start')}
          onChange={(startDate) => setChosen({ ...chosen, startDate })}
        />
        <DateField
          id={ids.end}
          label={t('filter.end')}
          hint={t('filter.hint')}
          value={chosen.endDate}
          max={today}
          words={written}
          error={errorOf('end')}
          onChange={(endDate) => setChosen({ ...chosen, endDate })}
        />
        <Button type="submit" wide>
          {t('filter.apply')}
        </Button>
        <Button
          variant="text"
          icon="download"
          wide
          busy={exporting.busy}
          onClick={() => whenSound((window) => void exporting.send(window))}
        >
          {t('bill.export')}
        </Button>
        <AskNotice failure={exporting.failure} refused={t('bill.failed')} />
      </form>
    </Frame>
  );
}
