import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { useSeen } from '../../primitives/use-seen.ts';
import { PowerBanks } from './PowerBanks.tsx';
import * as styles from './SafetyNotice.css.ts';

export interface SafetyNoticeProps extends RootProps<HTMLDivElement> {
  /** Names of those who get a seat with it. */
  names: readonly string[];
  /** Effect of confirming. */
  purpose: 'seats' | 'checkIn' | 'change';
  /** Read to the end and agreed to. */
  onConfirm: () => void;
  /** Back without agreeing; nothing is sent. */
  onClose: () => void;
}

const never = ['explosives', 'flammables', 'gases', 'poisons', 'oxidisers', 'magnets'] as const;

/** Goods not allowed aboard, read to the end and confirmed before anybody gets a seat. Source: travel.md section 5. */
export function SafetyNotice({ names, purpose, onConfirm, onClose, ...root }: SafetyNoticeProps) {
  const t = useMessages('seat-choice');
  const [agreed, setAgreed] = useState(false);
  return (
    <Sheet
      {...root}
      open
      onOpenChange={(open) => open || onClose()}
      title={t('safety.title')}
      closeLabel={t('safety.close')}
      actions={
        <Button wide disabled={!agreed} onClick={onConfirm}>
          {t(`safety.confirm.${purpose}`)}
        </Button>
      }
    >
      <Goods names={names} agreed={agreed} onAgree={setAgreed} />
    </Sheet>
  );
}

interface GoodsProps extends Pick<SafetyNoticeProps, 'names'> {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** The text, and the box that waits for its end to be seen. */
function Goods({ names, agreed, onAgree }: GoodsProps) {
  const t = useMessages('seat-choice');
  const words = useMessages('check-in');
  const { end, seen } = useSeen();
  return (
    <>
      <h3 className={styles.heading}>{t('safety.never')}</h3>
      <ul className={styles.never}>
        {never.map((goods) => (
          <li key={goods} className={styles.point}>
            <Icon name="close" size={20} className={styles.no} />
            {t(`safety.never.${goods}`)}
          </li>
        ))}
      </ul>
      <PowerBanks />
      <div ref={end} className={styles.agree}>
        <Checkbox
          label={t('safety.agree', { count: names.length, names: names.join(words('separator')) })}
          detail={t('safety.checked')}
          checked={agreed}
          disabled={!seen}
          onChange={({ target }) => onAgree(target.checked)}
        />
      </div>
    </>
  );
}
