import { inviteStates, requestStates } from '@shulei/domain/compete/team/invite.ts'
import { teamingRefusals } from '@shulei/domain/compete/team/teaming.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { base, bilingual, id, instant, page, perPage, person, queryId, teamBrief } from '../../fields.ts'
import { anyId } from '../../talk/message/schemas.ts'

/**
 * Result of an invitation (A§4): 1 done; -1 not a solo entrant, -2 team full, -3 team risky, -4 too many submissions; else
 * failed. `reason` says more about a failure.
 */
const Outcome = z.object({
  result: z.int(),
  reason: z
    .enum([...teamingRefusals, 'organizersDoNotCompete', 'notSignedUp', 'withdrawn', 'answered'])
    .nullable()
    .default(null),
})

/** The teacher who guides a team; an organization needs the tutor's name. */
const Tutor = z.object({ name: z.string(), organization: z.string() })

/** The words of a team that looks for people: at most five skills, and when its members have time. */
const Looking = z.object({ skills: z.array(z.string()), time: z.string() })

/** Tries of a team; `used` of at most `max`, which one team could have used until now, and those of today. */
const Tries = z.object({
  used: z.int(),
  max: z.int(),
  usedToday: z.int(),
  dailyLimit: z.int(),
  leftToday: z.int(),
})

const Member = z.object({
  /** Single-sign-on id. */
  userId: z.string(),
  ...person.shape,
  role: z.enum(['captain', 'member']),
  joinedAt: instant,
})

/** The list that is shown, to which all ranks belong: 0 is list A, 1 list B; null while none is open. */
const shownStage = z.int().nullable()

/** B§3 Team, as its members see it. */
const Team = z.object({
  ...teamBrief.shape,
  manifesto: z.string(),
  tutor: Tutor.nullable(),
  /** 0 means clean. */
  cheatStatus: z.int(),
  scheduleId: id.nullable(),
  captain: person,
  /** The captain first, then in the order of joining. */
  members: z.array(Member),
  looking: Looking.nullable(),
  tries: Tries,
  /** Rank on the list that is shown. */
  rank: z.int().nullable(),
})

const Invite = z.object({
  inviteId: id,
  /** The person who is invited. */
  person: z.object({ ...person.shape, userId: z.string() }),
  inviter: person,
  state: z.enum(inviteStates),
  createdAt: instant,
})

/** A join request as the captain of the asked team sees it. */
const JoinRequest = z.object({
  requestId: id,
  /** The reason that the applicant gives. */
  message: z.string(),
  state: z.enum(requestStates),
  createdAt: instant,
  /** The person who asks: a solo entrant, or the captain of the team that asks to be merged. */
  applicant: z.object({ ...person.shape, userId: z.string() }),
  /** The team that would move, the captain first, with the tries that it would add; null when it is gone. */
  team: z.object({ ...teamBrief.shape, members: z.array(person), tries: z.int(), rank: z.int().nullable() }).nullable(),
  /** The limit that would refuse its acceptance now; null when nothing refuses, and for a request that is not open. */
  reason: z.enum(teamingRefusals).nullable(),
})

/** A team of the list of teams that look for people. Only people who show their competitions are named. */
const LookingTeam = z.object({
  ...teamBrief.shape,
  manifesto: z.string(),
  captain: z.object({ ...person.shape, userId: z.string() }),
  /** Number of members, also of those who are not named. */
  size: z.int(),
  members: z.array(person),
  skills: z.array(z.string()),
  time: z.string(),
  since: instant,
  rank: z.int().nullable(),
  full: z.boolean(),
  /** The caller's own open request to the team. */
  requestId: id.nullable(),
})

export const competitionTeams = call({
  method: 'GET',
  path: '/api/teams',
  spec: 'C083',
  summary: "The caller's team in a competition with all that concerns it, the limits, and teams that look for people",
  auth: 'user',
  query: z.object({ cmptId: queryId, page, per_page: perPage(12, 50) }),
  data: z.object({
    cmptId: id,
    title: bilingual,
    stage: shownStage,
    /** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team (Q027). */
    signupState: z.int(),
    limits: z.object({
      teamMax: z.int(),
      /** From this instant on, members of teams stay as they are. */
      freezeAt: instant,
      frozen: z.boolean(),
      endTime: instant,
      ended: z.boolean(),
      /** The tries that one team could have used until now; a merged team may not have used more. */
      maxTries: z.int(),
      dailyLimit: z.int(),
    }),
    /** Null for a person without a team in the competition. */
    team: Team.nullable(),
    role: z.enum(['captain', 'member']).nullable(),
    /** A team of one without a submission can be disbanded. */
    canDisband: z.boolean(),
    /** Open join requests; 0 for everybody but the captain. */
    teamJoinUndisposedCount: z.int(),
    /** Invitations of the own team, newest first; empty for everybody but the captain. */
    invites: z.array(Invite),
    /** Open invitations to the caller, newest first. */
    received: z.array(
      z.object({ inviteId: id, team: teamBrief, inviter: person, createdAt: instant, memberCount: z.int() }),
    ),
    /** Join requests of the own team to others, newest first. */
    sent: z.array(
      z.object({
        requestId: id,
        team: teamBrief.nullable(),
        message: z.string(),
        state: z.enum(requestStates),
        createdAt: instant,
      }),
    ),
    /** Teams that look for people, newest first, without the caller's own. */
    looking: z.object({ list: z.array(LookingTeam), total: z.int(), page: z.int(), per_page: z.int() }),
  }),
})

const teamErrors = ['notCaptain', 'competitionExpired'] as const
const changeErrors = [...teamErrors, 'teamsFrozen', 'teamRisky'] as const
const textErrors = [
  ...teamErrors,
  'teamUpdateFailed',
  'teamNameTaken',
  'nameReserved',
  'teamNameInvalid',
  'manifestoInvalid',
  'tutorInvalid',
  'valuesStale',
] as const

const texts = {
  ...{ name: z.string(), manifesto: z.string().default(''), tutor: Tutor.nullable().default(null) },
  base: base({ name: z.string(), manifesto: z.string(), tutor: Tutor.nullable() }),
}
const Saved = z.object({ ...teamBrief.shape, manifesto: z.string(), tutor: Tutor.nullable() })

export const updateTeam = call({
  method: 'PUT',
  path: '/api/teams/{id}',
  spec: 'C084',
  summary: "Change a team's name, manifesto and tutor; captain only",
  auth: 'user',
  body: z.object(texts),
  data: Saved,
  errors: textErrors,
  deprecated: 'saveTeamInfo',
})

export const saveTeamInfo = call({
  method: 'PUT',
  path: '/api/teams/v3/team-info',
  spec: 'C092',
  summary: "Change a team's name, manifesto and tutor; captain only",
  auth: 'user',
  body: z.object({ teamId: id, ...texts }),
  data: Saved,
  errors: textErrors,
})

export const lookForPeople = call({
  method: 'PUT',
  path: '/api/teams/{id}/looking',
  spec: 'own: find a team',
  summary: 'Show the team among those that look for people, with skills and time, or with null no longer; captain only',
  auth: 'user',
  body: z.object({ looking: Looking.nullable(), base: base({ looking: Looking.nullable() }) }),
  data: z.object({ looking: Looking.nullable() }),
  errors: [...changeErrors, 'teamFull', 'lookingInvalid', 'valuesStale'],
})

/** The identity of a write is the session; an operatorId that names somebody else is refused as `sessionChanged`. */
const operatorId = anyId.optional()

export const removeMember = call({
  method: 'DELETE',
  path: '/api/teams/{id}/members/{memberId}',
  spec: 'C085',
  summary: 'Remove a member, who is a solo entrant then; captain only, the operator is recorded',
  auth: 'user',
  query: z.object({ operatorId }),
  body: z.object({ operatorId }).optional(),
  data: z.object({ teamId: id, memberId: id }),
  errors: [...changeErrors, 'memberRemovalFailed', 'exitFailed'],
})

const UserAndTeam = z.object({ userId: queryId, teamId: queryId }).partial()
const BodyUserAndTeam = z.object({ userId: id, teamId: id }).partial()

export const removeUser = call({
  method: 'DELETE',
  path: '/api/teams/v3/remove-user',
  spec: 'C091',
  summary: 'Remove a member; the pair comes in the query, or in a body (Q020)',
  auth: 'user',
  query: UserAndTeam,
  body: BodyUserAndTeam.optional(),
  data: z.object({ teamId: id, memberId: id }),
  errors: [...changeErrors, 'memberRemovalFailed', 'exitFailed'],
  deprecated: 'removeMember',
})

export const transferCaptain = call({
  method: 'PUT',
  path: '/api/teams/{id}/captain',
  spec: 'C086',
  summary: 'Make another member the captain; captain only, the operator is recorded',
  auth: 'user',
  body: z.object({ captainId: id, operatorId }),
  data: z.object({ teamId: id, captainId: id }),
  errors: [...teamErrors, 'captainTransferFailed'],
})

export const disbandTeam = call({
  method: 'DELETE',
  path: '/api/teams/{id}',
  spec: 'X026',
  summary: 'Withdraw from a competition: a captain without members and submissions disbands the team of one (Q031)',
  auth: 'user',
  data: z.object({ teamId: id }),
  errors: [...teamErrors, 'exitFailed', 'teamHasSubmissions', 'teamRisky'],
})

/** Errors of an acceptance. */
const joinErrors = [
  ...changeErrors,
  'mergedMembersExceeded',
  'mergedSubmitsExceeded',
  'mergedTriesToday',
  'roundsDiffer',
  'teamEvaluating',
] as const

export const askToJoin = call({
  method: 'POST',
  path: '/api/teams/v2/{id}/requests',
  spec: 'C087',
  summary: 'Ask to join a team, as a solo entrant or as the captain of a team that would merge into it (Q131)',
  auth: 'user',
  body: z.object({ message: z.string().default(''), cmptId: id }),
  data: z.object({ requestId: id, state: z.enum(requestStates) }),
  errors: [
    ...joinErrors,
    'reasonRequired',
    'reasonInvalid',
    'notSignedUp',
    'teamFull',
    'teamBlocked',
    'applicationFailed',
  ],
})

export const joinRequests = call({
  method: 'GET',
  path: '/api/teams/v2/{id}/requests',
  spec: 'C088',
  summary: 'Join requests to a team, open ones first, then newest first, at most 50; captain only',
  auth: 'user',
  query: z.object({ cmptId: queryId }),
  data: z.object({ list: z.array(JoinRequest), open: z.int() }),
  errors: ['notCaptain'],
})

/** Errors of a join request that is not open any more (`B§8`). */
const pastRequestErrors = ['joinRequestFailed', 'teamAlreadyJoined', 'teamStatusUnknown'] as const

export const answerJoinRequest = call({
  method: 'PUT',
  path: '/api/teams/v2/{id}/requests',
  spec: 'X001',
  summary: 'Accept or deny a join request; captain only',
  auth: 'user',
  body: z.object({ requestId: id, action: z.enum(['accept', 'deny']), operatorId }),
  data: z.object({ requestId: id, state: z.enum(requestStates) }),
  errors: [...joinErrors, ...pastRequestErrors],
})

export const withdrawJoinRequest = call({
  method: 'DELETE',
  path: '/api/teams/v2/{id}/requests',
  spec: 'own: withdraw a join request',
  summary:
    "Withdraw the own team's join request, by whoever sent it or its captain; the id comes in the query or a body",
  auth: 'user',
  query: z.object({ requestId: queryId }).partial(),
  body: z.object({ requestId: id }).partial().optional(),
  data: z.object({ requestId: id, state: z.enum(requestStates) }),
  errors: ['joinRequestFailed'],
})

export const inviteUser = call({
  method: 'POST',
  path: '/api/teams/v3/invite-user',
  spec: 'C089',
  summary: 'Invite a person into the own team; captain only',
  auth: 'user',
  /** The site id of the person. */
  body: z.object({ userId: id, teamId: id, cmptId: id }),
  data: Invite,
  errors: [
    ...joinErrors,
    'userNotExist',
    'inviteeInTeam',
    'inviteeNotSolo',
    'inviteeLockedOut',
    'alreadyInvited',
    'teamFull',
    'teamBlocked',
    'tooManyInvites',
  ],
})

export const removeInvite = call({
  method: 'DELETE',
  path: '/api/teams/v3/remove-invite',
  spec: 'C090',
  summary: 'Withdraw an open invitation; captain only. The pair comes in the query, or in a body (Q020)',
  auth: 'user',
  query: UserAndTeam,
  body: BodyUserAndTeam.optional(),
  data: z.object({ inviteId: id, state: z.enum(inviteStates) }),
  errors: ['notCaptain'],
})

export const teamInvite = call({
  method: 'GET',
  path: '/api/teams/v3/invite-info',
  spec: 'C055',
  summary: 'An invitation into a team, for the person who was invited',
  auth: 'user',
  query: z.object({ inviteId: queryId }),
  data: z.object({
    id,
    inviteId: id,
    team_id: id,
    teamId: id,
    cmpt_id: id,
    /** Single-sign-on id of the person who was invited. */
    userId: z.string(),
    inviter_id: id,
    inviter_name: z.string(),
    inviter_avatar: z.string().nullable(),
    /** In the language of the call. */
    cmpt_title: z.string(),
    team_name: z.string(),
    state: z.enum(inviteStates),
  }),
})

export const agreeTeamInvite = call({
  method: 'POST',
  path: '/api/teams/v3/agree-team-invite',
  spec: 'C056',
  summary: 'Accept an invitation; the result says what came of it',
  auth: 'user',
  body: z.object({ inviteId: id, cmpt_id: id, team_id: id }),
  data: Outcome,
})

export const refuseTeamInvite = call({
  method: 'POST',
  path: '/api/teams/v3/refuse-team-invite',
  spec: 'C057',
  summary: 'Refuse an invitation',
  auth: 'user',
  body: z.object({ inviteId: id, team_id: id }),
  data: Outcome,
})

export const teamPreview = call({
  method: 'GET',
  path: '/api/teams/{id}/preview',
  spec: 'own: preview of a team',
  summary:
    'What an invitation (userId), its acceptance (inviteId), a join request (requestId) or, without any, joining the team would make',
  auth: 'user',
  query: z.object({ userId: queryId.optional(), inviteId: queryId.optional(), requestId: queryId.optional() }),
  data: z.object({
    allowed: z.boolean(),
    /** The limit that refuses, or why nothing can be sent; null when nothing refuses. */
    reason: z
      .enum([...teamingRefusals, 'organizersDoNotCompete', 'notSignedUp', 'alreadyInvited', 'teamBlocked'])
      .nullable(),
    /** The team that results, or would result if nothing refused it. */
    team: z.object({
      ...teamBrief.shape,
      captain: person,
      /** Members of the team that stays first; `joins` marks those who would come. */
      members: z.array(z.object({ ...person.shape, joins: z.boolean() })),
      teamMax: z.int(),
      tries: Tries,
      /** Rank on the list that is shown that would count. */
      rank: z.int().nullable(),
      stage: shownStage,
    }),
  }),
  errors: ['notCaptain', 'userNotExist', ...pastRequestErrors],
})
