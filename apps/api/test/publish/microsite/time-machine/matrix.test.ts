import type { Data } from '@shulei/contract/call.ts'
import type { appealCase } from '@shulei/contract/compete/appeal/calls.ts'
import type { competitionProfile, competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import type { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import type { reviewerSelf, reviewSubmits } from '@shulei/contract/compete/review/calls.ts'
import type { sourceCode } from '@shulei/contract/compete/source-code/calls.ts'
import type { competitionSubmits } from '@shulei/contract/compete/submission/calls.ts'
import type { competitionTeams } from '@shulei/contract/compete/team/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneEngine } from '../../../engines.ts'
import { openScene, type Scene } from './scene.ts'
import { type Traveller, travel } from './travel.ts'

describe.each(oneEngine)('state, role and instant in the time machine on $name', (engine) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(engine)
  })
  afterAll(() => scene.api.close())

  const read = async <T>(traveller: Traveller, path: string): Promise<T | string> => {
    const answer = await traveller.get(path)
    const { data, errno } = (await answer.json()) as { data: T; errno?: string }
    return answer.ok ? data : `${answer.status} ${errno}`
  }

  /** Names the state and the offers of the competition for a role at an instant. */
  async function see(role: StandInRole, at: number): Promise<string> {
    const { api, organizer, competition: id } = scene
    const traveller = await travel(api, organizer, { scope: `competition:${id}`, role, at }, `/competitions/${id}`)
    const page = await read<Data<typeof competitionProfile>>(traveller, `/api/competitions/${id}?part=profile`)
    if (typeof page === 'string') return page
    const submits = await read<Data<typeof competitionSubmits>>(traveller, `/api/competitions/${id}?part=submits`)
    const rankings = await read<Data<typeof competitionRankings>>(traveller, `/api/competitions/${id}?part=rankings`)
    const team = page.profile.team
    const source = await read<Data<typeof sourceCode>>(traveller, `/api/competitions/submits/source-code?cmptId=${id}`)
    const teams = await read<Data<typeof competitionTeams>>(traveller, `/api/teams?cmptId=${id}`)
    const proof = await read<Data<typeof competitionProof>>(traveller, `/api/competitions/${id}/proof`)
    const appeal =
      team && (await read<Data<typeof appealCase>>(traveller, `/api/competitions/${id}/cheat/appeal?teamId=${team.id}`))
    const words = [
      page.isOpenSignup ? 'signup' : '',
      typeof submits === 'string' ? 'stranger' : (submits.verdict.reason ?? 'submit'),
      typeof rankings === 'string'
        ? ''
        : rankings.lists.flatMap(({ stage, open }) => (open ? ['AB'[stage]] : [])).join('') || 'locked',
      typeof source === 'string' || !source.asked ? '' : `source ${source.asked.state}`,
      typeof teams === 'string' ? '' : [teams.role ?? 'alone', teams.limits.frozen ? 'frozen' : ''].join(' ').trim(),
      appeal && typeof appeal !== 'string' && appeal.canAppeal ? 'appeal' : '',
      typeof proof === 'string' ? '' : proof.state,
    ]
    return words.filter(Boolean).join(', ')
  }

  const roles = ['visitor', 'participant', 'captain', 'banned'] as const

  /** The milestones of the schedule, and what visitor, participant, captain and banned captain see at each. */
  const rows = [
    ['hidden', '404 e40400', '404 e40400', '404 e40400', '404 e40400'],
    [
      'published',
      'stranger, locked, sealed',
      'notSignedUp, locked, source before, alone, sealed',
      'notSignedUp, locked, source before, alone, sealed',
      'notSignedUp, locked, source before, alone, sealed',
    ],
    [
      'signup',
      'signup, stranger, locked, sealed',
      'signup, stageEnded, locked, source before, member, sealed',
      'signup, stageEnded, locked, source before, captain, sealed',
      'signup, stageEnded, locked, source before, captain, appeal, sealed',
    ],
    [
      'listA',
      'signup, stranger, A, sealed',
      'signup, submit, A, source before, member, sealed',
      'signup, submit, A, source before, captain, sealed',
      'signup, teamBanned, A, source before, captain, appeal, sealed',
    ],
    [
      'signupEnd',
      'stranger, A, sealed',
      'submit, A, source before, member, sealed',
      'submit, A, source before, captain, sealed',
      'teamBanned, A, source before, captain, appeal, sealed',
    ],
    [
      'listAEnd',
      'stranger, A, sealed',
      'stageEnded, A, source before, member, sealed',
      'stageEnded, A, source before, captain, sealed',
      'stageEnded, A, source before, captain, appeal, sealed',
    ],
    [
      'listB',
      'stranger, AB, sealed',
      'submit, AB, source before, member, sealed',
      'submit, AB, source before, captain, sealed',
      'teamBanned, AB, source before, captain, appeal, sealed',
    ],
    [
      'source',
      'stranger, AB, sealed',
      'submit, AB, source open, member, sealed',
      'submit, AB, source open, captain, sealed',
      'teamBanned, AB, source open, captain, appeal, sealed',
    ],
    [
      'freeze',
      'stranger, AB, sealed',
      'submit, AB, source open, member frozen, sealed',
      'submit, AB, source open, captain frozen, sealed',
      'teamBanned, AB, source open, captain frozen, appeal, sealed',
    ],
    [
      'results',
      'stranger, AB, sealed',
      'stageEnded, AB, source closed, member frozen, sealed',
      'stageEnded, AB, source closed, captain frozen, sealed',
      'stageEnded, AB, source closed, captain frozen, appeal, sealed',
    ],
    [
      'end',
      'stranger, AB, checking',
      'stageEnded, AB, source closed, member frozen, checking',
      'stageEnded, AB, source closed, captain frozen, checking',
      'stageEnded, AB, source closed, captain frozen, appeal, checking',
    ],
  ] as const

  /** The instant of a milestone, as the studio offers it. */
  async function instantOf(id: number, kind: string): Promise<number> {
    const { api, organizer } = scene
    const { places } = await api.as(organizer).send(refs.timeMachine, { params: { name: 'wave' } })
    const place = places.find(({ scope }) => scope === `competition:${id}`)
    return Date.parse(place?.milestones.find((milestone) => milestone.kind === kind)?.at ?? '')
  }

  test('the rows are all milestones, and each differs from its neighbours', async () => {
    const { api, organizer, competition } = scene
    const { places } = await api.as(organizer).send(refs.timeMachine, { params: { name: 'wave' } })
    const place = places.find(({ scope }) => scope === `competition:${competition}`)
    expect(place?.milestones.map(({ kind }) => kind)).toEqual(rows.map(([kind]) => kind))
    expect(place?.roles).toEqual([...roles])
    for (const [i, [kind, ...seen]] of rows.entries()) {
      expect(seen, kind).not.toEqual(rows[i + 1]?.slice(1))
      // nobody has a team before sign-up opens, and nobody sees a page before its publication
      if (i > 1) expect(new Set(seen).size, kind).toBe(roles.length)
    }
  })

  test.each(rows)('%s', async (kind, ...expected) => {
    const at = await instantOf(scene.competition, kind)
    const seen: string[] = []
    for (const role of roles) seen.push(await see(role, at))
    expect(seen).toEqual(expected)
  })

  /** Reads the contest as a reviewer sees it. */
  async function review(at: number): Promise<string> {
    const { api, organizer, contest: id } = scene
    const traveller = await travel(
      api,
      organizer,
      { scope: `competition:${id}`, role: 'reviewer', at },
      '/spic-review/scoremanage',
    )
    const self = await read<Data<typeof reviewerSelf>>(traveller, '/api/spic-review/user/self')
    const list = await read<Data<typeof reviewSubmits>>(traveller, '/api/spic-review/submits')
    const site = await read<unknown>(traveller, '/api/users/sso')
    if (typeof self === 'string' || typeof list === 'string') return 'refused'
    return [
      at < Date.parse(self.deadline) ? 'in time' : 'late',
      list.list.length,
      site === null ? 'no session of the site' : '',
    ].join(', ')
  }

  test.each([
    ['listA', 'in time, 0, no session of the site'],
    ['reviewOpens', 'in time, 1, no session of the site'],
    ['reviewEnds', 'late, 1, no session of the site'],
  ])('a reviewer at %s', async (kind, expected) => {
    expect(await review(await instantOf(scene.contest, kind))).toBe(expected)
  })
})
