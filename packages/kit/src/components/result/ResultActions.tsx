import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import * as styles from './ResultActions.css.ts';

export interface ResultActionsProps extends RootProps<HTMLDivElement> {
  /** Where home is; left out where another outline comes with the next step. */
  homeHref?: string | undefined;
  /** The next step, as one filled `Button`. */
  children?: ReactNode;
}

/** The bar of a result: the way home as an outline, and one next step. */
export function ResultActions({ homeHref, children, className, ...root }: ResultActionsProps) {
  const t = useMessages('result');
  return (
    <div {...root} className={classNames(styles.actions, className)}>
      {homeHref !== undefined && (
        <Button variant="outline" href={homeHref} className={styles.home}>
          {t('home')}
        </Button>
      )}
      {children}
    </div>
  );
}
