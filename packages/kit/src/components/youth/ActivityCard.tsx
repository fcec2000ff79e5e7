import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { CardLink } from '../../primitives/card/CardLink.tsx';
import { Postmark } from '../../primitives/drawing/Postmark.tsx';
import { postmarkPlace } from './postmark-place.ts';
import type { YouthActivity } from './types.ts';
import * as styles from './ActivityCard.css.ts';

export interface ActivityCardProps extends RootProps<HTMLAnchorElement> {
  /** The activity, as the back end gives it. */
  activity: YouthActivity;
  /** Address of its page. */
  href: string;
}

const looks: Readonly<Record<YouthActivity['state'], string>> = {
  open: styles.open,
  full: styles.full,
  over: styles.over,
};

/** An activity that is to come: its name, when and where, whether there is room, and the postmark of its place. */
export function ActivityCard({ activity, href, className, ...root }: ActivityCardProps) {
  const t = useMessages('youth');
  const { date } = useFormats();
  const { title, summary, from, place, state } = activity;
  return (
    <CardLink {...root} flush href={href} className={classNames(styles.card, className)}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{t('activity.at', { date: date(from, 'weekday'), place })}</span>
        <span className={styles.detail}>{summary}</span>
        <span className={looks[state]}>{t(`activity.state.${state}`)}</span>
      </span>
      <span className={styles.picture}>
        <Postmark place={postmarkPlace(place)} day={from.replaceAll('-', '.')} />
      </span>
    </CardLink>
  );
}
