import { maskRealName } from '@shulei/domain/identity/id-number.ts'
import { type AuthStatus, authStatus, isVerified } from '@shulei/domain/identity/status.ts'
import type { Executor } from '../../platform/db/database.ts'
import { findRealName } from './identity.repo.ts'

/** Whether a person's real-name verification has passed: what data and submissions ask for. */
export async function hasVerifiedRealName(db: Executor, userId: number): Promise<boolean> {
  const row = await findRealName(db, userId)
  return row !== undefined && isVerified(row)
}

export interface RealNameState {
  id: number
  authType: number
  idCardStatus: number
  overseaAuthStatus: number
  status: AuthStatus
  /** Masked unless asked for whole; the person's own only. */
  realName: string
  failureReason: string | null
}

/** A person's own real-name data (C098). */
export async function realNameState(db: Executor, userId: number, showFullName: boolean): Promise<RealNameState> {
  const row = await findRealName(db, userId)
  if (!row) {
    const nothing = { authType: 0, idCardStatus: 0, overseaAuthStatus: 0, realName: '', failureReason: null }
    return { id: userId, status: 'notVerified', ...nothing }
  }
  const { authType, idCardStatus, overseaAuthStatus, failureReason } = row
  const realName = showFullName ? row.realName : maskRealName(row.realName)
  return { id: userId, authType, idCardStatus, overseaAuthStatus, status: authStatus(row), realName, failureReason }
}
