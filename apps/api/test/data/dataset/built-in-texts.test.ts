import { readFileSync } from 'node:fs'
import { licenceOf } from '@shulei/domain/data/dataset/licences.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readContent } from '../../../seed/content.ts'
import { datasetSlugs, readDataset } from '../../../seed/datasets.ts'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { datasetFiles, datasets, datasetTables } from '../../../src/modules/data/dataset/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { migrationStatements } from '../../engines.ts'
import { engines, oneEngine, openApi, type TestApi } from '../../harness.ts'
import { addOwnDataset } from './add-own.ts'

const migration = new URL('../../../migrations/0016_built_in_texts.sql', import.meta.url)
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

test('the editor offers the licence of each built-in dataset', () => {
  for (const slug of datasetSlugs()) expect(licenceOf(readDataset(slug).card.licence.id), slug).not.toBeNull()
})

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

/** Sentences of built-in data sets in an older release. */
const older: [slug: string, cn: string, en: string][] = [
  [
    'lunyu',
    '一行是一章。以“子曰”开头的占多数，弟子之言、对话与记事各有格式，适合练习中文分词、规则抽取与检索。',
    'One row is one section. Most begin with “the Master said”; words of disciples, dialogues and reports have their own forms. It suits exercises in segmentation, extraction and search.',
  ],
  [
    'us-infant-mortality',
    '每千名活产婴儿中一岁前死亡的人数。画在对数坐标上，两条线几乎平行，说明相对差距长期不变。',
    'Deaths before the first birthday in a thousand live births. On a logarithmic axis the two lines run side by side: the ratio hardly changed.',
  ],
  [
    'wage-rigidity',
    '经济衰退时，雇主很少降工资，而是冻结工资：比例在每次衰退之后上升。开头几年有缺失，适合练习补值。',
    'In a recession employers seldom cut wages; they freeze them, and the share rises after each one. The first years have gaps, which makes it good for practicing imputation.',
  ],
]

test.each(oneEngine)('profiles and untrue sentences of an older database are made anew on $name', async (engine) => {
  const api = await openApi(engine)
  const { db, database } = api.platform
  const { id: ownerId } = await api.person()
  const states = { done: null, failed: { code: 'badJson', line: 3 }, none: null } as const
  const stored: { slug: string; id: number; file: number }[] = []
  for (const [place, [slug, cn, en]] of older.entries()) {
    const state = (['done', 'failed', 'none'] as const)[place] ?? 'none'
    const { id, file } = await addOwnDataset(db, ownerId, 'published')
    await db.update(datasets).set({ description: { cn, en } }).where(eq(datasets.id, id))
    const values = { profileState: state, profileProblem: states[state] }
    await db.update(datasetFiles).set(values).where(eq(datasetFiles.id, file))
    if (state === 'done') await db.insert(datasetTables).values({ fileId: file, rows: 1, columns: [], preview: [] })
    stored.push({ slug, id, file })
  }
  for (const statement of migrationStatements('0063_profiles_again')) await database.raw.query(statement)

  const files = await db.select().from(datasetFiles).orderBy(datasetFiles.id)
  expect(files.map((one) => [one.profileState, one.profileProblem])).toEqual([
    ['waiting', null],
    ['waiting', null],
    ['none', null],
  ])
  for (const { slug, id } of stored) {
    const [row] = await db.select().from(datasets).where(eq(datasets.id, id))
    expect(row?.description, slug).toEqual(readDataset(slug).card.description[0])
  }
  await api.close()
})
