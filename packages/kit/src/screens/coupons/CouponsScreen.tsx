import { useCoupons } from '../../client/coupons/coupons.ts';
import { heroTone, PageHero } from '../../components/page-hero/PageHero.tsx';
import { CouponSkeleton } from '../../components/coupon-card/CouponSkeleton.tsx';
import { Figure, FigureSkeleton } from '../../components/page-hero/Figure.tsx';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import type { ResponseOf } from '../../contracts/call.ts';
import type { myCoupons } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { HeadDrawing } from '../../primitives/drawing/HeadDrawing.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import { couponsIn, couponStates, type CouponState } from '../../rules/coupons/coupon.ts';
import { Frame } from '../shell/Frame.tsx';
import { Coupons, CouponsByState } from './Coupons.tsx';
import { CouponStates } from './CouponStates.tsx';
import { NoCoupons } from './NoCoupons.tsx';
import * as styles from './coupons.css.ts';

const tabs = ['all', ...couponStates] as const;
type CouponTab = (typeof tabs)[number];

type Listed = ResponseOf<typeof myCoupons>;

/** /mine/mycoupons: what can be used, and what ended a short while ago, by state. */
export function CouponsScreen() {
  const t = useMessages('coupons');
  const { number } = useFormats();
  const navigation = useNavigation();
  const read = useCoupons();
  const { query } = usePlace('coupons');
  const tab = tabs.find((each) => each === query.tab) ?? 'all';
  const usable = read.data && couponsIn(read.data.coupons, 'usable').length;
  const labelOf = (id: CouponTab) =>
    id === 'usable' && usable ? t('tab.usableCount', { count: usable }) : t(`tab.${id}`);
  return (
    <Frame
      title={t('title')}
      tone={heroTone('tint')}
      hero={
        <PageHero
          sentence={t('hero.sentence')}
          line={t('hero.line')}
          drawing={<HeadDrawing name="coupons" />}
        >
          {usable === undefined ? (
            !read.error && <FigureSkeleton />
          ) : (
            <Figure value={number(usable)} unit={t('hero.usable', { count: usable })} />
          )}
        </PageHero>
      }
      action={<AppBarAction href={navigation.href('activationCode')}>{t('code.open')}</AppBarAction>}
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={tab}
        onChange={(chosen) =>
          navigation.replace('coupons', { query: chosen === 'all' ? {} : { tab: chosen } })
        }
        items={tabs.map((id) => ({
          id,
          label: labelOf(id),
          content: id === tab && (
            <div className={styles.panel}>
              <CouponStates
                read={read}
                title={t('failed')}
                skeleton={id === 'all' ? <EveryOnItsWay /> : <CouponSkeleton />}
              >
                {(listed) => (
                  <>
                    {id === 'all' ? <EveryCoupon {...{ listed }} /> : <OneState {...{ listed }} state={id} />}
                    <UnreadableEntries entries={listed.unreadable} />
                  </>
                )}
              </CouponStates>
            </div>
          ),
        }))}
      />
      <NextLinks />
    </Frame>
  );
}

/** Under the heading of those that can be used, which are first. */
function EveryOnItsWay() {
  const t = useMessages('coupons');
  return (
    <div>
      <Section title={t('tab.usable')}>
        <CouponSkeleton />
      </Section>
    </div>
  );
}

function EveryCoupon({ listed: { coupons, unreadable, today, recentMonths } }: { listed: Listed }) {
  if (coupons.length === 0) return unreadable ? null : <NoCoupons of="all" months={recentMonths} />;
  return <CouponsByState coupons={coupons} today={today} />;
}

function OneState({
  listed: { coupons, unreadable, today, recentMonths },
  state,
}: {
  listed: Listed;
  state: CouponState;
}) {
  const t = useMessages('coupons');
  const shown = couponsIn(coupons, state);
  if (shown.length === 0) return unreadable ? null : <NoCoupons of={state} months={recentMonths} />;
  return <Coupons coupons={shown} today={today} label={t(`tab.${state}`)} />;
}

function NextLinks() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  return (
    <Section title={t('more')}>
      <ListCard look="open">
        <ListRow icon="tag" label={t('rows.offers')} href={href('offers')} />
        <ListRow icon="voucher" label={t('rows.cards')} href={href('cardCoupons')} />
        <ListRow icon="clock" label={t('rows.history')} href={href('couponHistory')} />
        <ListRow icon="help" label={t('rows.how')} href={href('couponInstructions')} />
      </ListCard>
    </Section>
  );
}
