import { useMemo, useSyncExternalStore } from 'react';
import { newBookingId } from '../../client/booking/ordering.ts';
import { digest } from '../../client/kept-intents.ts';
import type { OrderFields } from '../../contracts/booking/create-order.ts';
import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import type { DraftForm, Drafts } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import { emptySavedContact, type SavedContactTyped } from '../../validators/saved-people/saved-contact.ts';

/** A booking that has not been ordered yet. */
export interface BookingDraft {
  /** One until it is ordered, so that however often it is sent, one order comes of it. */
  readonly bookingId: string;
  /** Ids of the passengers, in the order in which they were chosen. */
  readonly chosen: readonly string[];
  /** Passengers who were typed for this booking alone. */
  readonly added: readonly SavedPassenger[];
  readonly contact: SavedContactTyped;
  /** A guest's code from the text message. */
  readonly code: string;
  /** A passenger is being typed, in a form of their own. */
  readonly typing?: boolean | undefined;
  readonly insurances: readonly string[];
  readonly addOns: Readonly<Record<string, number>>;
  /** Points that are wanted; as the search wants it until the traveller has said. */
  readonly points?: number | undefined;
  readonly couponId?: string | undefined;
  /** A code that was activated for this booking: its coupon is chosen. */
  readonly activationId?: string | undefined;
  readonly voucher: boolean;
  readonly voucherTitle: string;
  readonly taxNo: string;
  /** Saved title that the receipt's name comes from. */
  readonly titleId?: string | undefined;
  /** The receipt is sent on paper to one of the member's addresses; electronic without it. */
  readonly addressId?: string | undefined;
  /** Digest of the fares that the consent, the points and the coupon are for. */
  readonly fares?: string | undefined;
  readonly agreed: boolean;
  readonly marketing: boolean;
  /** A changed price that the traveller has accepted, minor units. */
  readonly accepted?: number | undefined;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: OrderFields | undefined;
}

const yes = ['yes'] as const;

/** Part of a draft that changes, or the way to it from the draft as it is. */
type BookingChange = Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>);

/** `baggage10x2.mealx1`: add-ons, each with how many. */
const countedShape = /^(?=.{1,64}$)[a-z]{1,12}\d{0,2}x\d{1,2}(\.[a-z]{1,12}\d{0,2}x\d{1,2})*$/;

const writeCounted = (counts: BookingDraft['addOns']): string =>
  Object.entries(counts)
    .flatMap(([id, count]) => (count > 0 ? [`${id}x${count}`] : []))
    .join('.');

const readCounted = (text: string): BookingDraft['addOns'] =>
  Object.fromEntries(
    [...text.matchAll(/([a-z]+\d*)x(\d+)/g)].map(([, id = '', count]) => [id, Number(count)]),
  );

/** Somebody has said whom to reach: only what no one has touched may be filled in from who is known. */
export const isContactTyped = ({ contact }: Pick<BookingDraft, 'contact'>): boolean =>
  contact !== emptySavedContact;

/**
 * Choices that say nothing of a person outlive a reload; who travels, whom to reach and a member's own coupon do not. Of these only
 * that there were some is known, so that the pages can say what is gone.
 */
const bookingForm: DraftForm<BookingDraft> = {
  name: 'booking',
  keeps: {
    delay: yes,
    refund: yes,
    voucher: yes,
    begun: yes,
    addOns: countedShape,
    points: /^p\d{1,7}$/,
    fares: /^[a-p]{1,16}$/,
    chosen: yes,
    added: yes,
    typing: yes,
    contact: yes,
  },
  choices: ({ insurances, voucher, addOns, points, fares, chosen, added, typing, contact }) => ({
    begun: 'yes',
    ...(insurances.includes('delay') && { delay: 'yes' }),
    ...(insurances.includes('refund') && { refund: 'yes' }),
    ...(voucher && { voucher: 'yes' }),
    addOns: writeCounted(addOns),
    ...(points !== undefined && { points: `p${points}` }),
    ...(fares !== undefined && { fares }),
    ...(chosen.length > 0 && { chosen: 'yes' }),
    ...(added.length > 0 && { added: 'yes' }),
    ...(typing && { typing: 'yes' }),
    ...(isContactTyped({ contact }) && { contact: 'yes' }),
  }),
};

const fresh = (drafts: Drafts): BookingDraft => {
  const kept = drafts.kept(bookingForm);
  return {
    bookingId: newBookingId(),
    chosen: [],
    added: [],
    // Empty, and not to be filled in by another than the traveller.
    contact: kept['contact'] === 'yes' ? { ...emptySavedContact } : emptySavedContact,
    code: '',
    insurances: ['delay', 'refund'].filter((id) => kept[id] === 'yes'),
    addOns: readCounted(kept['addOns'] ?? ''),
    points: kept['points'] === undefined ? undefined : Number(kept['points'].slice(1)),
    voucher: kept['voucher'] === 'yes',
    voucherTitle: '',
    taxNo: '',
    fares: kept['fares'],
    agreed: false,
    marketing: false,
  };
};

/** A draft for some fares: consent, an accepted price, points and coupon that were for others are not theirs. */
export const draftFor = (draft: BookingDraft, fares: string | undefined): BookingDraft =>
  fares === undefined || draft.fares === undefined || draft.fares === fares
    ? draft
    : {
        ...draft,
        fares,
        agreed: false,
        accepted: undefined,
        points: undefined,
        couponId: undefined,
        activationId: undefined,
      };

const draftFares = (booked: string): string => digest(booked).slice(0, 16);

type LostPart = 'chosen' | 'added' | 'typing';

/** The booking under way: its draft as it is now, and the ways to change and to end it. */
export interface DraftStore {
  readonly get: () => BookingDraft;
  readonly change: (part: BookingChange) => void;
  readonly forget: () => void;
  /** Choices of it have outlived a reload. */
  readonly restored: boolean;
  /** Parts that a reload has taken: passengers who were chosen, those who were typed for this booking, and one who was being typed. */
  readonly lost: Readonly<Record<LostPart, boolean>>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Holds the booking under way for one of its pages.
 * @param fares digest of the fares that are booked, where the page knows them
 */
function createDraftStore(drafts: Drafts, fares: string | undefined): DraftStore {
  const kept = drafts.read(bookingForm) === undefined ? drafts.kept(bookingForm) : {};
  const had = (part: LostPart | 'begun') => kept[part] === 'yes';
  const listeners = new Set<() => void>();
  let draft = drafts.read(bookingForm) ?? fresh(drafts);
  let shown = draftFor(draft, fares);
  const take = (next: BookingDraft) => {
    if (next === draft) return;
    draft = next;
    shown = draftFor(draft, fares);
    for (const listener of listeners) listener();
  };
  return {
    restored: had('begun'),
    lost: { chosen: had('chosen'), added: had('added'), typing: had('typing') },
    get: () => shown,
    change: (part) => {
      const known = draftFor({ ...draft, ...drafts.read(bookingForm) }, fares);
      const changed = typeof part === 'function' ? part(known) : part;
      const next = { ...known, ...changed, ...(fares !== undefined && { fares }) };
      drafts.write(bookingForm, next);
      take(next);
    },
    forget: () => drafts.forget(bookingForm),
    subscribe: (listener) => {
      listeners.add(listener);
      // Another page of the booking may have changed it meanwhile.
      const stop = drafts.subscribe(() => {
        const known = drafts.read(bookingForm);
        if (known) take(known);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/**
 * The booking under way, shared by its pages, for parts that follow some of it.
 * @param booked the fares that are booked, where the page knows them
 */
export function useDraftStore(booked?: string): DraftStore {
  const { drafts } = useSession();
  return useMemo(
    () => createDraftStore(drafts, booked === undefined ? undefined : draftFares(booked)),
    [drafts, booked],
  );
}

/** The booking under way, shared by its pages, and the ways to change and to end it. */
export function useBookingDraft(booked?: string) {
  const { get, subscribe, change, forget, lost } = useDraftStore(booked);
  return { draft: useSyncExternalStore(subscribe, get), change, forget, lost };
}

/**
 * Accepts a changed price of some fares before the booking's page is opened.
 * @param booked those fares
 */
export function acceptPrice(drafts: Drafts, booked: string, accepted: number): void {
  const fares = draftFares(booked);
  const known = draftFor(drafts.read(bookingForm) ?? fresh(drafts), fares);
  drafts.write(bookingForm, { ...known, fares, accepted });
}
