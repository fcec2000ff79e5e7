import { useId, type ComponentProps } from 'react';
import { PassengerDocumentForm } from '../../../components/saved-passenger/PassengerDocumentForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { emptyPassengerDocument } from '../../../validators/saved-people/saved-passenger-document.ts';
import type { PassengerTyped } from '../../../validators/saved-people/saved-passenger.ts';
import { Frame } from '../../shell/Frame.tsx';

type FormProps = ComponentProps<typeof PassengerDocumentForm>;

export interface TypedDocumentProps extends Pick<FormProps, 'countryNames' | 'onChange'> {
  /** Place of the document among the passenger's; undefined for a new one. */
  at: number | undefined;
  /** The passenger as they are typed so far. */
  typed: PassengerTyped;
  context: Omit<FormProps['context'], 'others'>;
  /** Back to the passenger, with the document or without. */
  onKeep: (typed: PassengerTyped) => void;
}

/** The form of a document, in the place of the form of its passenger. */
export function TypedDocument({ at, typed, context, onKeep, ...form }: TypedDocumentProps) {
  const t = useMessages('booking-form');
  const people = useMessages('saved-people');
  const formId = useId();
  const { documents } = typed;
  const one = at === undefined ? undefined : documents[at];
  return (
    <Frame
      title={people(one ? 'certificate.edit' : 'certificate.add')}
      footer={
        <>
          <Button variant="outline" onClick={() => onKeep(typed)}>
            {t('passengers.back')}
          </Button>
          <Button type="submit" form={formId}>
            {people('certificate.done')}
          </Button>
        </>
      }
    >
      <PassengerDocumentForm
        {...form}
        id={formId}
        defaultValue={one ?? emptyPassengerDocument}
        context={{ ...context, others: documents.filter((each) => each !== one) }}
        onSubmit={(good) =>
          onKeep({
            ...typed,
            documents: one ? documents.map((each) => (each === one ? good : each)) : [...documents, good],
          })
        }
      />
    </Frame>
  );
}
