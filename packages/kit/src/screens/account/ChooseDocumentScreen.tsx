import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { documentSorts } from '../../rules/member-account.ts';
import { Frame } from '../shell/Frame.tsx';
import * as styles from './account.css.ts';

/** /mine/addCertificates: which kind of document is added. */
export function ChooseDocumentScreen() {
  const t = useMessages('account');
  const { href } = useNavigation();
  return (
    <Frame title={t('documents.add')}>
      <Section title={t('document.choose')}>
        <ListCard>
          {documentSorts.map((sort) => (
            <ListRow
              key={sort}
              icon={sort === 'passport' ? 'passport' : 'id-card'}
              label={t(`document.${sort}`)}
              detail={sort === 'ID' || sort === 'passport' ? undefined : t(`document.sort.${sort}`)}
              href={href('addIdentity', { query: { headerTit: sort } })}
            />
          ))}
        </ListCard>
        <p className={styles.note}>{t('document.fixed')}</p>
      </Section>
    </Frame>
  );
}
