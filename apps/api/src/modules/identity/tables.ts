import { photoParts } from '@shulei/domain/identity/real-name.ts'
import { sql } from 'drizzle-orm'
import { check, customType, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../platform/columns.ts'
import { users } from '../session/tables.ts'

const ownerColumn = () =>
  refColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What both kinds of application have beside their fields. */
const sending = {
  sentAt: at('sent_at').notNull(),
  /** Why it was refused; an empty or missing English reason falls back to the Chinese one. */
  failureReason: text('failure_reason'),
  failureReasonEn: text('failure_reason_en'),
  /** Key of the action that sent it: its repeat is answered with this row. */
  idempotencyKey: text('idempotency_key'),
  ...stamps,
}

/** Real-name verification, at most one row a person. Status values of Q028: 0 not verified, 1 passed, 2 pending, 3 rejected. */
export const realNames = pgTable(
  'real_names',
  {
    id: idColumn(),
    userId: ownerColumn().unique(),
    /** 1 mainland, 2 overseas. */
    authType: smallint('auth_type').notNull(),
    realName: text('real_name').notNull(),
    certificateType: text('certificate_type', { enum: ['idCard', 'passport', 'residentCard'] }).notNull(),
    idNumber: text('id_number').notNull(),
    idCardStatus: smallint('id_card_status').notNull().default(0),
    overseaAuthStatus: smallint('oversea_auth_status').notNull().default(0),
    ...sending,
  },
  (t) => [index('real_names_status').on(t.idCardStatus), index('real_names_number').on(t.idNumber)],
)

/** Enterprises that ask to host (Q122), at most one a person. Status values as those of real names. */
export const companies = pgTable(
  'companies',
  {
    id: idColumn(),
    userId: ownerColumn().unique(),
    status: smallint().notNull(),
    companyName: text('company_name').notNull(),
    creditCode: text('credit_code').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    purpose: text().notNull(),
    ...sending,
  },
  (t) => [check('companies_status', sql`${t.status} in (1, 2, 3)`), index('companies_code').on(t.creditCode)],
)

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What a photograph shows: a part of a document, or the licence of an enterprise. */
export const identityParts = [...photoParts, 'licence'] as const
export type IdentityPart = (typeof identityParts)[number]

/**
 * Photographs of documents, encoded by us. They lie here and not with the files: they are private and small, are written in one
 * transaction with what they prove, and are deleted when that is decided.
 */
export const identityPhotos = pgTable(
  'identity_photos',
  {
    id: idColumn(),
    userId: ownerColumn(),
    part: text({ enum: identityParts }).notNull(),
    format: text({ enum: ['jpeg', 'png'] }).notNull(),
    bytes: bytea().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('identity_photos_part').on(t.userId, t.part)],
)
