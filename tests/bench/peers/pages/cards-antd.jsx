/** 500 cards of antd-mobile with the same twelve texts, each memoised. */
import Card from 'antd-mobile/es/components/card';
import 'antd-mobile/es/global';
import { memo } from 'react';
import { manyOffers } from '../../many-offers.ts';
import { OfferTexts } from '../../offer-texts.tsx';
import { offer } from '../../offers-adapter.tsx';
import '../../floor.css';
import './cards.css';

const offers = manyOffers(500);

const One = memo(function One({ one }) {
  return (
    <Card>
      <OfferTexts one={one} />
    </Card>
  );
});

offer(() => offers.map((one) => <One key={one.offerId} one={one} />));
