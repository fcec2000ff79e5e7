import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { ListCard, type ListCardProps } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import type { details, programmes, settings } from './member-services.ts';

interface MineRowsProps extends Pick<ListCardProps, 'look'> {
  ways: typeof programmes | typeof settings | typeof details;
  /** Language and hotline come last. */
  service?: boolean;
}

/** Ways on as rows: words, drawing, and where each leads. */
export function MineRows({ ways, service = false, look }: MineRowsProps) {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return (
    <ListCard look={look}>
      {ways.map(([name, icon, destination]) => (
        <ListRow key={name} icon={icon} label={t(name)} href={href(destination)} />
      ))}
      {service && (
        <>
          <ListRow
            icon="globe"
            label={t('rows.language')}
            value={t(`language.${locale}`)}
            href={href('regionAndLanguage')}
          />
          <ListRow icon="headset" label={t('rows.hotline')} value={hotline} href={`tel:${hotline}`} />
        </>
      )}
    </ListCard>
  );
}
