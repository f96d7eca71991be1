/** Reasons for reporting a person or a message. */
export const reportReasons = ['spam', 'abuse', 'fraud', 'cheating', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Longest note of a report, in code points. */
export const MAX_REPORT_NOTE = 500
