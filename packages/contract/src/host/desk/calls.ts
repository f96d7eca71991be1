/** The desk of a competition, for the people who run it. Every change of it writes a line of its log. */
import { gates } from '@shulei/domain/base/completion/gate.ts'
import { acts, announcementTexts, audiences } from '@shulei/domain/host/desk/acts.ts'
import { givenRoles, hostRoles } from '@shulei/domain/host/desk/roles.ts'
import { deskFields, deskNumbers, deskTexts, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { base, before, bilingual, id, instant, page, perPage, person, plainText } from '../../fields.ts'

const spec = 'own: host'

const texts = (most: number) => z.object({ cn: plainText(most), en: plainText(most) })

/** Values that the people of a desk change; see `DeskValues`. */
const values = {
  title: texts(deskTexts.title),
  summary: texts(deskTexts.summary),
  sections: z.array(texts(deskTexts.section)).length(sectionKeys.length),
  faq: z
    .array(z.object({ question: texts(deskTexts.question), answer: texts(deskTexts.answer) }))
    .max(deskTexts.questions),
  gate: z.enum(gates),
  teamMax: z.int().min(1).max(deskNumbers.teamMax),
  dailySubmissions: z.int().min(1).max(deskNumbers.dailySubmissions),
  turn: instant,
  end: instant,
}

export const desk = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/desk',
  spec,
  summary: 'The desk of a competition: its figures, what failed, and who runs it; for those who run it',
  auth: 'user',
  data: z.object({
    id,
    title: bilingual,
    role: z.enum(hostRoles),
    startTime: instant,
    /** List A closes and list B opens; null where the competition has other lists than one of each. */
    turn: instant.nullable(),
    endTime: instant,
    /** With it people open the competition; null for those who may not give it away, and for a public competition. */
    code: z.string().nullable(),
    /** People and teams by how far they have come. */
    funnel: z.object({
      /** People who opened it by its code. */
      opened: z.int(),
      signedUp: z.int(),
      teams: z.int(),
      /** Teams that handed in something, and those with a score. */
      submitted: z.int(),
      scored: z.int(),
    }),
    /** The last fourteen days in Shanghai, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), people: z.int(), submissions: z.int() })),
    /** Submissions that wait to be scored now. */
    waiting: z.int(),
    /** Submissions that failed in the last seven days, the latest first, at most ten. */
    failed: z.array(
      z.object({
        id,
        team: z.string(),
        no: z.int(),
        at: instant,
        /** The line of the log that says why; see the texts `submission:log`. */
        code: z.string(),
        facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      }),
    ),
    members: z.array(z.object({ person, role: z.enum(hostRoles), since: instant })),
  }),
})

export const deskValues = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/values',
  spec,
  summary: 'The texts, times and rules of a competition as its hosts change them',
  auth: 'user',
  data: z.object({
    values: z.object(values),
    /** Headings of the sections on its page. */
    headings: z.array(bilingual),
    startTime: instant,
    /** People a change concerns. */
    signedUp: z.int(),
    largestTeam: z.int(),
  }),
})

export const changeDeskValues = call({
  method: 'PUT',
  path: '/api/host/competitions/{id}/values',
  spec,
  summary: 'Change texts, times and rules of a competition; a changed end is told to everybody who has signed up',
  auth: 'user',
  waitSeconds: 90,
  body: z.object({ ...values, base: base(values) }),
  data: z.object({ values: z.object(values), changed: z.array(z.enum(deskFields)) }),
  errors: ['deskUnfit', 'solutionPublic', 'valuesStale'],
})

export const deskPeople = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/people',
  spec,
  summary: 'People who have signed up for a competition, the latest first, with their team and what it handed in',
  auth: 'user',
  query: z.object({ find: plainText(60).default(''), page, perPage: perPage(50) }),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        person,
        signedUpAt: instant,
        organization: z.string(),
        team: z.object({ id, name: z.string(), members: z.int() }).nullable(),
        submissions: z.int(),
        lastAt: instant.nullable(),
        /** Best score of the team on list A, as its ranking prints it; null without one. */
        score: z.string().nullable(),
      }),
    ),
  }),
})

export const deskPeopleFile = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/people.csv',
  spec,
  summary: 'Everybody who has signed up for a competition as CSV, with their team and what it handed in',
  auth: 'user',
  raw: 'file',
  data: z.unknown(),
})

export const announcements = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/announcements',
  spec,
  summary: 'Announcements of a competition, the latest first, and how many people each audience has now',
  auth: 'user',
  data: z.object({
    audiences: z.object({ all: z.int(), idle: z.int() }),
    list: z.array(
      z.object({
        id,
        at: instant,
        by: z.string(),
        audience: z.enum(audiences),
        people: z.int(),
        title: bilingual,
        text: bilingual,
      }),
    ),
  }),
})

export const announce = call({
  method: 'POST',
  path: '/api/host/competitions/{id}/announcements',
  spec,
  summary: 'Tell the people of a competition something; a repeated Idempotency-Key tells it once',
  auth: 'user',
  body: z.object({
    audience: z.enum(audiences),
    title: texts(announcementTexts.title),
    text: texts(announcementTexts.text),
  }),
  data: z.object({ id, people: z.int() }),
  errors: ['announcementEmpty', 'announcementNobody'],
})

export const giveDeskRole = call({
  method: 'PUT',
  path: '/api/host/competitions/{id}/members/{userId}',
  spec,
  summary: 'Give a person a role at the desk of a competition; for its owner',
  auth: 'user',
  body: z.object({ role: z.enum(givenRoles) }),
  data: z.object({ person, role: z.enum(hostRoles), since: instant }),
  errors: ['deskOwner', 'deskCompetes'],
})

export const takeDeskRole = call({
  method: 'DELETE',
  path: '/api/host/competitions/{id}/members/{userId}',
  spec,
  summary: 'Take a role from a person; owners take it from others, and everybody else from themselves',
  auth: 'user',
  data: z.object({ userId: id }),
  errors: ['deskOwner'],
})

export const deskActs = call({
  method: 'GET',
  path: '/api/host/competitions/{id}/acts',
  spec,
  summary: 'The log of a desk, the latest first: who did what, as whom, when, and what it was before',
  auth: 'user',
  query: z.object({ before, perPage: perPage(30) }),
  data: z.object({
    list: z.array(
      z.object({
        id,
        at: instant,
        by: z.string(),
        role: z.enum(hostRoles),
        act: z.enum(acts),
        /** The person that the line is about; null where it is about none. */
        of: z.string().nullable(),
        /** By the act; see `ActFacts`. */
        facts: z.record(z.string(), z.unknown()),
      }),
    ),
    /** For the next page; null on the last one. */
    next: id.nullable(),
  }),
})
