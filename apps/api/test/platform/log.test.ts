import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../src/modules/base/session/tables.ts'
import { openLog } from '../../src/platform/log.ts'
import { engines } from '../harness.ts'

describe.each(engines)('errors of the database on $name', (engine) => {
  it('are logged with their statement and never with its values', async () => {
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    const database = await engine.open()
    const failures = [
      () => database.db.execute(sql`select ${'a 13800001111'}::int`),
      () =>
        database.db.insert(users).values([
          { name: '张三', email: 'a@b.cn' },
          { name: '张三', email: 'a@b.cn' },
        ]),
      () => database.raw.query("select 'a 13800001111'::date"),
      async () => log.info({ person: { phone: '+8613800001111', token: 'tok-1', password: 'pass-1' } }, 'sent'),
    ]
    for (const fail of failures) await Promise.resolve(fail()).catch((err) => log.error({ err }, 'failed'))
    await database.close()
    const text = lines.join('')
    expect(lines).toHaveLength(4)
    expect(text).toContain('"sqlState":"23505"')
    expect(text).toContain('users_email_unique')
    expect(text).toContain('insert into')
    for (const value of ['13800001111', 'a@b.cn', '张三', 'tok-1', 'pass-1']) expect(text).not.toContain(value)
  })
})
