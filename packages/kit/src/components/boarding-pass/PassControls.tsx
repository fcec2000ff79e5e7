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
  const { onSave, onShare, onPrint, onCalendar, onSymbology } = actions;
  const share = () => {
    const front = shown().find((one) => one.pass.id === pass.id);
    if (front) onShare?.(front);
  };
  const offers: readonly { icon: IconName; label: string; onPress: (() => void) | undefined }[] = [
    {
      icon: 'download',
      label: count > 1 ? t('save.all', { count }) : t('save'),
      onPress: onSave && (() => onSave(shown())),
    },
    {
      icon: 'calendar',
      label: t('calendar'),
      onPress: onCalendar && (() => onCalendar(calendarFileOf(pass, eventWords(t), now))),
    },
    { icon: 'share', label: t('share'), onPress: onShare && share },
    { icon: 'print', label: t('print'), onPress: onPrint },
  ];
  return (
    <div className={controls.controls}>
      <div data-part="actions" className={styles.actions}>
        {offers.map(
          ({ icon, label, onPress }) =>
            onPress && (
              <Button key={icon} variant="outline" icon={icon} className={styles.action} onClick={onPress}>
                {label}
              </Button>
            ),
        )}
      </div>
      {onSymbology && (
        <div className={classNames(styles.choice, styles.codes)}>
          <Segmented
            label={t('symbology')}
            choices={symbologies.map((value) => ({ value, label: t(`symbology.${value}`) }))}
            value={symbology}
            onChange={onSymbology}
          />
        </div>
      )}
    </div>
  );
}
