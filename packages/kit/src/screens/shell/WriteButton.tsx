import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { isOutcomeUnknown, type VerifiedMutation } from './use-verified-mutation.ts';

export type WriteButtonProps = Omit<Extract<ButtonProps, { href?: undefined }>, 'busy'> & {
  write: VerifiedMutation<unknown>;
  /** Looks up an outcome that did not arrive. */
  onCheck: () => Promise<void>;
  children: ReactNode;
};

/** Sends a write; while its outcome is unknown, looks it up instead. */
export function WriteButton({ write, onCheck, children, ...button }: WriteButtonProps) {
  const t = useMessages('outcome');
  const { wide, variant, size } = button;
  return isOutcomeUnknown(write) ? (
    <Button
      key="check"
      {...{ wide, variant, size }}
      icon="search"
      busy={write.state === 'checking'}
      onClick={() => void onCheck()}
    >
      {t('check')}
    </Button>
  ) : (
    <Button key="send" {...button} busy={write.state === 'sending'}>
      {children}
    </Button>
  );
}
