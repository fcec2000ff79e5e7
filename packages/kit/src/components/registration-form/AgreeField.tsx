import { Agreement } from '../agreement/Agreement.tsx';
import { useField } from './use-form.ts';

/** The agreement, unticked at first. */
export function AgreeField() {
  const { tie, id, error } = useField('agree');
  return <Agreement {...tie} {...{ id, error }} />;
}
