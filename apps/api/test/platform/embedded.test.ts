import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../../src/platform/db/database.ts'
import { FolderInUse, lockFolder } from '../../src/platform/db/folder-lock.ts'
import { preparedSql } from '../../src/platform/db/prepared.ts'

const scratch = mkdtempSync(join(tmpdir(), 'shulei-embedded-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const writer = fileURLToPath(new URL('./writer-process.ts', import.meta.url))

interface Running {
  opened: Promise<void>
  ended: Promise<{ code: number | null; error: string }>
  kill(): void
}

function startWriter(folder: string, ledger: string): Running {
  const child = spawn(process.execPath, [writer, folder, ledger], { stdio: ['ignore', 'pipe', 'pipe'] })
  let error = ''
  child.stderr.on('data', (text) => {
    error += text
  })
  return {
    opened: new Promise((done) => child.stdout.once('data', () => done())),
    ended: new Promise((done) => child.once('exit', (code) => done({ code, error }))),
    kill: () => child.kill('SIGKILL'),
  }
}

describe('the embedded database', () => {
  it('gives prepared statements their values as they are', async () => {
    const database = await openEmbedded('memory://', inject('embeddedImage'))
    const { placeholder } = sql
    const echo = preparedSql<{ text: string | null; number: number; yes: boolean; at: string; ids: number[] }>(sql`
      select ${placeholder('text')}::text as text, ${placeholder('number')}::float8 as number, ${placeholder('yes')}::boolean as yes,
        ${placeholder('at')}::timestamptz as at, ${placeholder('ids')}::int[] as ids`)
    const texts = ["O'Brien'); drop table users; --", "a\\'b\\", "E'\\x27", '$1 $$ 数擂 🌊', '', 'null', null]
    try {
      for (const [i, text] of texts.entries()) {
        const values = {
          text,
          number: -1.5e-7 * (i + 1),
          yes: i % 2 === 0,
          at: '2026-11-23T01:02:03.456Z',
          ids: `{${i},7}`,
        }
        const [row] = await echo(database.db, values)
        expect({ ...row, at: Date.parse(row?.at ?? '') }).toEqual({
          ...values,
          at: Date.parse(values.at),
          ids: [i, 7],
        })
      }
      // many at once at the first use
      const again = preparedSql<{ n: number }>(sql`select ${placeholder('n')}::int + 1 as n`)
      const all = await Promise.all([1, 2, 3].map((n) => again(database.db, { n })))
      expect(all.flat().map(({ n }) => n)).toEqual([2, 3, 4])
      const wrong = preparedSql(sql`select nothing from nowhere`)
      for (let turn = 0; turn < 2; turn++) await expect(wrong(database.db)).rejects.toThrow(/Failed query/)
    } finally {
      await database.close()
    }
  })

  it('loses nothing acknowledged and stores nothing half when its process is killed repeatedly', async () => {
    const folder = join(scratch, 'killed', 'pg')
    const ledger = join(scratch, 'ledger')
    writeFileSync(ledger, '')
    for (let round = 0; round < 4; round++) {
      const running = startWriter(folder, ledger)
      await running.opened
      await new Promise((done) => setTimeout(done, 150 + round * 170))
      running.kill()
      await running.ended
    }
    const acknowledged = readFileSync(ledger, 'utf8').trim().split('\n')
    const database = await openEmbedded(folder)
    const { rows } = await database.db.execute<{ day: string; n: number }>(
      sql`select day, count(*)::int as n from visits group by day`,
    )
    await database.close()
    const stored = new Map(rows.map(({ day, n }) => [day, n]))
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(acknowledged.filter((day) => stored.get(day) !== 5)).toEqual([])
    expect([...stored.values()].filter((n) => n !== 5)).toEqual([])
    // each round may store one more row: committed, and killed before the ledger was written
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(4)
  })

  it('refuses a second process on its folder in one plain sentence, and changes nothing', async () => {
    const folder = join(scratch, 'shared', 'pg')
    const database = await openEmbedded(folder, inject('embeddedImage'))
    const second = await startWriter(folder, join(scratch, 'unused')).ended
    expect(second.code).not.toBe(0)
    expect(second.error).toContain(
      `The data folder ${folder} is in use by process ${process.pid}. Stop it first, or choose another folder with DATA_DIR.`,
    )
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
    expect(await openEmbedded(folder).then((again) => again.close())).toBeUndefined()
  })

  it('takes over the lock of a dead process, and of no other', () => {
    const folder = join(scratch, 'lock')
    writeFileSync(`${folder}.lock`, '4194000')
    const free = lockFolder(folder)
    expect(readFileSync(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`))
    free()
    writeFileSync(`${folder}.lock`, String(process.ppid))
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
  })

  it('throws for a query beside an open transaction instead of waiting for ever', async () => {
    const database = await openEmbedded('memory://', inject('embeddedImage'))
    const nested = database.db.transaction(async () => {
      await database.db.execute(sql`select 1`)
    })
    await expect(nested).rejects.toThrow()
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  it('starts again from its backup', async () => {
    const image = join(scratch, 'backup.tgz')
    const first = await openEmbedded('memory://', inject('embeddedImage'))
    await first.db.execute(sql`insert into visits (day, path, count) values ('2026-11-21', '/', 7)`)
    if (!('bridge' in first.jobsOn)) throw new Error('not the embedded database')
    writeFileSync(image, await first.jobsOn.bridge.dump())
    await first.close()
    const second = await openEmbedded(join(scratch, 'restored', 'pg'), image)
    expect((await second.db.execute(sql`select count from visits`)).rows).toEqual([{ count: 7 }])
    await second.close()
  })
})
