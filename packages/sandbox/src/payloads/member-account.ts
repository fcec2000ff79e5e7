import { seededProofs } from '../member-account/file.ts';
import { documentsOf } from '../member-account/documents.ts';
import { members } from '../seed/members.ts';
import type { Payloads } from './payload.ts';

const documentId = documentsOf(members[0])[1]?.documentId ?? '';

export const memberAccountPayloads = {
  addDocument: { idType: 'HTPP', idNo: 'C12345678', expireDate: '2030-01-31', name: '张三' },
  changeDocument: { documentId, expireDate: '2032-09-14', issueCountry: 'CN' },
  removeDocument: { documentId },
  checkIdentity: { purpose: 'mobile', idNo: '310104199103072512' },
  saveMobile: { countryCode: '86', mobile: '13912340987', code: '246810', proof: seededProofs.mobile },
  sendEmailCode: { email: 'new@example.com' },
  saveEmail: { email: 'new@example.com', code: '246810' },
  saveLoginPassword: { oldPassword: 'Mapp1234', newPassword: 'Sunrise2026' },
  savePointsPassword: { newPassword: '280519', proof: seededProofs.pointsPassword },
  savePreferences: { seat: 'window', meal: 'vegetarian', bySms: true, byEmail: true },
} satisfies Payloads;
