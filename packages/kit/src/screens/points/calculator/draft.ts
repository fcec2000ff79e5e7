import { useCallback, useState } from 'react';
import type { AskedQuery } from '../../../rules/calculator/conditions.ts';
import { readAsked } from '../../../rules/calculator/conditions.ts';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import {
  emptyCalculator,
  typedOfAsked,
  type CalculatorTyped,
} from '../../../validators/points/calculator.ts';

/** Input of the calculator, for both of its sides. */
const calculatorDraft: DraftForm<CalculatorTyped> = { name: 'calculator', keeps: {}, choices: () => ({}) };

/** Initial content of the form: what was typed, else the conditions of the address. */
export function useCalculatorDraft(query: AskedQuery) {
  const { drafts } = useSession();
  const [initial] = useState(() => {
    const asked = readAsked(query);
    return drafts.read(calculatorDraft) ?? (asked ? typedOfAsked(asked) : emptyCalculator);
  });
  const keep = useCallback((typed: CalculatorTyped) => drafts.write(calculatorDraft, { ...typed }), [drafts]);
  return { initial, keep };
}
