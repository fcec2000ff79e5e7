import { MaskedText } from '../../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { RecoveryContact } from '../../../rules/recovery/recovery.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import type { RecoveryInUse } from './use-recovery.ts';

interface OtherContactsProps {
  sentTo: RecoveryContact;
  contacts: readonly RecoveryContact[];
  origin: RecoveryInUse['origin'];
  /** Sends a code to another contact that is on file. */
  onSend: (contact: RecoveryContact) => void;
}

const byWords = { mobile: 'code.byMobile', email: 'code.byEmail' } as const;
const goneWords = { mobile: 'code.goneMobile', email: 'code.goneEmail' } as const;

/** When no code arrives: the other contact, the hotline, or a contact that is still in use. */
export function OtherContacts({ sentTo, contacts, origin, onSend }: OtherContactsProps) {
  const t = useMessages('recovery');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const others = contacts.filter(({ by }) => sentTo.fresh || by !== sentTo.by);
  return (
    <Section title={t('code.missed')}>
      <ListCard>
        {others.map((contact) => (
          <ListRow
            key={contact.by}
            icon={contact.by === 'mobile' ? 'phone' : 'mail'}
            label={t(byWords[contact.by])}
            detail={<MaskedText text={contact.account} />}
            onClick={() => onSend(contact)}
          />
        ))}
        <ListRow icon="headset" label={t('code.call')} detail={hotline} href={`tel:${hotline}`} />
        <ListRow
          icon="undo"
          label={t(goneWords[sentTo.by])}
          detail={t('code.goneText')}
          href={href('changePhoneOrEmail', { query: origin })}
        />
      </ListCard>
    </Section>
  );
}
