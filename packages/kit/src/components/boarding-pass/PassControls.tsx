import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { calendarFileOf } from '../../rules/boarding-pass/calendar.ts';
import { eventWords } from './event-words.ts';
import * as styles from './PassGround.css.ts';
import * as controls from './PassControls.css.ts';
import { symbologies, type HeldPass, type PassActions, type ShownPass, type Symbology } from './types.ts';

export interface PassControlsProps {
  /** The pass in front. */
  pass: HeldPass;
  now: number;
  symbology: Symbology;
  actions: PassActions;
  /** All passes that are shown, in their order. */
  shown: () => readonly ShownPass[];
  count: number;
}

/** Actions on the pass, and the choice of its code. */
export function PassControls({ pass, now, symbology, actions, shown, count }: PassControlsProps) {
  const t = useMessages('boarding-pass');
  const { onSave, onShare, onPrint, onAddToCalendar, onSymbologyChange } = actions;
  const share = () => {
    const front = shown().find((one) => one.pass.id === pass.id);
    if (front) onShare?.(front);
  };
  const offers: readonly { icon: IconName; label: string; onClick: (() => void) | undefined }[] = [
    {
      icon: 'download',
      label: count > 1 ? t('save.all', { count }) : t('save'),
      onClick: onSave && (() => onSave(shown())),
    },
    {
      icon: 'calendar',
      label: t('calendar'),
      onClick: onAddToCalendar && (() => onAddToCalendar(calendarFileOf(pass, eventWords(t), now))),
    },
    { icon: 'share', label: t('share'), onClick: onShare && share },
    { icon: 'print', label: t('print'), onClick: onPrint },
  ];
  return (
    <div className={controls.controls}>
      <div data-part="actions" data-actions="" className={styles.actions}>
        {offers.map(
          ({ icon, label, onClick }) =>
            onClick && (
              <Button key={icon} variant="outline" icon={icon} className={styles.action} onClick={onClick}>
                {label}
              </Button>
            ),
        )}
      </div>
      {onSymbologyChange && (
        <div className={classNames(styles.choice, styles.codes)}>
          <Segmented
            label={t('symbology')}
            choices={symbologies.map((value) => ({ value, label: t(`symbology.${value}`) }))}
            value={symbology}
            onChange={onSymbologyChange}
          />
        </div>
      )}
    </div>
  );
}
