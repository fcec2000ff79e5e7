import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { YouthActivity } from './types.ts';
import * as styles from './ActivityRow.css.ts';

export interface ActivityRowProps extends RootProps<HTMLLIElement> {
  /** The activity, as the back end gives it. */
  activity: YouthActivity;
  /** Address of its page. */
  href: string;
}

const tones: Readonly<Record<YouthActivity['state'], BadgeTone>> = {
  open: 'done',
  full: 'attention',
  over: 'neutral',
};

/** Whether there is room in an activity, as a word. */
export function ActivityState({ state }: Pick<YouthActivity, 'state'>) {
  const t = useMessages('youth');
  return <Badge tone={tones[state]}>{t(`activity.state.${state}`)}</Badge>;
}

/** An activity in a list: what it is, when, and whether there is room. */
export function ActivityRow({ activity: { title, summary, from, state }, href, ...root }: ActivityRowProps) {
  const { date } = useFormats();
  return (
    <ListRow
      {...root}
      label={title}
      detail={
        <>
          <span className={styles.day}>{date(from, 'weekday')}</span>
          {summary}
        </>
      }
      value={<ActivityState state={state} />}
      href={href}
    />
  );
}
