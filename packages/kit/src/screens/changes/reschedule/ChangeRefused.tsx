import { changeRefusedAs } from '../../../client/changes/changes.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { ChangeAddress } from './address.ts';
import { refusalName, useWaysOut } from './use-ways-out.ts';
import { WaysOut } from './WaysOut.tsx';

interface ChangeRefusedProps {
  failure: RequestFailure;
  address: ChangeAddress;
  /** Asks for the sums again. */
  onAgain?: (() => void) | undefined;
}

/** Refusal of a change, in our words, with the way out; a reason that is not known in the airline's. */
export function ChangeRefused({ failure, address, onAgain }: ChangeRefusedProps) {
  const t = useMessages('changes');
  const told = useWaysOut(address);
  const refusal = changeRefusedAs(failure);
  if (!refusal)
    return (
      <Notice tone="error" title={t('refused')} live>
        {failure.failure.kind === 'refused' && failure.failure.message}
      </Notice>
    );
  const { title, text, ways } = told(refusalName(refusal));
  return (
    <Notice tone="error" live title={title} action={<WaysOut ways={ways} onAgain={onAgain} />}>
      {text}
    </Notice>
  );
}
