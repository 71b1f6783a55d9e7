/** What names the pressed notice in the address that a push message opens (decision 130). */
export const noticeParameter = "notice";
