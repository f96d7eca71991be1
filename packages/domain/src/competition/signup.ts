/** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team (Q027). */
export type SignupState = 0 | 1 | 2 | 3 | 4

/** Whether a competition has an agreement: a blank text is none, and its step is skipped (Q141). */
export const hasAgreement = (agreement: { cn: string }): boolean => agreement.cn.trim() !== ''

/** Versions of a participation agreement. */
export interface AgreementVersions {
  /** The one that the person accepted last; null for none. */
  signed: number | null
  /** The one in force; null when the competition has no agreement (Q141). */
  inForce: number | null
}

/** Whether a person has yet to accept the agreement in force: they accepted another one, or none. */
export const agreementMissing = ({ signed, inForce }: AgreementVersions): boolean =>
  inForce !== null && signed !== inForce

/**
 * The state of a sign-up at present: an agreement that changed since takes it back to its first step, before anything is
 * submitted (`B§5`: it must be accepted before the next step). What was filled in and the team stay.
 */
export const presentSignupState = (state: SignupState, versions: AgreementVersions): SignupState =>
  agreementMissing(versions) ? 0 : state
