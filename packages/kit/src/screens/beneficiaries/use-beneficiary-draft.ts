import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { isLost, type Drafts } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import type { BeneficiaryTyped } from '../../validators/beneficiaries/beneficiary-typed.ts';
import { typedOfBeneficiary, type BeneficiarySent } from '../../validators/beneficiaries/beneficiary-wire.ts';
import { beneficiaryDraft, changedBeneficiaryDraft, typedOfKept, type BeneficiaryDraft } from './draft.ts';
import { useBeneficiaryPlaces } from './places.tsx';

/** A beneficiary of the list. */
export type Listed = Parameters<typeof typedOfBeneficiary>[0];

/**
 * Why the fields are not as a new form's: typed before, taken from a passenger; or what a reload has left: choices alone, that
 * something was sent without an answer, or of a beneficiary on the list that something was typed.
 */
export type FilledBy = BeneficiaryDraft['from'] | 'reload' | 'reloadUnsure' | 'reloadChange';

/** Initial content of the form, and where it keeps what is typed. */
export interface DraftInUse {
  readonly initial: BeneficiaryTyped;
  /** Something was there already when the screen was opened. */
  readonly filledBy: FilledBy | undefined;
  /** There is a draft, so that the form is shown whatever else is so. */
  readonly begun: boolean;
  /** Sent before, without an answer. */
  readonly unsure: BeneficiarySent | undefined;
  /** Changes when the form is to begin again. */
  readonly generation: number;
  readonly keep: (typed: BeneficiaryTyped) => void;
  /** Marks the present input as being sent: only that is forgotten once it is saved. */
  readonly sending: () => void;
  readonly setUnsure: (sent: BeneficiarySent | undefined) => void;
  readonly startOver: () => void;
  /** Brings back what a passenger's data have taken the place of; undefined when there is nothing. */
  readonly bringBack: (() => void) | undefined;
  /** @param here whether the traveller is still on this screen */
  readonly saved: (here: boolean, sent: BeneficiarySent) => void;
}

function leftBy(drafts: Drafts): FilledBy | undefined {
  const { outcome, ...choices } = drafts.kept(beneficiaryDraft);
  if (outcome) return 'reloadUnsure';
  return Object.keys(choices).length > 0 ? 'reload' : undefined;
}

/** The draft of one beneficiary: of the page's life, else of what is on the list, else of the choices that a reload left. */
export function useBeneficiaryDraft(beneficiary: Listed | undefined): DraftInUse {
  const t = useMessages('beneficiary-form');
  const { toList, onSaved } = useBeneficiaryPlaces();
  const { drafts } = useSession();
  const subject = beneficiary?.beneficiaryId;
  const fresh = (): BeneficiaryTyped =>
    beneficiary ? typedOfBeneficiary(beneficiary) : typedOfKept(drafts.kept(beneficiaryDraft));
  const form = beneficiary ? changedBeneficiaryDraft : beneficiaryDraft;
  const [opened, setOpened] = useState(() => {
    const draft = drafts.read(form, subject);
    const left = () => (isLost(drafts, changedBeneficiaryDraft, subject) ? 'reloadChange' : undefined);
    const filledBy: FilledBy | undefined = draft?.from ?? (beneficiary ? left() : leftBy(drafts));
    return { draft, filledBy, initial: draft?.typed ?? fresh(), generation: 0 };
  });
  const sent = useRef<BeneficiaryTyped>(undefined);
  const isHeld = () => drafts.read(form, subject) !== undefined;
  const held = useSyncExternalStore(drafts.subscribe, isHeld, isHeld);
  const had = useRef(held);
  const toListNow = useEffectEvent(toList);
  useEffect(() => {
    // Told once: whoever is changed next has lost nothing.
    if (isLost(drafts, changedBeneficiaryDraft, subject)) drafts.forget(changedBeneficiaryDraft, subject);
  }, [drafts, subject]);
  useEffect(() => {
    // A draft that was sent from here before, and left, has been saved meanwhile.
    if (had.current && !held) toListNow();
    had.current = held;
  }, [held]);
  const before = opened.draft?.before;
  const begin = (draft: BeneficiaryDraft | undefined) =>
    setOpened({
      draft,
      filledBy: undefined,
      initial: draft?.typed ?? fresh(),
      generation: opened.generation + 1,
    });
  const keep = useCallback(
    (typed: BeneficiaryTyped) => {
      const { unsure, before: taken } = drafts.read(form, subject) ?? {};
      drafts.write(form, { typed, from: 'hand', unsure, before: taken }, subject);
    },
    [drafts, form, subject],
  );
  return {
    initial: opened.initial,
    filledBy: opened.filledBy,
    begun: opened.draft !== undefined,
    unsure: opened.draft?.unsure,
    generation: opened.generation,
    keep,
    setUnsure: (unsure) => {
      const now = drafts.read(form, subject);
      drafts.write(
        form,
        { ...now, typed: now?.typed ?? opened.initial, from: now?.from ?? 'hand', unsure },
        subject,
      );
    },
    sending: () => {
      sent.current = drafts.read(form, subject)?.typed;
    },
    startOver: () => {
      had.current = false;
      drafts.forget(form, subject);
      begin(undefined);
    },
    bringBack:
      before &&
      (() => {
        const draft: BeneficiaryDraft = { typed: before, from: 'hand' };
        drafts.write(form, draft, subject);
        begin(draft);
      }),
    saved: (here, what) => {
      had.current = false;
      onSaved?.(what);
      // A member who has come back and typed on meanwhile keeps that.
      if (here || drafts.read(form, subject)?.typed === sent.current) drafts.forget(form, subject);
      toastStore.show(t('saved'));
      if (here) toList();
    },
  };
}
