import { setTimeout } from 'node:timers/promises'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertBlock } from '../../../src/modules/base/block/block.service.ts'
import { moveSubmissions } from '../../../src/modules/compete/submission/team-move.service.ts'
import { deleteTeam, moveMembers } from '../../../src/modules/compete/team/join.repo.ts'
import { lockRequest } from '../../../src/modules/compete/team/request.repo.ts'
import { lockTeams } from '../../../src/modules/compete/team/team.repo.ts'
import { lockInboxes } from '../../../src/modules/talk/message/inbox.service.ts'
import { describeConcurrent } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import type { TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

vi.mock('../../../src/modules/compete/team/request.repo.ts', { spy: true })

// Each test holds one transaction where the other would do harm without its lock. The embedded database runs one transaction after
// another and hides that.
describeConcurrent('locks of teams on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    competition = await harness.competition()
  })
  afterEach(() => void vi.mocked(lockRequest).mockReset())
  afterAll(() => harness.close())

  /** Stores a block, and waits with its locks before the end of the transaction. */
  const blocking = (blocker: TestPerson, blocked: TestPerson) =>
    paused(harness.api, async (tx, pause) => {
      await lockInboxes(tx, [blocker.id, blocked.id])
      await insertBlock(tx, blocker.id, blocked.id, new Date(harness.api.clock.now()))
      await pause()
    })

  test('refuse an invitation that is sent while its captain is being blocked', async () => {
    const [host, guest] = [await harness.team(competition), await harness.team(competition)]
    const goOn = await blocking(guest.person, host.person)
    const inviting = refusal(harness.invite(host, guest.person, competition))
    await untilWaiting(harness.api, 1, inviting)
    await Promise.all([goOn(), inviting])
    expect(await inviting).toBe('teamBlocked')
  })

  test('refuse a join request that is sent while its sender is being blocked', async () => {
    const [host, guest] = [await harness.team(competition), await harness.team(competition)]
    const goOn = await blocking(host.person, guest.person)
    const asking = refusal(harness.ask(guest, host, competition))
    await untilWaiting(harness.api, 1, asking)
    await Promise.all([goOn(), asking])
    expect(await asking).toBe('teamBlocked')
  })

  test('judge the team into which an invited person came while the acceptance waited', async () => {
    const [host, other, guest] = [
      await harness.team(competition),
      await harness.team(competition),
      await harness.team(competition),
    ]
    const inviteId = await harness.invite(host, guest.person, competition)
    const goOn = await paused(harness.api, async (tx, pause) => {
      await lockTeams(tx, [other.teamId, guest.teamId])
      await moveMembers(tx, { from: guest.teamId, to: other.teamId, at: new Date(harness.api.clock.now()) })
      await deleteTeam(tx, guest.teamId)
      await pause()
    })
    const agreeing = harness.agree(guest.person, inviteId, host, competition)
    await untilWaiting(harness.api, 1, agreeing)
    await Promise.all([goOn(), agreeing])
    // the person is in a team of several; an answer about the team that is gone would say that the invitation was withdrawn
    expect(await agreeing).toBe(-1)
  })

  test('find the team again into which a person came while their call waited for the former one', async () => {
    const [other, guest] = [await harness.team(competition), await harness.team(competition)]
    const { id: submitId } = await harness.submit(competition, guest.person)
    await harness.settle()
    const goOn = await paused(harness.api, async (tx, pause) => {
      await lockTeams(tx, [other.teamId, guest.teamId])
      await moveSubmissions(tx, { from: guest.teamId, to: other.teamId, metric: 'rmse' })
      await moveMembers(tx, { from: guest.teamId, to: other.teamId, at: new Date(harness.api.clock.now()) })
      await deleteTeam(tx, guest.teamId)
      await pause()
    })
    const params = { id: competition.id, submitId }
    const sharing = refusal(harness.api.as(guest.person).send(refs.shareSubmit, { params, body: { share: true } }))
    await untilWaiting(harness.api, 1, sharing)
    await Promise.all([goOn(), sharing])
    expect(await sharing).toMatchObject({ id: submitId, share: true, teamId: other.teamId })
  })

  test('let a withdrawal of a join request see the answer for which it waited', async () => {
    const [host, guest] = [await harness.team(competition), await harness.team(competition)]
    const requestId = await harness.ask(guest, host, competition)
    const { lockRequest: real } = await vi.importActual<
      typeof import('../../../src/modules/compete/team/request.repo.ts')
    >('../../../src/modules/compete/team/request.repo.ts')
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    vi.mocked(lockRequest).mockImplementationOnce(async (tx, id) => {
      const row = await real(tx, id)
      reached.resolve()
      await gate.promise
      return row
    })
    const accepting = refusal(harness.answer(host, requestId, 'accept'))
    await reached.promise
    const query = { requestId }
    const withdrawing = refusal(
      harness.api.as(guest.person).send(refs.withdrawJoinRequest, { params: { id: host.teamId }, query }),
    )
    await Promise.race([untilWaiting(harness.api, 1, withdrawing), setTimeout(2000)])
    gate.resolve()
    expect(await Promise.all([accepting, withdrawing])).toEqual(['accepted', 'joinRequestFailed'])
  })
})
