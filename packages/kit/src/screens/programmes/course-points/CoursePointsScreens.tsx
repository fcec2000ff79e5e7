import { useCoursePoints } from '../../../client/programmes/programmes.ts';
import type { CourseEntry } from '../../../contracts/programmes/programmes.ts';
import type { UnreadableEntry } from '../../../contracts/unreadable.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from '../content.css.ts';

/** /courseIntegral/myCourseIntegral: points of this year's courses. */
export function CoursePointsScreen() {
  const t = useMessages('course-points');
  const { href } = useNavigation();
  return (
    <Frame title={t('course.title')}>
      <Reading read={useCoursePoints('current')} title={t('failed')} note={t('failedNote')}>
        {({ courses, unreadable }) => (
          <div className={styles.stack}>
            <Courses {...{ courses, unreadable }} total={t('course.total')} none={t('course.none')} />
            <ListCard>
              <ListRow icon="clock" label={t('course.earlier')} href={href('earlierCoursePoints')} />
            </ListCard>
          </div>
        )}
      </Reading>
    </Frame>
  );
}

/** /courseIntegral/integralOldDetails: points of courses of earlier years. */
export function EarlierCoursePointsScreen() {
  const t = useMessages('course-points');
  return (
    <Frame title={t('old.title')}>
      <Reading read={useCoursePoints('earlier')} title={t('failed')} note={t('failedNote')}>
        {({ courses, unreadable }) => (
          <Courses {...{ courses, unreadable }} total={t('old.total')} none={t('old.none')} />
        )}
      </Reading>
    </Frame>
  );
}

interface CoursesProps {
  courses: readonly CourseEntry[];
  /** Courses that could not be read: their points are in no sum. */
  unreadable: readonly UnreadableEntry[] | undefined;
  /** Label of the figure: what it adds up. */
  total: string;
  none: string;
}

const sumOf = (courses: readonly CourseEntry[], state: CourseEntry['state']): number =>
  courses.reduce((sum, course) => sum + (course.state === state ? course.points : 0), 0);

function Courses({ courses, unreadable, total, none }: CoursesProps) {
  const t = useMessages('course-points');
  const { number, signed, date } = useFormats();
  const pending = sumOf(courses, 'pending');
  const empty = (
    <Card>
      <EmptyState icon="book" title={none} text={t('course.text')} />
    </Card>
  );
  return (
    <div className={styles.stack}>
      <Listed count={courses.length} unreadable={unreadable} empty={empty}>
        <Card>
          <p className={styles.label}>{total}</p>
          <p className={styles.figure}>{number(sumOf(courses, 'credited'))}</p>
          {pending > 0 && <p className={styles.note}>{t('course.pending', { points: number(pending) })}</p>}
          <p className={styles.note}>{t('course.text')}</p>
        </Card>
        <ListCard label={t('course.list')}>
          {courses.map(({ courseId, title, finishedOn, points, state }) => (
            <ListRow
              key={courseId}
              label={title}
              detail={date(finishedOn, 'date')}
              value={
                <span className={styles.value}>
                  <span>{signed(points)}</span>
                  <Badge tone={state === 'credited' ? 'neutral' : 'attention'}>
                    {t(state === 'credited' ? 'course.credited' : 'course.waiting')}
                  </Badge>
                </span>
              }
            />
          ))}
        </ListCard>
      </Listed>
    </div>
  );
}
