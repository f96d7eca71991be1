/**
 * Participant id of the system sender (`A§9`). No person has it, and only the server writes in its name; similar names are
 * refused by `isReservedName`.
 */
export const SYSTEM_SENDER_ID = 100_000

/** Whether a participant is the system (`A§3`): its text is markup, and its session stays out of the list (Q062). */
export const isSystemSender = (participantId: number): boolean => participantId === SYSTEM_SENDER_ID
