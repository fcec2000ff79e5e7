import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './BornByNumber.css.ts';

export interface BornByNumberProps extends RootProps<HTMLDivElement> {
  /** `2026-06-01`; undefined until the number is whole. */
  birthday: string | undefined;
  /** As the number says; undefined while the number is not whole. */
  gender: 'male' | 'female' | undefined;
  /** The id of the birthday's control. */
  id?: string | undefined;
  /** Error message of that birthday, with what to do. */
  error?: ReactNode;
}

/** Birthday and gender as an ID card says them: they cannot be typed otherwise. */
export function BornByNumber({ birthday, gender, id, error, className, ...root }: BornByNumberProps) {
  const t = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { date } = useFormats();
  const lock = <Icon name="lock" size={20} />;
  return (
    <div {...root} className={classNames(styles.born, className)}>
      <Field
        {...{ id, error }}
        label={t('birthday')}
        hint={t('fromIdentity')}
        value={birthday ? date(birthday, 'date') : ''}
        after={lock}
        readOnly
      />
      <Field
        label={t('gender')}
        hint={t('fromIdentity')}
        value={gender ? words(gender === 'male' ? 'gender.M' : 'gender.F') : ''}
        after={lock}
        readOnly
      />
    </div>
  );
}
