import { attachmentLimits, attachment, attachmentContent } from '@mapp/kit/validators';
import { signatureBytes } from '@mapp/kit/rules';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { refuseRefund } from './refusals.ts';

/** A name with which the airline's own check refuses a file, whatever is in it. */
const refusedName = /^virus/i;

/** Whether all files of a request are there, and the member's. */
export const hasFiles = (context: RequestContext, ids: readonly string[]): boolean =>
  context.proofs.of(signedIn(context).cardNo, ids).length === new Set(ids).size;

/** Takes files, and looks at each as the form has. */
export const proofAnswers: Pick<Answers, 'uploadProof'> = {
  async uploadProof(context, { file }) {
    const judged = attachment(file.name, file.size, 0, attachmentLimits);
    const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
    if (!judged.ok || !attachmentContent(judged.value, head).ok || refusedName.test(file.name)) {
      return refuseRefund('RFD61', context.language);
    }
    const { cardNo } = signedIn(context);
    const fileId = context.proofs.add({ cardNo, name: file.name, bytes: file.size });
    return { envelope: 'Code', payload: { fileId } };
  },
};
