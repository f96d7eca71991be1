import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../../../src/modules.ts'
import { openSubmissionHarness, type SubmissionHarness } from '../../compete/submission/submission-harness.ts'
import { refusal } from '../../compete/team/team-harness.ts'
import { oneEngine } from '../../harness.ts'
import { registerAs } from '../../register.ts'

let harness: SubmissionHarness
beforeAll(async () => {
  const env = { DEMO: '1', SITE_NAME: '江大数赛', SITE_NAME_EN: 'JU Data Games' }
  harness = await openSubmissionHarness(oneEngine[0] as (typeof oneEngine)[number], { modules, env, now: Date.now() })
})
afterAll(() => harness.close())

test.each(['江大数赛', 'ju data games', '江大数赛官方'])(
  'no account and no team takes the site’s name as %j',
  async (name) => {
    const { api } = harness
    const visitor = { cookie: null, clientAddress: '198.51.100.7', userAgent: 'test', lang: 'zh-CN' } as const
    const input = { name, email: `${Buffer.from(name).toString('hex')}@example.com`, password: 'correct horse' }
    expect(await registerAs(api, input, visitor)).toMatchObject({ ok: false, reason: 'nameReserved' })

    const competition = await harness.competition()
    const { person, teamId } = await harness.team(competition)
    const by = api.as(person)
    const rename = by.send(refs.updateUserName, { body: { userId: person.ssoId, userName: name } })
    expect(await refusal(rename)).toBe('nameReserved')
    expect(await refusal(by.send(refs.saveTeamInfo, { body: { teamId, name } }))).toBe('nameReserved')
    expect(await refusal(by.send(refs.updateTeam, { params: { id: teamId }, body: { name, manifesto: '' } }))).toBe(
      'nameReserved',
    )
  },
)
