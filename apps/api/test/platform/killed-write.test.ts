import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { educations } from '../../src/modules/people/profile/tables.ts'
import { openEmbedded, openPostgres } from '../../src/platform/db/database.ts'
import { engines } from '../engines.ts'
import type { Up } from './dying-process.ts'
import { serverEnv, startDying } from './server-env.ts'

describe.each(engines)('a server on $name', ({ name }) => {
  const { folder, env } = serverEnv(name)

  const start = (more: Record<string, string>) => startDying({ ...env, ...more })

  /** Adds the same education with the same key. */
  const add = ({ port, cookie }: Up) =>
    fetch(`http://127.0.0.1:${port}/api/users/addEducation`, {
      method: 'POST',
      body: JSON.stringify({ schoolName: '某大学' }),
      headers: {
        cookie,
        'content-type': 'application/json',
        'idempotency-key': 'the-key',
        'sec-fetch-site': 'same-origin',
      },
    })

  test('that is killed between commit and answer has written once, whenever the client repeats', async () => {
    const first = await start({ DIES: '1' })
    await expect(add(first.up)).rejects.toThrow()
    expect(await first.ended).toBe('SIGKILL')

    // at once, and after any lease on the key would have ended
    const answers: unknown[] = []
    for (const ahead of [0, 3_600_000]) {
      const { child, up, ended } = await start({ CLOCK_AHEAD: String(ahead) })
      const answer = await add(up)
      expect(answer.status).toBe(200)
      answers.push(await answer.json())
      child.disconnect()
      await ended
    }
    const database =
      name === 'embedded' ? await openEmbedded(join(folder, 'pg')) : await openPostgres(env.DATABASE_URL as string)
    const rows = await database.db.select().from(educations)
    await database.close()
    expect(rows).toMatchObject([{ school: '某大学' }])
    expect(answers).toEqual([answers[0], answers[0]])
    expect(answers[0]).toMatchObject({ data: { userEduId: rows[0]?.id } })
  })
})
