import * as z from 'zod'

/** A positive integer id. */
export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** An id in a query, where values arrive as text. */
export const queryId = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Only rows older than this id, in a query. Rows that arrive while paging are therefore neither skipped nor repeated. */
export const before = queryId.optional()

/** Page number in a query, from 1. */
export const page = z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1)

/** Rows per page in a query. */
export const perPage = (fallback: number, max = 100) =>
  z.coerce.number<number | string>().int().min(1).max(max).default(fallback)

/** An instant on the wire: ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true })

/** Text in both languages; an empty English text falls back to the Chinese one. */
export const bilingual = z.object({ cn: z.string(), en: z.string() })

/**
 * The stored values that a form was filled in upon, by field. A write whose stored values are others by now is refused as
 * `valuesStale`, and the refusal brings the present ones. A write without them replaces whatever is stored. A field that is not named has no
 * default: it is not compared.
 */
export function base<S extends z.ZodRawShape>(shape: S) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? field.removeDefault() : field,
  ])
  return z
    .object(Object.fromEntries(fields) as { [K in keyof S]: S[K] extends z.ZodDefault<infer T> ? T : S[K] })
    .partial()
    .optional()
}

/** A person as shown beside a row. */
export const person = z.object({ id, name: z.string(), avatar: z.string().nullable() })

/** A team as shown beside a row. */
export const teamBrief = z.object({ id, name: z.string(), avatar: z.string().nullable() })

/** Free text: NFC, no NUL and no lone surrogate (the database refuses both). */
export const plainText = (max: number) =>
  z
    .string()
    .transform((value) => value.normalize('NFC'))
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'characters')
    .refine((value) => [...value].length <= max, `max ${max}`)

/** The language that a text is asked for in. A text without that language is answered in Chinese, and says so in `lang`. */
export const textLanguage = z.enum(['zh-CN', 'en-US'])
