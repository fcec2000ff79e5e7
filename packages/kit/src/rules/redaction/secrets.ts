import { after, whole, type PersonalPattern } from './pattern.ts';

/** Secrets that let somebody in, and values that carry other data inside: taken out first, whole. */
export const secrets: readonly PersonalPattern[] = [
  after('cookie', /\b((?:set-)?cookie2?\s?:)[^\r\n]*/gi),
  after('token', /\b((?:proxy-)?authorization\s?[:=])[^\r\n]*/gi),
  // JSON in base64 or base64url begins so: a JWT, an encoded user.
  whole('token', /\beyJ[\w+/.-]{6,}={0,2}/g),
  after('token', /\b(bearer |basic )[\w.~+/=-]{16,}/gi),
  after(
    'token',
    /((?:token|mapp_token_\w{1,10}|secret|passw(?:or)?d|pwd|api-?key|session-?id|proof|openid|密码|口令|令牌|パスワード|暗証番号|비밀번호|토큰|парол[ья]|токен)["']?\s?[:=]\s?["']?)[^\s"'&;,[\]]+/gi,
  ),
  after('token', /(\/\/)[^\s/@[\]]{1,200}(?=@)/g),
  after('query', /([?#&])[\w%.~-]{1,60}=[^\s"'<>)]*/g),
  whole('encoded', /(?:%[\da-f]{2}){2,}[\w%.~-]*/gi),
  whole('token', /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi),
  whole('token', /\b(?=[a-z_]*\d)(?=[\d_]*[a-z])\w{24,}\b/gi),
  whole('email', /[^\s@<>"'(),:;=[\]]{1,64}@[^\s@<>"'(),:;=/[\]]{1,255}/g),
];
