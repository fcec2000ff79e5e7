import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './PersonLine.css.ts';

export interface PersonHeadProps extends RootProps<HTMLSpanElement> {
  /** The name as it is shown. */
  name: string;
  /** Chinese name of somebody whose name is shown in letters. */
  chinese?: string | undefined;
  /** Name in the letters of a ticket, beside one that is shown in Chinese. */
  letters?: string | undefined;
  /** Role of the person: relation, or kind of passenger. */
  word: string;
  /** A `Badge` about the person's state. */
  badge?: ReactNode;
}

/** Person whom a row is about, on one line where it fits. */
export function PersonHead({ name, chinese, letters, word, badge, className, ...root }: PersonHeadProps) {
  return (
    <span {...root} className={classNames(styles.head, className)}>
      <span className={styles.name}>{name}</span>{' '}
      {chinese !== undefined && (
        <span lang="zh" className={styles.chinese}>
          {chinese}
        </span>
      )}{' '}
      {letters !== undefined && (
        <>
          <span className={styles.word}>{letters}</span>{' '}
        </>
      )}
      <span className={styles.word}>{word}</span> {badge}
    </span>
  );
}
