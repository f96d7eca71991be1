/** Status of a real-name verification (`B§4`). */
export type AuthStatus = 'notVerified' | 'pending' | 'rejected' | 'passed'

/** The stored codes. `authType` 1 mainland, 2 overseas; both statuses 0 none, 1 passed, 2 pending, 3 rejected. */
export interface UserAuth {
  authType?: number | null
  idCardStatus?: number | null
  overseaAuthStatus?: number | null
}

const STATUSES: Readonly<Record<number, AuthStatus>> = { 1: 'passed', 2: 'pending', 3: 'rejected' }

/** The status of a stored code; unknown codes count as not verified. */
export const statusOfCode = (code: number): AuthStatus => STATUSES[code] ?? 'notVerified'

/** The status of the chosen region. */
export function authStatus(auth: UserAuth): AuthStatus {
  const mainland = auth.idCardStatus ?? 0
  const overseas = auth.overseaAuthStatus ?? 0
  // The regions exclude each other, so without a type the one with a status counts.
  const code = auth.authType === 1 ? mainland : auth.authType === 2 ? overseas : mainland || overseas
  return statusOfCode(code)
}

/** Whether the real-name verification has passed, as downloads require. */
export function isVerified(auth: UserAuth): boolean {
  return authStatus(auth) === 'passed'
}
