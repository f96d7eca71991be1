import * as z from 'zod'
import { call } from '../../call.ts'
import { instant, person, queryId } from '../../fields.ts'

/** A competition (`cmptId`), or all competitions of a microsite (`name`, Q100): exactly one of the two. */
const scope = z
  .object({ name: z.string().min(1).max(64).optional(), cmptId: queryId.optional() })
  .refine(({ name, cmptId }) => (name === undefined) !== (cmptId === undefined), 'name or cmptId')

/** A place of the ranking of a day. */
export const InviterRow = z.object({
  rank: z.int().min(1),
  person,
  /** People who finished their sign-up through this person's link, each counted once. */
  invited: z.int().min(1),
})

export const inviteRanking = call({
  method: 'GET',
  path: '/api/v1/race-special/wap/activity/get-rank',
  spec: 'C077',
  summary:
    'Ranking of those who invited most people, computed daily at 02:00 in Asia/Shanghai; the first 50 and the caller',
  auth: 'none',
  query: scope,
  data: z.object({
    list: z.array(InviterRow),
    /** All people of the ranking. */
    total: z.int().min(0),
    /** Place of the caller, also when it is beyond the list. */
    self: InviterRow.nullable(),
    /** The 02:00 up to which sign-ups count; null before the first ranking. */
    rankedAt: instant.nullable(),
    nextAt: instant,
  }),
})

export const selfInvite = call({
  method: 'GET',
  path: '/api/v1/race-special/wap/activity/get-self-invite',
  spec: 'C078',
  summary: "The caller's invitation link, and how many people came through it up to now",
  auth: 'user',
  query: scope,
  data: z.object({
    /** Value of `targetId` at the sign-up of those who come through the link. */
    targetId: z.string(),
    /** The link with protocol and host. */
    link: z.url(),
    /** The link as a QR code: an SVG path in a square of `modules` units, without a margin. */
    qr: z.object({ d: z.string(), modules: z.int().min(21) }),
    counts: z.object({
      /** People who began a sign-up through the link. */
      begun: z.int().min(0),
      /** People who finished one and count for the caller, each once. */
      counted: z.int().min(0),
    }),
  }),
})
