import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useSecondsLeft, type CodeWait } from './use-seconds-left.ts';
import * as styles from './CodeField.css.ts';

export interface ResendCodeProps extends RootProps<HTMLSpanElement> {
  /** The wait until a code can be asked for again; undefined or over: now. */
  wait: CodeWait | undefined;
  /** A code is being asked for. */
  busy?: boolean | undefined;
  /** Asks for a code. */
  onResend: () => void;
}

/** Asks for a code, or says in words how long until the next. Seconds are shown, and only minutes are announced. */
export function ResendCode({ wait, busy, onResend, className, ...root }: ResendCodeProps) {
  const t = useMessages('account-fields');
  const left = useSecondsLeft(wait);
  const sentBefore = wait !== undefined;
  return (
    <span {...root} className={classNames(styles.resend, className)}>
      {left > 0 ? (
        <span className={styles.wait}>
          {t.rich('code.wait', {
            seconds: left,
            b: (seconds) => <b className={styles.seconds}>{seconds}</b>,
          })}
        </span>
      ) : (
        <Button variant="text" size="medium" busy={busy} onClick={onResend}>
          {t(sentBefore ? 'code.resend' : 'code.send')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {sentBefore && (left > 0 ? t('code.sent', { minutes: Math.ceil(left / 60) }) : t('code.again'))}
        </span>
      </VisuallyHidden>
    </span>
  );
}
