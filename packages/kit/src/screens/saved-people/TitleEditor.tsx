import {
  useLookUpInvoiceTitles,
  useRemoveInvoiceTitle,
  useSaveInvoiceTitle,
} from '../../client/saved-people/saved-people.ts';
import { InvoiceTitleForm } from '../../components/invoice-title/InvoiceTitleForm.tsx';
import type { InvoiceTitle } from '../../contracts/saved-people/invoice-titles.ts';
import {
  emptyInvoiceTitle,
  invoiceTitleSaved,
  typedOfInvoiceTitle,
} from '../../validators/saved-people/invoice-title.ts';
import { titleDraft } from './drafts.ts';
import { SavedEditor } from './SavedEditor.tsx';
import { useEntry } from './use-entry.ts';

interface TitleEditorProps {
  /** Title that is changed; nothing when one is added. */
  title?: InvoiceTitle | undefined;
  list: readonly InvoiceTitle[];
}

/** The form of one title of a receipt. */
export function TitleEditor({ title, list }: TitleEditorProps) {
  const lookUp = useLookUpInvoiceTitles();
  const entry = useEntry({
    kind: 'titles',
    id: title?.id,
    name: title?.title,
    form: titleDraft,
    fresh: title ? typedOfInvoiceTitle(title) : emptyInvoiceTitle,
    save: useSaveInvoiceTitle().mutateAsync,
    remove: useRemoveInvoiceTitle().mutateAsync,
    lookUp: async () => {
      const { titles, unreadable } = await lookUp();
      return [titles, unreadable];
    },
    saved: invoiceTitleSaved,
    nameOf: ({ title: words }) => words,
  });
  return (
    <SavedEditor entry={entry}>
      {(save) => (
        <InvoiceTitleForm key={entry.draft.generation} {...entry.form} context={{ list, id: entry.id }}>
          {save}
        </InvoiceTitleForm>
      )}
    </SavedEditor>
  );
}
