import { useState } from 'react';
import type { ReadForeignPhone } from '../../validators/phone.ts';

/** The numbering plans that a form reads phones by: undefined until `FormPhone` has needed and loaded them. */
export function usePlans() {
  const [plans, setPlans] = useState<{ readonly read: ReadForeignPhone }>();
  return { read: plans?.read, onPlansChange: (read: ReadForeignPhone) => setPlans({ read }) };
}
