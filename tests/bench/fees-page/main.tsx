/** The refund calculator as a host shows it. */
import '@mapp/kit/theme';
import { RefundCalculator } from '@mapp/kit/components/refund-calculator';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { nowAt, ticket } from '../one-ticket.ts';
import { offerPart } from '../part-adapter.ts';

await preloadMessages('zh', ['fees']);
offerPart((moment) => (
  <MessagesProvider locale="zh">
    <RefundCalculator ticket={ticket} now={nowAt(moment)} />
  </MessagesProvider>
));
