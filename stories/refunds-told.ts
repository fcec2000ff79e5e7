import { refundRequests } from '@mapp/kit/contracts';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import type { StoryContext } from 'storybook/internal/csf';

/** Lets the airline tell some of its refund requests alone, and of which orders they are. */
export const refundsTold =
  (orders: Readonly<Record<string, string>>) =>
  async ({ msw }: StoryContext): Promise<void> => {
    const { answer } = await fixtureOf('refundRequests');
    const { requests } = answer['data'] as { requests: readonly { readonly requestNo: string }[] };
    const told = requests
      .filter(({ requestNo }) => requestNo in orders)
      .map((request) => ({ ...request, orderNo: orders[request.requestNo] }));
    msw.use(
      http.post(`*${refundRequests.path}`, () =>
        HttpResponse.json({ Code: 200, Msg: 'success', data: { requests: told } }),
      ),
    );
  };
