/** That a code was sent, as back ends say it in the languages of the site. Source: membership.md section 7; the words are assumed. */
export const codeSent = /success|sent|已发送|已发出|送信|발송|보냈|отправлен/i;
