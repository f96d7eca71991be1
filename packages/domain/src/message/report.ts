/** Why a person or a message is reported. */
export const reportReasons = ['spam', 'abuse', 'fraud', 'cheating', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Longest remark of a report, in code points. */
export const MAX_REPORT_NOTE = 500
