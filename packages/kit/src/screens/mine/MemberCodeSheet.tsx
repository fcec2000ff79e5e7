import { MemberCode } from '../../components/member-code/MemberCode.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';

export interface MemberCodeSheetProps extends LazySheetProps {
  /** Membership number, 12 digits. */
  cardNumber: string;
  name: string | undefined;
}

/** The member's number as a code to be scanned. */
export function MemberCodeSheet({ open, onClose, cardNumber, name }: MemberCodeSheetProps) {
  const t = useMessages('mine');
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('code.title')}
      closeLabel={t('close')}
    >
      <MemberCode cardNumber={cardNumber} name={name} />
    </Sheet>
  );
}
