import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { educations } from '../../src/modules/profile/tables.ts'
import { openEmbedded, openPostgres } from '../../src/platform/db/database.ts'
import { engines, freshPostgres } from '../engines.ts'
import type { Up } from './dying-process.ts'

describe.each(engines)('a server on $name', ({ name }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-killed-write-'))
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of this test, thirty-two and more',
    PUBLIC_URL: 'http://localhost:3000',
    EMBEDDED_IMAGE: inject('embeddedImage'),
  }
  let remove = async () => {}
  beforeAll(async () => {
    if (name === 'embedded') return
    const database = await freshPostgres()
    env.DATABASE_URL = database.url
    remove = database.remove
  })
  afterAll(async () => {
    await remove()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(
    more: Record<string, string>,
  ): Promise<{ child: ChildProcess; up: Up; ended: Promise<unknown> }> {
    const file = fileURLToPath(new URL('./dying-process.ts', import.meta.url))
    const child = fork(file, [], { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ended = new Promise((done) => child.once('exit', (_code, signal) => done(signal)))
    const up = await new Promise<Up>((answers, fails) => {
      child.once('message', (message) => answers(message as Up))
      child.once('exit', () => fails(new Error('the server ended by itself')))
    })
    return { child, up, ended }
  }

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
