import type { OrderFields } from '@mapp/kit/contracts';
import { hashOf, noticeEditions, type NoticeSlug } from '@mapp/kit/rules';

/** Consents as they come with a write. */
type Consents = OrderFields['agreed'];

/** Whether some notices were agreed to in the editions in force, each by its text. */
export const agreesTo = (consents: Consents, notices: readonly NoticeSlug[]): boolean =>
  notices.every((wanted) =>
    consents.some(({ slug, version, language, hash }) => {
      const { version: current } = noticeEditions[wanted];
      return (
        slug === wanted &&
        version === current &&
        hash !== undefined &&
        hash === hashOf(wanted, current, language ?? '')
      );
    }),
  );
