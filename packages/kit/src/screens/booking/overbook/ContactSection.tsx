import { useMemo, useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { ContactForm } from '../../../components/saved-contact/ContactForm.tsx';
import type { ContactFields } from '../../../contracts/saved-people/saved-people.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { SavedContactTyped } from '../../../validators/saved-people/saved-contact.ts';
import { isContactTyped } from '../booking-draft.ts';
import { contactOf } from './contact-of.ts';
import { GuestCode } from './GuestCode.tsx';
import { KnownContacts } from './KnownContacts.tsx';
import { useDraft, useMissing, useWay, type UnderWay } from './under-way.tsx';
import { useCodeMissing, useMissingParts, type OrderPart } from './use-missing-parts.ts';

interface ContactSectionProps {
  formId: string;
  /** Ids of the parts that the summary of mistakes leads to. */
  idOf: (part: OrderPart) => string;
  /** Where that summary stands. */
  top: HTMLElement | null;
  onSubmit: (contact: ContactFields) => void;
}

const samePhone = (one: SavedContactTyped, other: SavedContactTyped): boolean =>
  one.phone === other.phone && one.phoneCountry === other.phoneCountry;

/** Takes a contact over; a code proves the phone that it went to: another phone wants another. */
const reach =
  ({ change }: UnderWay) =>
  (typed: SavedContactTyped) =>
    change(({ contact }) => ({ contact: typed, ...(samePhone(contact, typed) ? {} : { code: '' }) }));

const alone = { list: [], id: undefined };

/** Somebody to be reached about the order: filled in from who is known, and for a guest proven by a code. */
export function ContactSection(props: ContactSectionProps) {
  const t = useMessages('booking-form');
  const way = useWay();
  const signedIn = useSignedIn();
  const [filled, setFilled] = useState(0);
  const onChange = useMemo(() => reach(way), [way]);
  return (
    <Section title={t('contact')} action={t('contact.hint')}>
      <Card>
        <KnownContacts
          onChoose={(typed) => {
            onChange(typed);
            setFilled(filled + 1);
          }}
        />
        <Contact key={filled} {...props} onChange={onChange} />
        {!signedIn && <Code id={props.idOf('code')} />}
      </Card>
    </Section>
  );
}

interface ContactProps extends ContactSectionProps {
  onChange: (typed: SavedContactTyped) => void;
}

/** The contact's fields, drawn again with what is missing beside them. */
function Contact({ formId, idOf, top, onChange, onSubmit }: ContactProps) {
  const locale = useLocale();
  const way = useWay();
  const { before, after } = useMissingParts(idOf);
  // The member can be reached until somebody else is named.
  const draft = way.get();
  const own = way.booking().terms.paxs.find(({ myUserid }) => myUserid !== undefined);
  return (
    <ContactForm
      id={formId}
      defaultValue={own && !isContactTyped(draft) ? contactOf(own, locale, draft.contact) : draft.contact}
      context={alone}
      summary={{ place: top, before, after }}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
}

function Code({ id }: { id: string }) {
  const { change } = useWay();
  const contact = useDraft((draft) => draft.contact);
  const value = useDraft((draft) => draft.code);
  const missing = useCodeMissing();
  const told = useMissing(() => missing !== undefined);
  return (
    <GuestCode
      {...{ id, contact, value }}
      error={told ? missing : undefined}
      onChange={(code) => change({ code })}
    />
  );
}
