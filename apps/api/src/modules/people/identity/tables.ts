import { photoParts } from '@shulei/domain/people/identity/real-name.ts'
import { sql } from 'drizzle-orm'
import { check, customType, index, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Encrypted } from '../../../platform/cipher/cipher.ts'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'

/** A text that only encrypted-rows.ts reads and writes. */
const encryptedText = (name: string) => text(name).$type<Encrypted<string>>().notNull()

const ownerColumn = () =>
  refColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Columns that both kinds of verification share. */
const sending = {
  sentAt: at('sent_at').notNull(),
  /** Reason of a refusal; an empty or missing English reason falls back to the Chinese one. */
  failureReason: text('failure_reason'),
  failureReasonEn: text('failure_reason_en'),
  /** Idempotency key of the sending: its repeat is answered with this row. */
  idempotencyKey: text('idempotency_key'),
  ...stamps,
}

/** Real-name verifications, at most one row a person. Status values of Q028: 0 not verified, 1 passed, 2 pending, 3 rejected. */
export const realNames = pgTable(
  'real_names',
  {
    id: idColumn(),
    userId: ownerColumn().unique(),
    /** 1 mainland, 2 overseas. */
    authType: smallint('auth_type').notNull(),
    realName: encryptedText('real_name'),
    certificateType: text('certificate_type', { enum: ['idCard', 'passport', 'residentCard'] }).notNull(),
    idNumber: encryptedText('id_number'),
    /** Keyed hash of the number, see number-hash.ts, to compare numbers; null for a number that an older release accepted twice. */
    numberHash: text('number_hash'),
    idCardStatus: smallint('id_card_status').notNull().default(0),
    overseaAuthStatus: smallint('oversea_auth_status').notNull().default(0),
    ...sending,
  },
  (t) => [
    index('real_names_status').on(t.idCardStatus),
    index('real_names_number').on(t.numberHash),
    // a pending or passed number belongs to one account; a refused one is free for others
    uniqueIndex('real_names_number_hash')
      .on(t.numberHash)
      .where(sql`case when ${t.authType} = 1 then ${t.idCardStatus} else ${t.overseaAuthStatus} end in (1, 2)`),
  ],
)

/** Enterprises that apply to host competitions (Q122), at most one a person. Status values as those of real names. */
export const companies = pgTable(
  'companies',
  {
    id: idColumn(),
    userId: ownerColumn().unique(),
    status: smallint().notNull(),
    companyName: encryptedText('company_name'),
    creditCode: encryptedText('credit_code'),
    contactName: encryptedText('contact_name'),
    contactEmail: encryptedText('contact_email'),
    purpose: encryptedText('purpose'),
    /** Keyed hash of the credit code; null until the row of an older release is encrypted. */
    codeHash: text('code_hash'),
    ...sending,
  },
  (t) => [check('companies_status', sql`${t.status} in (1, 2, 3)`), index('companies_code').on(t.codeHash)],
)

const encryptedBytes = customType<{ data: Encrypted<Uint8Array> }>({ dataType: () => 'bytea' })

/** The subject of a photograph: a part of a document, or the licence of an enterprise. */
export const identityParts = [...photoParts, 'licence'] as const
export type IdentityPart = (typeof identityParts)[number]

/**
 * Photographs of documents, encoded by the server. They are in the database and not in the file store, since they are private and
 * small, are written in one transaction with their verification, and are deleted with its decision.
 */
export const identityPhotos = pgTable(
  'identity_photos',
  {
    id: idColumn(),
    userId: ownerColumn(),
    part: text({ enum: identityParts }).notNull(),
    format: text({ enum: ['jpeg', 'png'] }).notNull(),
    bytes: encryptedBytes().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('identity_photos_part').on(t.userId, t.part)],
)
