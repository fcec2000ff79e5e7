import { useMessages } from '../../messages/provider.tsx';
import { SectionLink } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

export interface WhereMoneyProps extends RootProps<HTMLAnchorElement> {
  /** Where the request is shown: `href('refundDetail', { query: { request } })`. */
  href: string;
  /** Working days by which the money is late, which the words say. */
  overdue?: number;
  /** Not all holidays until then are published: it may be late. */
  about?: boolean;
  /** Subject of the order that was given back, for the spoken name where a list has several. */
  of?: string | undefined;
}

/** One tap from an order, a list or the home to where the money of a refund is. */
export function WhereMoney({ href, overdue = 0, about = false, of, ...root }: WhereMoneyProps) {
  const t = useMessages('refund');
  const key = overdue === 0 ? 'where' : about ? 'where.maybe' : 'where.late';
  return (
    <SectionLink {...root} href={href} label={of === undefined ? undefined : t(`${key}.of`, { what: of })}>
      {t(key)}
    </SectionLink>
  );
}
