import * as z from "zod/mini";

/** When somebody gets mails of what others do in a trip (decision 129): soon, in the evening, or never. */
export const noticeMailChoices = ["atOnce", "daily", "never"] as const;
export const noticeMailChoice = z.enum(noticeMailChoices);
export type NoticeMailChoice = z.infer<typeof noticeMailChoice>;

/** What holds for whoever has not chosen. */
export const usualNoticeMail: NoticeMailChoice = "daily";

/** The choice of the caller for a trip. */
export const noticeMail = z.object({ mail: noticeMailChoice });
