import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import type { DataAttributes } from '../../primitives/root-props.ts';
import { useAgreementLinks } from './use-agreement-links.tsx';

export interface AgreementProps extends Omit<ComponentProps<'input'>, 'type'>, DataAttributes {
  /** Not agreed yet, and it must be. */
  error?: ReactNode;
}

/** Agrees to the membership terms and the privacy policy, which open over the page to be read. Unticked unless told otherwise; every other attribute is the input's own. */
export function Agreement({ error, ...input }: AgreementProps) {
  const t = useMessages('account-fields');
  const { links, sheet } = useAgreementLinks();
  return (
    <>
      <Checkbox {...input} error={error} label={t.rich('agree', links)} />
      {sheet}
    </>
  );
}
