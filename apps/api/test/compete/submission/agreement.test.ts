import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitions, signups } from '../../../src/modules/compete/competition/tables.ts'
import { modules } from '../../../src/modules.ts'
import { oneEngine } from '../../harness.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from './submission-harness.ts'

describe.each(oneEngine)('an agreement that changed after it was accepted on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
  })
  afterAll(() => harness.close())

  it('keeps a team from submitting until it is accepted, on the checklist and at the upload', async () => {
    const agreement = { cn: '<p>协议</p>', en: '' }
    const competition = await harness.competition({ agreement, agreementVersion: 1 })
    const { person } = await harness.team(competition)
    const { id } = competition
    const { db } = harness.api.platform
    await db.update(signups).set({ agreementVersion: 1 }).where(eq(signups.competitionId, id))

    const checklist = async () => {
      const query = { part: 'submits' } as const
      const { verdict } = await harness.api.as(person).send(refs.competitionSubmits, { params: { id }, query })
      return verdict
    }
    const upload = async () => {
      const answer = await harness.send(competition, person, { file: fileOff(1) })
      return [answer.status, ((await answer.json()) as { errno?: string }).errno]
    }
    expect(await checklist()).toMatchObject({ allowed: true, reason: null })
    await harness.submit(competition, person, fileOff(1))

    await db.update(competitions).set({ agreementVersion: 2 }).where(eq(competitions.id, id))
    expect(await checklist()).toMatchObject({ allowed: false, reason: 'notSignedUp' })
    const failed = (await checklist()).checks.filter(({ ok }) => !ok)
    expect(failed).toMatchObject([{ rule: 'signup', remedy: 'signup', facts: { signupState: 0 } }])
    expect(await upload()).toEqual([409, 'e42005'])
    expect(await harness.rows(competition)).toHaveLength(1)

    const body = { agreement: true, version: 2 }
    await harness.api.as(person).send(refs.acceptAgreement, { params: { id }, body })
    expect(await checklist()).toMatchObject({ allowed: true, reason: null })
    await harness.submit(competition, person, fileOff(2))
    expect(await harness.rows(competition)).toHaveLength(2)
  })
})
