/** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team (Q027). */
export type SignupState = 0 | 1 | 2 | 3 | 4

/** Whether a competition has an agreement: a blank text counts as none, and its step is skipped (Q141). */
export const hasAgreement = (agreement: { cn: string }): boolean => agreement.cn.trim() !== ''

/** Versions of a participation agreement. */
export interface AgreementVersions {
  /** The last accepted version; null without one. */
  signed: number | null
  /** The version in force; null for a competition without an agreement (Q141). */
  inForce: number | null
}

/** Whether a person has yet to accept the agreement in force, having accepted another version or none. */
export const agreementMissing = ({ signed, inForce }: AgreementVersions): boolean =>
  inForce !== null && signed !== inForce

/**
 * The current state of a sign-up: an agreement that has changed since resets it to the first step before any submission
 * (`B§5`: it must be accepted before the next step). The form's values and the team stay.
 */
export const presentSignupState = (state: SignupState, versions: AgreementVersions): SignupState =>
  agreementMissing(versions) ? 0 : state

/** The texts of a sign-up form that was not sent yet. */
export const emptySignupForm = { teamName: '', manifesto: '', organization: '', reason: '' } as const
