import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { RecoveryContact } from '../../rules/recovery/recovery.ts';
import { MaskedText } from '../person-line/MaskedText.tsx';

export interface ContactChoiceProps extends RootProps {
  /** At least one. */
  contacts: readonly RecoveryContact[];
  /** Where it goes; undefined while nothing is chosen. */
  value: RecoveryContact | undefined;
  /** A contact was chosen. */
  onChange: (contact: RecoveryContact) => void;
}

/** Where the code goes: a choice where there is one, else what it goes to. */
export function ContactChoice({ contacts, value, onChange, ...root }: ContactChoiceProps) {
  const t = useMessages('recovery');
  const [only, ...others] = contacts;
  if (only && others.length === 0)
    return (
      <ListCard {...(root as RootProps<HTMLUListElement>)} label={t('choose.where')}>
        <ListRow
          icon={only.by === 'mobile' ? 'phone' : 'mail'}
          label={t(`choose.${only.by}`)}
          detail={<MaskedText text={only.account} />}
        />
      </ListCard>
    );
  return (
    <Card {...(root as RootProps<HTMLDivElement>)}>
      <RadioList
        legend={t('choose.where')}
        items={contacts.map(({ by, account }) => ({
          value: by,
          label: t(`choose.${by}`),
          detail: <MaskedText text={account} />,
        }))}
        value={value?.fresh ? undefined : value?.by}
        onChange={(by) => {
          const contact = contacts.find((each) => each.by === by);
          if (contact) onChange(contact);
        }}
      />
    </Card>
  );
}
