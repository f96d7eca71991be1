import { DAY, type Instant } from '@shulei/domain/base/time/instant.ts'
import * as z from 'zod'

const line = (max: number) => z.string().trim().min(1, 'is missing').max(max)

/** `2026-10-17 14:00` in Asia/Shanghai, or with a zone of its own. */
const instant = z.string().transform((text, context): Instant => {
  const plain = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text)
  const at = plain ? Date.parse(`${plain[1]}T${plain[2] ?? '00:00'}:00+08:00`) : Date.parse(text)
  if (!Number.isNaN(at)) return at
  context.addIssue({ code: 'custom', message: `${text} is no time; write 2026-10-17 14:00` })
  return z.NEVER
})

const minutes = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day such as 19:30')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))

/** Words that every text has, in each of its languages. */
const words = { title: line(120), summary: line(400) }

/** An address of this site, or a full one. */
const href = z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'is an address that begins with / or https://')

const id = z.int().min(1).max(999_999)

const known = {
  id,
  /** Ids that the text had before; their addresses lead to it. */
  formerIds: z.array(id).max(40).default([]),
  published: instant,
  updated: instant.optional(),
  topic: line(40),
  /** Site id of the person who wrote it. */
  author: z.int().min(1).optional(),
  /** Slug of the competition that the text is about. */
  competition: z.string().optional(),
}

export const articleFacts = z.strictObject({ ...known, ...words })
export const articleWords = z.strictObject(words)

const once = z
  .strictObject({ start: instant, end: instant })
  .refine(({ start, end }) => end > start && end - start < 60 * DAY, 'ends before it starts')
const monthly = z.strictObject({ monthly: z.int().min(1).max(28), time: minutes, minutes: z.int().min(5).max(600) })

export const activityFacts = z.strictObject({
  ...known,
  ...words,
  place: line(120),
  when: z.union([once, monthly]),
  /** A meeting that never was: only a demonstration shows it. */
  simulated: z.boolean().default(false),
})
export const activityWords = z.strictObject({ ...words, place: line(120) })

const item = z.strictObject({ title: line(120), text: line(600) })

/** Content pages by their number, each of its own kind. */
export const partFacts = [
  z.strictObject({
    title: line(40),
    items: z.array(item.extend({ minutes: z.int().min(1).max(600), who: z.string().max(80).default('') })).max(40),
  }),
  z.strictObject({
    title: line(40),
    people: z.array(z.strictObject({ user: z.int().min(1), role: line(120), text: line(600) })).max(40),
  }),
  z.strictObject({ title: line(40), items: z.array(item.extend({ href })).max(40) }),
  z.strictObject({ title: line(40), tasks: z.array(item.extend({ competition: z.string().optional() })).max(40) }),
  z.strictObject({ title: line(40), figures: z.string().optional() }),
] as const

export const pageFacts = z.strictObject({
  ...words,
  eyebrow: line(80),
  updated: instant,
  /** Slugs of the competitions that the page shows. A new one stands at the end, because addresses have the numbers. */
  competitions: z.array(z.string()).max(40).default([]),
})
export const pageWords = z.strictObject({ ...words, eyebrow: line(80) })

export const expertFacts = z.strictObject({
  user: z.int().min(1),
  types: z.array(line(40)).min(1).max(8),
  role: line(120),
  sort: z.number().default(0),
})
export const expertWords = z.strictObject({ role: line(120) })

const named = z.array(
  z.strictObject({
    code: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'is written in small letters'),
    zh: line(40),
    en: line(40),
  }),
)

/** `site.yaml`: names of topics and of the types of experts, in their order. */
export const siteFacts = z.strictObject({ topics: named.default([]), experts: named.default([]) })

/** `pictures/pictures.yaml`: maker and terms of every picture. */
export const pictureFacts = z.record(z.string(), z.strictObject({ zh: line(200), en: line(200), licence: line(80) }))

/** The questions and answers are one text: a group under each heading of the second level, a question under one of the third. */
export const faqFacts = z.strictObject({ title: line(120) })
