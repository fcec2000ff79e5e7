/** Attached photographs as a form shows them, to an airline that has each at once. */
import '@mapp/kit/theme';
import { Attachments, useAttachments } from '@mapp/kit/components/attachments';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { offerUpload } from '../upload-adapter.ts';

interface ProofProps {
  readonly files: readonly File[];
  readonly onDone: (sent: readonly Blob[]) => void;
}

function Proof({ files: chosen, onDone }: ProofProps) {
  const sent: Blob[] = [];
  const { files, add, remove, retry, replace } = useAttachments({
    upload: (file) => {
      sent.push(file);
      if (sent.length === chosen.length) onDone(sent);
      return Promise.resolve(file.name);
    },
  });
  useEffect(() => add(chosen), [add, chosen]);
  return <Attachments files={files} onAdd={add} onRemove={remove} onRetry={retry} onReplace={replace} />;
}

await preloadMessages('zh', ['attachments', 'validation']);
offerUpload(async (files) => {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const sent = await new Promise<readonly Blob[]>((resolve) => {
    root.render(
      <MessagesProvider locale="zh">
        <Proof files={files} onDone={resolve} />
      </MessagesProvider>,
    );
  });
  root.unmount();
  return sent;
});
