import { useMessages } from '../../messages/provider.tsx';
import type { Area } from '../../rules/places/areas.ts';
import * as styles from './AreaSheet.css.ts';

interface AreaStepsProps {
  /** Areas chosen so far, from the province down. */
  trail: readonly Area[];
  /** Name of the choice to be made now. */
  step: string;
  /** Goes back to where one of them can be chosen again. */
  onBack: (within: string) => void;
}

/** Areas chosen so far, each a way back, and the choice to be made now. */
export function AreaSteps({ trail, step, onBack }: AreaStepsProps) {
  const t = useMessages('places');
  // A city that is its own province is one choice.
  const shown = trail.filter(({ name }, at) => name !== trail[at - 1]?.name);
  return (
    <div className={styles.steps}>
      {shown.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang="zh"
          className={styles.step}
          aria-label={t('area.again', { name })}
          onClick={() => onBack(code.endsWith('0000') ? '' : `${code.slice(0, 2)}0000`)}
        >
          {name}
        </button>
      ))}
      <span className={styles.now} role="status">
        {step}
      </span>
    </div>
  );
}
