import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import {
  agesDecide,
  mostPassengers,
  partyLimits,
  passengerKinds,
  type Party,
} from '../../rules/booking/party.ts';
import { searchCabins, type SearchCabin, type SearchDraft } from '../../rules/booking/search-address.ts';
import { Stepper } from './Stepper.tsx';
import * as styles from './PartySheet.css.ts';

interface PartySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: Party & Pick<SearchDraft, 'cabin'>;
  onChange: (chosen: Partial<Party> & Pick<SearchDraft, 'cabin'>) => void;
}

/** How many of each kind travel, within what can book, and the cabin. */
export function PartySheet({ open, onOpenChange, value, onChange }: PartySheetProps) {
  const t = useMessages('flight-search');
  const limits = partyLimits(value);
  const { cabin } = value;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('people.title')}
      closeLabel={t('people.close')}
      actions={
        <Button wide onClick={() => onOpenChange(false)}>
          {t('people.done')}
        </Button>
      }
    >
      <ul className={styles.kinds}>
        {passengerKinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            <span className={styles.words}>
              <span className={styles.name}>{t(`people.${kind}`)}</span>
              <span className={styles.text}>{t(`people.${kind}Text`)}</span>
            </span>
            <Stepper
              name={t(`people.${kind}`)}
              less={t('people.less', { kind: t(`people.${kind}`) })}
              more={t('people.more', { kind: t(`people.${kind}`) })}
              value={value[kind]}
              {...limits[kind]}
              onChange={(count) => onChange({ cabin, [kind]: count })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        <p>{t('people.limits', { max: mostPassengers })}</p>
        {value.children > 0 && <p>{t('people.grown')}</p>}
        <div role="status">{agesDecide(value) && <p className={styles.mind}>{t('people.young')}</p>}</div>
      </div>
      <RadioList<SearchCabin | 'any'>
        legend={t('cabin')}
        value={cabin ?? 'any'}
        onChange={(chosen) => onChange({ cabin: chosen === 'any' ? undefined : chosen })}
        items={([...searchCabins, 'any'] as const).map((each) => ({
          value: each,
          label: t(`cabin.${each}`),
        }))}
      />
    </Sheet>
  );
}
