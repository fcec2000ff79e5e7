import type { Beneficiary, BeneficiaryFields, IdentityOnWire } from '@mapp/kit/contracts';
import { credentialOf, roomLeft, shareIdentity, type Day } from '@mapp/kit/rules';
import { documentNumber } from '@mapp/kit/validators';
import type { Texts } from './language.ts';
import type { Reply } from './reply.ts';
import { mostBeneficiaries } from './roster.ts';
import { signedIn, type Answers, type RequestContext } from './request-context.ts';

/** Why the airline does not write. */
const refusals = {
  full: {
    zh: '受益人数量已达上限',
    en: 'You already have as many beneficiaries as allowed',
    ja: '特典利用登録者が上限に達しています',
    ko: '수혜자를 더 이상 추가할 수 없습니다',
    ru: 'Достигнуто наибольшее число получателей',
  },
  taken: {
    zh: '该证件已属于您的一位受益人',
    en: 'This document belongs to one of your beneficiaries already',
    ja: 'この身分証明書はすでに登録済みの方のものです',
    ko: '이미 등록된 수혜자의 신분증입니다',
    ru: 'Этот документ уже указан у другого получателя',
  },
  own: {
    zh: '不能将本人添加为受益人',
    en: 'You cannot be your own beneficiary',
    ja: 'ご本人を登録することはできません',
    ko: '본인은 수혜자로 등록할 수 없습니다',
    ru: 'Нельзя указать получателем самого себя',
  },
  unknown: {
    zh: '未找到该受益人，请刷新列表',
    en: 'This beneficiary was not found, please reload the list',
    ja: '該当する方が見つかりません。一覧を再読み込みしてください',
    ko: '해당 수혜자를 찾을 수 없습니다. 목록을 새로 고침해 주세요',
    ru: 'Получатель не найден, обновите список',
  },
  number: {
    zh: '证件号码有误，请核对后重新提交',
    en: 'A document number is not right, please check it',
    ja: '身分証明書番号に誤りがあります。ご確認ください',
    ko: '신분증 번호가 올바르지 않습니다. 확인해 주세요',
    ru: 'Номер документа указан неверно, проверьте его',
  },
} as const satisfies Record<string, Texts>;

const done = { envelope: 'Code', payload: {} } as const satisfies Reply<object>;

const refuse = (why: keyof typeof refusals, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: refusals[why][language] },
});

/** A document with its number as it is kept; of the other kinds the airline has no register to look them up in. */
function kept(identity: IdentityOnWire, country: string, today: Day): IdentityOnWire | undefined {
  const kind = credentialOf(identity.idType)?.kind;
  if (kind !== 'identityCard' && kind !== 'passport') return identity;
  const number = documentNumber(identity.idNo, kind, { today, country: identity.issueCountry ?? country });
  return number.ok ? { ...identity, idNo: number.value } : undefined;
}

/** The documents as they are kept, or why they are refused: a wrong number, the member's own, or another beneficiary's. */
function admit(
  context: RequestContext,
  { idList, country }: BeneficiaryFields,
  others: readonly Beneficiary[],
): IdentityOnWire[] | 'number' | 'own' | 'taken' {
  const documents = idList.flatMap((identity) => kept(identity, country, context.clock.today()) ?? []);
  if (documents.length < idList.length) return 'number';
  if (shareIdentity(signedIn(context).identities, documents)) return 'own';
  return others.some((other) => shareIdentity(other.idList, documents)) ? 'taken' : documents;
}

/** The member's beneficiaries. A write that is refused changes nothing. */
export const beneficiaries: Pick<
  Answers,
  'queryBeneficiary' | 'addBeneficiary' | 'updateBeneficiary' | 'deleteBeneficiary'
> = {
  queryBeneficiary(context) {
    const uniBeneficiaryDetails = [...context.roster.list(signedIn(context).cardNo)];
    return {
      envelope: 'Code',
      payload: { uniBeneficiary: { beneficiaryMax: mostBeneficiaries, uniBeneficiaryDetails } },
    };
  },

  addBeneficiary(context, fields) {
    const { cardNo } = signedIn(context);
    const others = context.roster.list(cardNo);
    if (roomLeft(mostBeneficiaries, others.length) === 0) return refuse('full', context);
    const idList = admit(context, fields, others);
    if (typeof idList === 'string') return refuse(idList, context);
    context.roster.add(cardNo, { ...fields, idList });
    return done;
  },

  updateBeneficiary(context, { beneficiaryId, ...fields }) {
    const { cardNo } = signedIn(context);
    const all = context.roster.list(cardNo);
    const others = all.filter((one) => one.beneficiaryId !== beneficiaryId);
    if (others.length === all.length) return refuse('unknown', context);
    const idList = admit(context, fields, others);
    if (typeof idList === 'string') return refuse(idList, context);
    context.roster.change(cardNo, beneficiaryId, { ...fields, idList });
    return done;
  },

  deleteBeneficiary(context, { beneficiaryId }) {
    const { cardNo } = signedIn(context);
    if (!context.roster.list(cardNo).some((one) => one.beneficiaryId === beneficiaryId))
      return refuse('unknown', context);
    context.roster.remove(cardNo, beneficiaryId);
    return done;
  },
};
