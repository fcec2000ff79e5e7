import type { ReactNode } from 'react';
import { useContentPage } from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { heroOf } from '../../../components/content-blocks/hero-of.ts';
import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import type { ContentPageName } from '../../../contracts/programmes/content.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { RouteNetwork } from '../../../primitives/drawing/RouteNetwork.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useContentHref } from '../../programmes/use-content-href.ts';
import * as styles from './told.css.ts';

export interface ReservePageProps {
  page: Extract<ContentPageName, `reserve.${string}`>;
  title: string;
  /** The first page of a partner: no way back. */
  root?: boolean;
  /** Above what the airline has written, there at once. */
  children?: ReactNode;
}

/** A page of booking in the airline's own words, under the network of its routes. */
export function ReservePage({ page, title, root, children }: ReservePageProps) {
  const t = useMessages('reserve');
  const hrefOf = useContentHref();
  const read = useContentPage(page);
  const { hero, rest } = heroOf(read.data?.blocks ?? []);
  const head = !read.error && (read.data === undefined || hero !== undefined);
  return (
    <Frame
      title={title}
      root={root}
      {...(head && {
        tone: heroTone('ink'),
        hero: (
          <PageHero
            overline={hero?.overline}
            sentence={hero?.title}
            line={hero?.text}
            ground={<RouteNetwork />}
            className={styles.head}
          />
        ),
      })}
    >
      {children && <div className={styles.above}>{children}</div>}
      <Reading read={read} title={t('failed')}>
        {() => (
          <ContentBlocks
            blocks={rest}
            hrefOf={hrefOf}
            empty={hero === undefined && children === undefined && <NothingHere />}
          />
        )}
      </Reading>
    </Frame>
  );
}

function NothingHere() {
  const t = useMessages('reserve');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="document"
      title={t('empty')}
      action={
        <Button variant="outline" size="medium" href={href('home')}>
          {t('back')}
        </Button>
      }
    />
  );
}
