import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/button/Spinner.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './WebFrame.css.ts';

export interface WebFrameProps extends RootProps<HTMLDivElement> {
  /** An address that was let through. */
  src: string;
  /** The site that is named above the page. */
  host: string;
  /** It is still on its way. */
  loading: boolean;
  /** The page has come, or the browser’s word that it cannot. */
  onLoad: () => void;
  /** Height of what is above on the page, as a CSS length. */
  top: string;
  /** The way out, at the end of the strip. */
  action: ReactNode;
}

/**
 * Rights of a partner's page: to run, keep its own things under its own origin, send its forms, and open what is
 * pressed on. It may not move this page, download, or ask for camera, position or payment.
 */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another site below a strip that says whose it is, since no address bar does. */
export function WebFrame({
  src,
  host,
  loading,
  onLoad,
  top,
  action,
  className,
  style,
  ...root
}: WebFrameProps) {
  const t = useMessages('webview');
  return (
    <div
      {...root}
      className={classNames(styles.whole, className)}
      style={{ blockSize: `calc(100dvh - ${top})`, ...style }}
    >
      <div className={styles.strip}>
        <p className={styles.site}>
          <Icon name="globe" size={20} />
          <span className={styles.words}>
            <span className={styles.kind}>{t('frame.site')}</span>
            <span className={styles.host}>{host}</span>
          </span>
        </p>
        {action}
      </div>
      <div className={styles.place}>
        {loading && (
          <p className={styles.loading} role="status">
            <Spinner />
            {t('loading', { host })}
          </p>
        )}
        <iframe
          className={styles.frame}
          src={src}
          title={t('frame.name', { host })}
          sandbox={rights}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
