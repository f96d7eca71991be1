import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitions, signups } from '../../src/modules/competition/tables.ts'
import { modules } from '../../src/modules.ts'
import { oneEngine } from '../harness.ts'
import { type Arena, fileOff, openArena } from './arena.ts'

describe.each(oneEngine)('an agreement that changed after it was accepted on $name', (engine) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(engine, { modules })
  })
  afterAll(() => arena.close())

  it('keeps a team from submitting until it is accepted, on the checklist and at the upload', async () => {
    const agreement = { cn: '<p>协议</p>', en: '' }
    const contest = await arena.contest({ agreement, agreementVersion: 1 })
    const { person } = await arena.team(contest)
    const { id } = contest
    const { db } = arena.api.platform
    await db.update(signups).set({ agreementVersion: 1 }).where(eq(signups.competitionId, id))

    const checklist = async () => {
      const query = { part: 'submits' } as const
      const { verdict } = await arena.api.as(person).send(refs.competitionSubmits, { params: { id }, query })
      return verdict
    }
    const upload = async () => {
      const answer = await arena.send(contest, person, { file: fileOff(1) })
      return [answer.status, ((await answer.json()) as { errno?: string }).errno]
    }
    expect(await checklist()).toMatchObject({ allowed: true, reason: null })
    await arena.submit(contest, person, fileOff(1))

    await db.update(competitions).set({ agreementVersion: 2 }).where(eq(competitions.id, id))
    expect(await checklist()).toMatchObject({ allowed: false, reason: 'notSignedUp' })
    const failed = (await checklist()).checks.filter(({ ok }) => !ok)
    expect(failed).toMatchObject([{ rule: 'signup', remedy: 'signup', facts: { signupState: 0 } }])
    expect(await upload()).toEqual([409, 'e42005'])
    expect(await arena.rows(contest)).toHaveLength(1)

    const body = { agreement: true, version: 2 }
    await arena.api.as(person).send(refs.acceptAgreement, { params: { id }, body })
    expect(await checklist()).toMatchObject({ allowed: true, reason: null })
    await arena.submit(contest, person, fileOff(2))
    expect(await arena.rows(contest)).toHaveLength(2)
  })
})
