import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { MaskedText } from '../person-line/MaskedText.tsx';
import * as styles from './account-overview.css.ts';

export interface ContactCardProps extends RootProps<HTMLUListElement> {
  /** Masked; undefined where there is none. */
  mobile: string | undefined;
  /** It has been changed, and cannot be changed again. */
  mobileChanged: boolean;
  /** E-mail address, masked as the back end gives it; undefined where there is none. */
  email: string | undefined;
  /** Where a phone is added, and where an address is added or changed. */
  links: { readonly addMobile: string; readonly email: string };
  /** The phone is to be changed: asks once more before. */
  onEditMobile: () => void;
}

/** Phone and e-mail. That the phone can be changed only once is said here, before the tap. */
export function ContactCard({
  mobile,
  mobileChanged,
  email,
  links,
  onEditMobile,
  ...root
}: ContactCardProps) {
  const t = useMessages('account');
  return (
    <ListCard {...root} label={t('contacts')}>
      <Contact
        icon="phone"
        label={t('mobile')}
        account={mobile}
        action={
          mobile === undefined ? (
            <Act label={t('add')} spoken={t('mobile.add')} href={links.addMobile} />
          ) : (
            !mobileChanged && <Act label={t('change')} spoken={t('mobile.change')} onClick={onEditMobile} />
          )
        }
        below={
          mobile !== undefined && (
            <Notice tone={mobileChanged ? 'info' : 'attention'}>
              {mobileChanged
                ? t('mobile.changed')
                : t.rich('mobile.once', { b: (words) => <strong>{words}</strong> })}
            </Notice>
          )
        }
      />
      <Contact
        icon="mail"
        label={t('email')}
        account={email}
        action={
          <Act
            label={t(email === undefined ? 'add' : 'change')}
            spoken={t(email === undefined ? 'email.add' : 'email.change')}
            href={links.email}
          />
        }
      />
    </ListCard>
  );
}

interface ContactProps {
  icon: 'phone' | 'mail';
  label: string;
  account: string | undefined;
  action: ReactNode;
  below?: ReactNode;
}

function Contact({ icon, label, account, action, below }: ContactProps) {
  const t = useMessages('account');
  return (
    <li className={styles.contact}>
      <div className={styles.row}>
        <Icon name={icon} />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.account}>
            {account === undefined ? (
              <span className={styles.none}>{t('none')}</span>
            ) : (
              <MaskedText text={account} />
            )}
          </span>
        </span>
        {action}
      </div>
      {below && <div className={styles.warning}>{below}</div>}
    </li>
  );
}

interface ActProps {
  label: string;
  /** Its name, which begins with no word that is not read. */
  spoken: string;
  href?: string;
  onClick?: () => void;
}

/** One word that says what it is about to who only hears it. */
function Act({ label, spoken, href, onClick }: ActProps) {
  const look = { variant: 'text', size: 'medium', className: styles.act, 'aria-label': spoken } as const;
  return href === undefined ? (
    <Button {...look} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <Button {...look} href={href}>
      {label}
    </Button>
  );
}
