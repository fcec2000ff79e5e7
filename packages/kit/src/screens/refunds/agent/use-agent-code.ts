import { useEffect, useId, useState } from 'react';
import { useSendAgentCode } from '../../../client/refunds/agent-refund.ts';
import { useRefusalWords, written } from '../../../components/form-fields/refusal.ts';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { smsCode } from '../../../validators/codes.ts';
import type { Refused } from '../../../validators/result.ts';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import { useSecretTyped } from '../../shell/use-form-draft.ts';

/** The code of the passenger’s phone: how it is asked for, typed and judged. */
export function useAgentCode({ ticketNo }: AgentTicket) {
  const words = useRefusalWords();
  const id = useId();
  const { typed: held } = useSecretTyped();
  // The ticket was found by what has been typed, which no address brings back.
  useEffect(held, [held]);
  const { mutateAsync } = useSendAgentCode();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const sending = useCodeSending('agentRefund', async () => {
    await mutateAsync({ ticketNo });
    return { sent: true, message: '' };
  });
  return {
    field: {
      id,
      name: 'code',
      value: typed,
      error: refused && words(written(refused)),
      wait: sending.wait,
      busy: sending.busy,
      refusal: sending.refusal,
      onSend: () => sending.send(undefined),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value.replace(/\D/g, ''));
        setRefused(undefined);
      },
    },
    end: sending.end,
    /** The code, if it can be one. */
    read: () => {
      const checked = smsCode(typed);
      setRefused(checked.ok ? undefined : checked);
      if (!checked.ok) document.getElementById(id)?.focus();
      return checked.ok ? checked.value : undefined;
    },
  };
}
