import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readContent } from '../../seed/content.ts'
import { competitions } from '../../src/modules/competition/tables.ts'
import { datasets } from '../../src/modules/dataset/tables.ts'
import { addCompetition } from '../competition/add-competition.ts'
import { engines, openApi, type TestApi } from '../harness.ts'

const migration = new URL('../../migrations/0016_built_in_texts.sql', import.meta.url)
const both = (text: string) => ({ cn: text, en: text })

/** A dataset as an older release stored it: licence and source have one name in both languages. */
async function addOlder({ platform }: TestApi, competitionId: number, names: { licence: string; source: string }) {
  const older = {
    licence: { id: 'CC0-1.0', name: names.licence, note: both('') },
    source: { name: names.source, version: '1', attribution: both('') },
  } as unknown as Pick<typeof datasets.$inferInsert, 'licence' | 'source'>
  const protocol = both(`<p>${names.licence}</p>`)
  const row = { ...older, competitionId, name: both('x'), changes: both(''), protocol, columns: [] }
  await platform.db.insert(datasets).values(row)
}

test.each(engines)('an older database has today’s texts after the migration on $name', async (engine) => {
  const api = await openApi(engine)
  const { card, text } = readContent('penguins')
  const [background] = text.sections
  if (!background) throw new Error('the text has no section')
  const olderHtml = background.html.en
    .replace('program (LTER)', 'programme (LTER)')
    .replace('much-loved teaching dataset, often used in', 'much loved data set for teaching, often taken in')
  expect(olderHtml).toContain('data set')
  const sections = [{ ...background, html: { ...background.html, en: olderHtml } }]
  const [own, other] = [
    await addCompetition(api, { slug: 'penguins', sections }),
    await addCompetition(api, { slug: 'another', sections }),
  ]
  await addOlder(api, own, { licence: 'CC0 1.0 Universal', source: card.source.name['zh-CN'] })
  await addOlder(api, other, { licence: 'Own terms', source: 'Own source' })
  const { db, database } = api.platform
  const read = async (id: number) => {
    const [row] = await db
      .select({ sections: competitions.sections, dataset: datasets })
      .from(competitions)
      .innerJoin(datasets, eq(datasets.competitionId, competitions.id))
      .where(eq(competitions.id, id))
    return row
  }
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await database.raw.query(statement)

  const names = ({ 'zh-CN': cn, 'en-US': en }: typeof card.licence.name) => ({ cn, en })
  const licence = names(card.licence.name)
  expect(await read(own)).toMatchObject({
    sections: [background],
    dataset: {
      licence: { name: licence },
      source: { name: names(card.source.name) },
      protocol: { cn: `<p>${licence.cn}</p>`, en: `<p>${licence.en}</p>` },
    },
  })
  expect(await read(other)).toMatchObject({
    sections,
    dataset: { licence: { name: both('Own terms') }, source: { name: both('Own source') } },
  })
  await api.close()
})
