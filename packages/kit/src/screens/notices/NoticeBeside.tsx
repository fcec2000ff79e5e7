import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { consentTo } from '../../rules/notices/consent.ts';
import { noticeEditions, noticeSlugs, type NoticeSlug } from '../../rules/notices/notices.ts';
import { useConfig } from '../../session/config-provider.tsx';
import * as styles from './NoticeScreen.css.ts';

/** Characters of the hash that are shown. */
const shown = 12;

/** Version, day and fingerprint of what is read, and whom to ask. */
export function NoticeEditionFacts({ slug }: { slug: NoticeSlug }) {
  const t = useMessages('notices');
  const locale = useLocale();
  const { date } = useFormats();
  const { hotline } = useConfig();
  const { version, from } = noticeEditions[slug];
  const { hash } = consentTo(slug, locale);
  return (
    <Section title={t('about')}>
      <p>{t('edition', { version })}</p>
      <p>{t('from', { date: date(from, 'date') })}</p>
      {hash !== undefined && (
        <p className={styles.mark}>
          {t('mark')}{' '}
          <span translate="no" className={styles.hash}>
            {hash.slice(0, shown)}
          </span>
          <br />
          {t('mark.text')}
        </p>
      )}
      <Button variant="text" size="medium" icon="phone" className={styles.call} href={`tel:${hotline}`}>
        {t('call', { hotline })}
      </Button>
    </Section>
  );
}

/** The way to every other notice. */
export function OtherNotices({ slug }: { slug: NoticeSlug }) {
  const t = useMessages('notices');
  const { href } = useNavigation();
  return (
    <Section title={t('all')}>
      <ul className={styles.others}>
        {noticeSlugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <Link look="plain" className={styles.other} href={href('notice', { params: { slug: other } })}>
                {t(other)}
                <Icon name="chevron" size={16} className={styles.chevron} />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
