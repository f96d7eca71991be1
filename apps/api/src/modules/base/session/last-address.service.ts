import type { Platform } from '../../../platform/platform.ts'
import { findLastAddress } from './last-address.repo.ts'

/** The address from which a person last used the site; null when it is not known. It stays within the server. */
export const lastAddress = ({ db }: Pick<Platform, 'db'>, userId: number): Promise<string | null> =>
  findLastAddress(db, userId)
