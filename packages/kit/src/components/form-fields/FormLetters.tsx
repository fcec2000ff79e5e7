import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import * as control from '../../primitives/control.css.ts';
import { FieldError, FieldFrame } from '../../primitives/field/FieldFrame.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { lettersAttributes } from './attributes.ts';
import { FormPair } from './FormPair.tsx';
import type { Spelled } from './spelled.ts';
import { useField, useShared } from './use-form.ts';
import * as styles from './FormLetters.css.ts';

const parts = [
  ['family', 'enFamilyName'],
  ['given', 'enGivenName'],
] as const;

export interface FormLettersProps extends RootProps<HTMLDivElement> {
  /** Begins the autofill of this person. */
  section: string;
}

/** Family and given name in letters, as the passport has them: the field `spelling`, whose one rule speaks for both. */
export function FormLetters({ section, className, ...root }: FormLettersProps) {
  const t = useMessages('forms');
  const { form } = useShared<Spelled, unknown>();
  const { id, error } = useField('spelling');
  const errorId = `${id}-below`;
  const set = (part: 'family' | 'given', text: string) =>
    form.setValue(
      'spelling',
      { ...form.getValues('spelling'), [part]: text },
      { shouldValidate: form.getFieldState('spelling').invalid },
    );
  return (
    <div
      {...root}
      data-part="spelling"
      data-state={error ? 'invalid' : undefined}
      className={classNames(styles.letters, className)}
    >
      <FormPair>
        {parts.map(([part, label], index) => (
          <FieldFrame key={part} label={t(label)} id={index === 0 ? id : undefined}>
            {(ties) => (
              <span className={control.box}>
                <input
                  {...lettersAttributes(part, section)}
                  id={ties.id}
                  type="text"
                  className={control.control}
                  defaultValue={form.getValues('spelling')[part]}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? errorId : undefined}
                  onChange={(event) => set(part, event.target.value)}
                />
              </span>
            )}
          </FieldFrame>
        ))}
      </FormPair>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
