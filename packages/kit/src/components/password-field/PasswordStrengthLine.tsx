import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import {
  loginLength,
  optionalPart,
  passwordParts,
  passwordReport,
  type PasswordStrength,
} from '../../rules/passwords.ts';
import { normaliseInput } from '../../validators/typed.ts';
import * as styles from './PasswordField.css.ts';

const bars: readonly PasswordStrength[] = ['weak', 'medium', 'strong'];

/** Three bars, the strength in a word with what makes it better, and the list of what is there and what is not. */
export function PasswordStrengthLine({ password }: { password: string }) {
  const t = useMessages('account-fields');
  const text = normaliseInput(password);
  const { strength, has, next } = passwordReport(text);
  const filled = text === '' ? 0 : bars.indexOf(strength) + 1;
  const b = (word: ReactNode) => <b className={styles.word[strength]}>{word}</b>;
  const words = next && t(`next.${next}`, loginLength);
  return (
    <div className={styles.strength}>
      {filled > 0 && (
        <div className={styles.bars} aria-hidden>
          {bars.map((bar, index) => (
            <span key={bar} className={classNames(styles.bar, index < filled && styles.fill[strength])} />
          ))}
        </div>
      )}
      <p className={styles.line} aria-live="polite">
        {filled > 0 &&
          (words === undefined || strength === 'strong'
            ? t.rich('strength.strong', { b })
            : t.rich(`strength.${strength}`, { b, next: words }))}
      </p>
      <ul className={styles.parts}>
        {passwordParts.map((part) => (
          <li key={part} className={classNames(styles.part, has[part] && styles.there)}>
            {has[part] ? <Icon name="check" size={16} /> : <span className={styles.ring} aria-hidden />}
            {(has[part] || part !== optionalPart) && (
              <VisuallyHidden>{t(has[part] ? 'part.has' : 'part.lacks')}</VisuallyHidden>
            )}
            {t(`part.${part}`, loginLength)}
          </li>
        ))}
      </ul>
    </div>
  );
}
