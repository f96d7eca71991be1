import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../platform/columns.ts'

/**
 * Public halves of all keys that have ever signed: a certificate is checked with the key of its time, whichever keys a process has
 * now.
 */
export const signingKeys = pgTable('signing_keys', {
  /** The first digits of the SHA-256 of the public key. */
  id: text().primaryKey(),
  /** 32 bytes in base64url. */
  publicKey: text('public_key').notNull(),
  createdAt: at('created_at').notNull(),
  /** Since then nothing that the key signed is trusted. */
  revokedAt: at('revoked_at'),
})
