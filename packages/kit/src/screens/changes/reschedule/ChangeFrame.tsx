import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Steps } from '../../../primitives/steps/Steps.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { changeSteps, type ChangeStep } from './address.ts';
import { FeeNow } from './FeeNow.tsx';
import type { Party } from './use-party.ts';
import * as styles from './reschedule.css.ts';

interface ChangeFrameProps {
  step: ChangeStep;
  /** Right under the bar: the days. */
  hero?: ReactNode;
  /** Under the steps: the flight that is changed. */
  band?: ReactNode;
  /** Party that is changed: what that costs is told on each step. */
  party?: Party | undefined;
  footer?: ReactNode;
  /** The children are the step's own `ScreenContent`: the frame stays as another step takes its place. */
  stays?: boolean;
  /** The content keeps its own gutters. */
  bleed?: boolean;
  children: ReactNode;
}

/** Frame of one step, with where one is on the way. */
export function ChangeFrame({ step, hero, band, party, footer, stays, bleed, children }: ChangeFrameProps) {
  const t = useMessages('changes');
  return (
    <Frame
      wide
      bleed={bleed}
      title={t('title')}
      hero={hero}
      footer={footer}
      holds={stays ? step : undefined}
      band={
        <div className={styles.band}>
          <Steps
            label={t('steps')}
            doneWord={t('steps.done')}
            steps={changeSteps.map((each) => t(`step.${each}`))}
            current={changeSteps.indexOf(step)}
          />
          {band && <div className={styles.bandFlight}>{band}</div>}
          {party && <FeeNow party={party} />}
        </div>
      }
    >
      {children}
    </Frame>
  );
}
