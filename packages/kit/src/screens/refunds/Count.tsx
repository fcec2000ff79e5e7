import { useFormats } from '../../messages/use-formats.ts';

/** How much of a limit is used. */
export function Count({ used, max }: { used: number; max: number }) {
  const { number } = useFormats();
  return <>{`${number(used)} / ${number(max)}`}</>;
}
