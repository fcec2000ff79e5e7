import { useId } from 'react';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { mayBeUnreadable } from '../../rules/unreadable.ts';
import type { DraftForm } from '../../session/drafts.ts';
import { useFormDraft, type FormDraft } from '../shell/use-form-draft.ts';
import { subjectOf } from './drafts.ts';
import type { SavedKind } from './kinds.ts';
import { useRemoval, useSaving } from './use-saved-writes.ts';

/** Differences between one kind of entry and another. */
interface EntryOptions<Typed, Sent, Known> {
  readonly kind: SavedKind;
  /** Of what is changed; undefined and empty when one is added. */
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly form: DraftForm<FormDraft<Typed, Sent>>;
  /** Content of the form without a draft. */
  readonly fresh: Typed;
  readonly save: (sent: Sent & { id?: string }) => Promise<{ readonly id: string }>;
  readonly remove: (gone: { id: string }) => Promise<unknown>;
  /** The list, asked again, and what of it could not be read. */
  readonly lookUp: () => Promise<
    readonly [list: readonly Known[], unreadable: readonly UnreadableEntry[] | undefined]
  >;
  /** Whether what was sent is in it. */
  readonly saved: (sent: Sent, list: readonly Known[], id: string | undefined) => boolean;
  readonly nameOf: (sent: Sent) => string;
}

/** One entry in its form: the draft, and both writes. */
export function useEntry<Typed, Sent extends object, Known extends { readonly id: string }>({
  kind,
  id,
  name = '',
  form,
  fresh,
  save,
  remove,
  lookUp,
  saved,
  nameOf,
}: EntryOptions<Typed, Sent, Known>) {
  const formId = useId();
  const draft = useFormDraft(form, subjectOf(id), fresh);
  const saver = useSaving<Typed, Sent>({
    kind,
    draft,
    send: (sent) => save({ ...sent, ...(id !== undefined && { id }) }),
    find: async (sent) => (await lookUp())[0].find((each) => saved(sent, [each], id)),
    nameOf,
  });
  const removal = useRemoval({
    kind,
    name,
    onRemoved: draft.forget,
    send: (gone) => remove({ id: gone }),
    stands: async (gone) => {
      const [list, unreadable] = await lookUp();
      return list.some((each) => each.id === gone) || mayBeUnreadable(unreadable, gone);
    },
  });
  return {
    kind,
    id,
    name,
    draft,
    saver,
    removal,
    /** For the form, whose key is the draft's generation. */
    form: {
      id: formId,
      defaultValue: draft.initial,
      onChange: draft.keep,
      onSubmit: (sent: Sent) => void saver.send(sent),
    },
  };
}
