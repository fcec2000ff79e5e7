import { useMessages } from '../../messages/provider.tsx';
import { SectionLink } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

export interface WhereMoneyProps extends RootProps<HTMLAnchorElement> {
  /** Where the request is shown: `href('refundDetail', { query: { request } })`. */
  href: string;
  /** Working days by which the money is late, which the words say. */
  overdue?: number;
}

/** One tap from an order, a list or the home to where the money of a refund is. */
export function WhereMoney({ href, overdue = 0, ...root }: WhereMoneyProps) {
  const t = useMessages('refund');
  return (
    <SectionLink {...root} href={href}>
      {t(overdue > 0 ? 'where.late' : 'where')}
    </SectionLink>
  );
}
