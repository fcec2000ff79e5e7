import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { documentOnWire } from '../../validators/saved-people/saved-passenger-document.ts';
import type { PassengerTyped } from '../../validators/saved-people/saved-passenger.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { useField } from '../form-fields/use-form.ts';
import { usePassenger, usePassengerTyped } from './use-form.ts';
import * as styles from './PassengerForm.css.ts';

interface DocumentRowsProps {
  onEditDocument: (at: number | undefined, typed: PassengerTyped) => void;
}

/** The documents of a passenger, each with the way to change it, and the way to add one. */
export function DocumentRows({ onEditDocument }: DocumentRowsProps) {
  const t = useMessages('saved-people');
  const words = useMessages('beneficiaries');
  const { form } = usePassenger();
  const { id, error } = useField('documents');
  // Told by their number: the list changes only where another screen does it.
  usePassengerTyped(({ documents }) => documents.length);
  const { documents } = form.getValues();
  const open = (at?: number) => onEditDocument(at, form.getValues());
  const errorId = `${id}-below`;
  return (
    <div role="group" aria-labelledby={`${id}-title`} className={styles.group}>
      <p id={`${id}-title`} className={styles.title}>
        {t('field.documents')}
      </p>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map((document, at) => (
            <li key={`${document.kind} ${document.number}`} className={styles.document}>
              <DocumentLines documents={[documentOnWire(document)]} />
              <IconButton
                icon="edit"
                label={t('document.edit', { kind: words(`document.${document.kind}`) })}
                onClick={() => open(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={id}
        type="button"
        variant="tinted"
        icon="plus"
        aria-describedby={error ? errorId : undefined}
        onClick={() => open()}
      >
        {t('document.add')}
      </Button>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
