import type { RequestFailure } from '../../../client/failure.ts';
import { upgradeRefusedAs } from '../../../client/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

interface UpgradeRefusedProps {
  failure: RequestFailure;
  /** The choice of cabin and way. */
  again: string;
}

const names = {
  'upgrade.notForPoints': 'notForPoints',
  'upgrade.pointsShort': 'pointsShort',
  'upgrade.voucherGone': 'voucherGone',
  'upgrade.voucherUnfit': 'voucherUnfit',
  'upgrade.soldOut': 'soldOut',
  'upgrade.priceChanged': 'priceChanged',
  'upgrade.barred': 'barred',
  'upgrade.closed': 'closed',
} as const;

/** The way on from a refusal: to pay otherwise, to somebody else's flight, or back to the choice. */
const againWord = (code: keyof typeof names) => {
  if (code === 'upgrade.pointsShort' || code === 'upgrade.notForPoints') return 'way.payCash';
  return code === 'upgrade.barred' ? 'toPeople' : 'confirm.again';
};

/** Refusal of an upgrade, in our words, with the way out; a reason that is not known in the airline's. */
export function UpgradeRefused({ failure, again }: UpgradeRefusedProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const code = upgradeRefusedAs(failure);
  if (code === undefined)
    return (
      <Notice tone="error" title={t('refused')} live>
        {failure.failure.kind === 'refused' && failure.failure.message}
      </Notice>
    );
  const name = names[code];
  const button = { variant: 'outline', size: 'medium' } as const;
  return (
    <Notice
      tone="error"
      live
      title={t(`refused.${name}`)}
      action={
        <>
          {code === 'upgrade.pointsShort' && (
            <Button {...button} href={href('buyPoints')}>
              {t('way.buy')}
            </Button>
          )}
          {code === 'upgrade.notForPoints' && (
            <Button {...button} href={href('beneficiaries')}>
              {t('way.beneficiaries')}
            </Button>
          )}
          <Button {...button} href={code === 'upgrade.barred' ? href('upgradePassengers') : again}>
            {t(againWord(code))}
          </Button>
        </>
      }
    >
      {t(`refused.${name}Text`)}
    </Notice>
  );
}
