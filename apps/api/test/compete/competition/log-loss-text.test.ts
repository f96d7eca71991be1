import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parseText } from '../../../competition-folder/texts.ts'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { engines, openApi } from '../../harness.ts'
import { addCompetition } from './add-competition.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The seeded section on evaluation. */
const evaluation = (language: string) =>
  parseText(read(`seed/content/football-result/text.${language}.md`)).sections[2]?.html ?? ''

const older = {
  cn: '计算时概率限制在 1e-15 与 1 − 1e-15 之间。',
  en: 'Probabilities are clipped to between 1e-15 and 1 − 1e-15.',
}

test.each(engines)('a stored page about log-loss has today’s text after the migration on $name', async (engine) => {
  const api = await openApi(engine)
  const today = { cn: evaluation('zh-CN'), en: evaluation('en-US') }
  const before = {
    cn: today.cn.replace(/计算时.*?一致。/, older.cn),
    en: today.en.replace(/Each probability.*?1\.2 does\./, older.en),
  }
  expect([before.cn, before.en]).toEqual([expect.stringContaining(older.cn), expect.stringContaining(older.en)])
  const sections = [{ key: 'evaluation', title: { cn: '评分', en: 'Evaluation' }, html: before }]
  const [own, other] = [
    await addCompetition(api, { slug: 'football-result', sections }),
    await addCompetition(api, { slug: 'another', sections }),
  ]
  const { db, database } = api.platform
  await database.raw.query(read('migrations/0010_log_loss_text.sql'))
  const htmlOf = async (id: number) => {
    const [row] = await db.select().from(competitions).where(eq(competitions.id, id))
    return row?.sections[0]?.html
  }
  expect(await htmlOf(own)).toEqual(today)
  expect(await htmlOf(other)).toEqual(before)
  await api.close()
})
