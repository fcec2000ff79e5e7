import type { Locator, Page } from '@playwright/test';
import { zh } from './words.ts';

/** A page of a partner. */
const partnerPage = 'https://partner.example/trips';

/** All seven: those with behaviour of their own by their code, the others by theirs. Source: membership.md section 1. */
export const partners = {
  '1101': 'rail',
  '6102': 'bank',
  '6108': 'company',
  '6301': '6301',
  '6302': '6302',
  '6304': '6304',
  '6124': '6124',
} as const;

/** A deployment that knows its partners by the origin of their pages. */
export const trustPartners = (page: Page): Promise<unknown> =>
  page.route('**/mapp/config.json', (route) =>
    route.fulfill({
      json: {
        environment: 'test',
        channels: Object.fromEntries(
          Object.values(partners).map((id) => [id, { origins: [new URL(partnerPage).origin] }]),
        ),
      },
    }),
  );

/** Opens an address from a partner's page. */
export const openFromPartner = (page: Page, address: string): Promise<unknown> =>
  page.goto(address, { referer: partnerPage });

type Answer = 'question.continue' | 'question.guest' | 'question.stay' | 'out.continue';

/** A button of the question that is before the first screen. */
export const answerOf = (page: Page, answer: Answer): Locator =>
  page.getByRole('button', { name: zh('hand-over', answer), exact: true });

/** Says who has been signed in. */
export const noticeOf = (page: Page): Locator => page.getByRole('complementary').getByRole('status');
