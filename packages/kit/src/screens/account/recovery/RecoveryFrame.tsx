import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Steps } from '../../../primitives/steps/Steps.tsx';
import { recoverySteps, type RecoveryStep } from '../../../rules/recovery/recovery.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './recovery.css.ts';

interface RecoveryFrameProps {
  step: RecoveryStep;
  /** Task of the step. */
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A step of the recovery: where it stands among the others, and what is to be done. */
export function RecoveryFrame({ step, title, text, children }: RecoveryFrameProps) {
  const t = useMessages('recovery');
  const current = recoverySteps.indexOf(step);
  return (
    <Frame
      title={t('title')}
      band={
        <Steps
          label={t('steps.label')}
          doneWord={t('steps.done')}
          steps={recoverySteps.map((each) => t(`steps.${each}`))}
          current={current}
        />
      }
    >
      <div className={styles.head}>
        <p className={styles.count}>{t('step', { step: current + 1, count: recoverySteps.length })}</p>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </Frame>
  );
}
