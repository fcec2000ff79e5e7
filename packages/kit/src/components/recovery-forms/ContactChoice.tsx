import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RecoveryContact } from '../../rules/recovery/recovery.ts';
import { MaskedText } from '../person-line/MaskedText.tsx';

export interface ContactChoiceProps {
  /** At least one. */
  contacts: readonly RecoveryContact[];
  /** Where it goes; undefined while nothing is chosen. */
  chosen: RecoveryContact | undefined;
  /** A contact was chosen. */
  onChoose: (contact: RecoveryContact) => void;
}

/** Where the code goes: a choice where there is one, else what it goes to. */
export function ContactChoice({ contacts, chosen, onChoose }: ContactChoiceProps) {
  const t = useMessages('recovery');
  const [only, ...others] = contacts;
  if (only && others.length === 0)
    return (
      <ListCard label={t('choose.where')}>
        <ListRow
          icon={only.by === 'mobile' ? 'phone' : 'mail'}
          label={t(`choose.${only.by}`)}
          detail={<MaskedText text={only.account} />}
        />
      </ListCard>
    );
  return (
    <Card>
      <RadioList
        legend={t('choose.where')}
        items={contacts.map(({ by, account }) => ({
          value: by,
          label: t(`choose.${by}`),
          detail: <MaskedText text={account} />,
        }))}
        value={chosen?.fresh ? undefined : chosen?.by}
        onChange={(by) => {
          const contact = contacts.find((each) => each.by === by);
          if (contact) onChoose(contact);
        }}
      />
    </Card>
  );
}
