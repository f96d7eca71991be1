import { gates } from '@shulei/domain/base/completion/gate.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { base, bilingual, id, instant, page, perPage, plainText, queryId } from '../../fields.ts'
import {
  Baseline,
  CompetitionBrief,
  CompetitionDataset,
  Facet,
  MetricId,
  OwnTeam,
  RaceCategory,
  RankRow,
  Schedule,
} from './schemas.ts'

export const competitionList = call({
  method: 'GET',
  path: '/api/competitions',
  spec: 'C059',
  summary: 'Competitions by search text, type, tag, industry, race, status and order; facets come with them',
  auth: 'none',
  shared: true,
  query: z.object({
    search: z.string().max(100).default(''),
    type: z.enum(['', '1', '2']).default(''),
    tagCode: z.string().max(40).default(''),
    indCode: z.string().max(40).default(''),
    page,
    per_page: perPage(10, 50),
    sort: z.enum(['default', 'newest', 'hottest', 'deadline']).default('default'),
    raceId: z.coerce.number<number | string>().int().min(0).default(0),
    cmptStatus: z.coerce.number<number | string>().int().min(-1).max(2).default(-1),
  }),
  data: z.object({
    cmpt: z.object({ list: z.array(CompetitionBrief), total: z.int() }),
    raceCategory: z.array(RaceCategory),
    cmptTags: z.array(Facet),
    industries: z.array(Facet),
    recommends: z.array(CompetitionBrief),
  }),
})

export const competitionProfile = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'profile', default: true },
  summary: 'A competition: facts, schedules, leaders, and what the caller has done in it',
  auth: 'none',
  query: z.object({ part: z.literal('profile').optional() }),
  data: CompetitionBrief.extend({
    /** How much a person has filled in before they submit. */
    gate: z.enum(gates),
    /** Without a participation agreement its step is skipped (Q141). */
    hasAgreement: z.boolean(),
    agreementVersion: z.int(),
    fileCount: z.int(),
    faqCount: z.int(),
    /** Whether the caller has accepted the protocol of all data; false where there is none. */
    isProtocolAgreed: z.boolean(),
    race: z.object({ id: z.int(), nameCn: z.string(), nameEn: z.string() }).nullable(),
    /** Monthly seasons follow its schedules, so that it never ends. */
    isSeasonal: z.boolean(),
    /** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team (Q027). */
    signupState: z.int().min(0).max(4),
    signedUpAt: instant.nullable(),
    teamJoinUndisposedCount: z.int(),
    invite: z.object({ route: z.string() }),
    baselines: z.array(Baseline),
    /** The three leaders of the list that is shown. */
    leaders: z.array(RankRow),
    /** The score at the middle rank of the list that is shown; null while nobody is ranked. */
    median: z.number().nullable(),
    /** Rank and best score of the caller's team on the list that is shown. */
    own: z.object({ rank: z.int(), score: z.number() }).nullable(),
    profile: z.object({ team: OwnTeam.nullable() }),
    /** Requirements for downloads that the caller has not met, in order; empty when downloads are open. */
    downloadBlocks: z.array(z.enum(['loginFirst', 'signUpFirst', 'protocolFirst', 'realNameFirst'])),
    /** The caller runs a microsite with this competition, and so may see it in the time machine; left out for everybody else. */
    isOrganizer: z.literal(true).optional(),
  }),
})

export const competitionSections = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'sections' },
  summary: 'The texts about the task of a competition',
  auth: 'none',
  query: z.object({ part: z.literal('sections') }),
  data: z.object({
    /** Sections of the page in both languages, as sanitised HTML. */
    sections: z.array(
      z.object({
        key: z.enum(['background', 'task', 'evaluation', 'data', 'rules', 'faq']),
        title: bilingual,
        html: bilingual,
      }),
    ),
  }),
})

export const competitionFaq = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'faq' },
  summary: 'Questions about a competition with their answers',
  auth: 'none',
  query: z.object({ part: z.literal('faq') }),
  data: z.object({
    /** Questions of the FAQ tab, answers as sanitised HTML. */
    faq: z.array(z.object({ question: bilingual, answer: bilingual })),
  }),
})

export const competitionAgreement = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'agreement' },
  summary: 'The participation agreement of a competition',
  auth: 'none',
  query: z.object({ part: z.literal('agreement') }),
  data: z.object({
    /** Sanitised HTML. An empty text means that there is no participation agreement and the step is skipped (Q141). */
    cmptAgreement: bilingual,
  }),
})

export const competitionData = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'data' },
  summary: 'The data sets of a competition: files, protocol, profiles of the columns',
  auth: 'none',
  query: z.object({ part: z.literal('data') }),
  data: z.object({ datasets: z.array(CompetitionDataset) }),
})

export const competitionRankings = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'rankings' },
  summary: 'Ranking of one schedule and stage (0 list A, 1 list B); list B answers nothing before its time',
  auth: 'none',
  query: z.object({
    part: z.literal('rankings'),
    sch: queryId.optional(),
    stage: z.coerce.number<number | string>().int().min(0).max(1).optional(),
    page,
    per_size: perPage(20, 100),
    isRedance: z.coerce.number<number | string>().int().min(0).max(1).default(0),
    /** Name of a team or member. */
    search: z.string().max(60).default(''),
  }),
  data: z.object({
    metric: MetricId,
    decimals: z.int(),
    schedule: Schedule.nullable(),
    stage: z.int(),
    /** Existing lists; `opensAt` is set while a list is locked. */
    lists: z.array(z.object({ stage: z.int(), open: z.boolean(), opensAt: instant.nullable() })),
    list: z.array(RankRow),
    total: z.int(),
    page: z.int(),
    per_size: z.int(),
    /** Row of the caller's team, also when it is on another page. */
    self: RankRow.nullable(),
    /** Schedule to which this list promotes teams; null when it promotes none. */
    promotion: z
      .object({
        to: z.object({ id, title: z.string(), titleEn: z.string() }),
        /** Last rank that is, or was, promoted; null when all teams of the list are, or none was. */
        line: z.int().nullable(),
        /** Null while the list may still change. */
        decidedAt: instant.nullable(),
      })
      .nullable(),
    baselines: z.array(Baseline),
    /**
     * Teams per score interval from worst to best, equal intervals by Rice's rule, at most 24. Scores that lie far out on
     * either side have an interval of their own, marked `cut`.
     */
    distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int(), cut: z.boolean().optional() })),
    /** The teams in rank order from rank 1: all up to 120 teams, else the first ten. */
    field: z.array(z.object({ id, name: z.string(), avatar: z.string().nullable(), score: z.number() })),
    /** Days with a 02:00 snapshot, oldest first, and on each the ranks of the first ten teams, in the order of `field`. */
    trend: z.array(z.object({ day: z.iso.date(), ranks: z.array(z.int().nullable()) })),
    updatedAt: instant.nullable(),
    /** Sites that may show the ranking inside a frame, as sources of `frame-ancestors`. */
    frameHosts: z.array(z.string()),
  }),
})

export const privateVerify = call({
  method: 'POST',
  path: '/api/competitions/{id}/private-verify',
  spec: 'C065',
  summary: 'Enter the code of a private competition, which opens it for the caller; wrong codes are limited',
  auth: 'user',
  body: z.object({ code: z.string().max(200) }),
  data: z.object({ id, isOpen: z.literal(true) }),
  errors: ['privateCodeWrong'],
})

export const signUp = call({
  method: 'POST',
  path: '/api/competitions/{id}/users',
  spec: 'C062',
  summary: 'Join a competition; a second call answers the same sign-up',
  auth: 'user',
  body: z.object({
    isRedance: z.int().min(0).max(1).default(0),
    targetId: z.union([z.int(), plainText(64)]).nullish(),
    invite: z.record(z.string(), z.unknown()).default({}),
    from: plainText(20).default('web'),
    teamInvite: z.unknown().optional(),
  }),
  data: z.object({ signupState: z.int() }),
  errors: [
    ...(['competitionExpired', 'signupClosed', 'signupNotStarted', 'signupFailed', 'organizersDoNotCompete'] as const),
    'competitionFull',
  ],
})

export const acceptAgreement = call({
  method: 'PUT',
  path: '/api/competitions/{id}/users',
  spec: 'C063',
  summary: 'Accept the participation agreement and enter alone (Q034)',
  auth: 'user',
  body: z.object({ agreement: z.boolean(), version: z.int(), team: z.literal('solo').default('solo') }),
  data: z.object({ signupState: z.int() }),
  errors: ['competitionExpired', 'signupClosed', 'signupNotStarted', 'agreementRequired', 'signUpFirst'],
})

export const saveEntryForm = call({
  method: 'PUT',
  path: '/api/competitions/{id}/users-v2',
  spec: 'C064',
  summary: 'Save the entry form; the first save makes the solo team and completes the sign-up',
  auth: 'user',
  body: z.object({
    teamName: plainText(30),
    manifesto: plainText(200).default(''),
    organization: plainText(60).refine((value) => value.trim() !== '', 'required'),
    /** 1 student, 2 job holder, 4 teacher (B§9). */
    iden: z.union([z.literal(1), z.literal(2), z.literal(4)]),
    reason: plainText(200).default(''),
    /** Empty texts for a form that was not saved yet. */
    base: base({ teamName: z.string(), manifesto: z.string(), organization: z.string(), reason: z.string() }),
  }),
  data: z.object({ signupState: z.int(), teamId: id }),
  errors: [
    'organizersDoNotCompete',
    'competitionExpired',
    'signupClosed',
    'signupNotStarted',
    'agreementRequired',
    'signUpFirst',
    'teamNameTaken',
    'nameReserved',
    'valuesStale',
    'signupFailed',
  ],
})

export const acceptProtocol = call({
  method: 'POST',
  path: '/api/competitions/{id}/datasets/protocol',
  spec: 'C069',
  summary: "Accept the data protocol for all of the competition's data sets (Q137)",
  auth: 'user',
  body: z.object({ accept: z.literal(true) }),
  data: z.object({ isAgree: z.boolean() }),
  errors: ['signUpFirst'],
})

export const logDownload = call({
  method: 'POST',
  path: '/api/competitions/{id}/datasets/download-log',
  spec: 'C070',
  summary: 'Log a download and get its address; the file itself is then sent without a second line',
  auth: 'user',
  body: z.object({ datasetId: id, fileId: id }),
  data: z.object({ url: z.string(), logId: id }),
  errors: ['fileNotDownloadable', 'realNameFirst', 'protocolFirst', 'signUpFirst'],
})
