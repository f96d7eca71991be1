import { type FileFormat, formatOf } from '@shulei/domain/data/dataset/profile.ts'
import { asc, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { datasetFiles } from '../../../src/modules/data/dataset/tables.ts'
import { migrationStatements } from '../../engines.ts'
import { oneEngine, openApi } from '../../harness.ts'
import { addOwnDataset } from './add-own.ts'

test.each(oneEngine)('files of an older database get the format that their names have now on $name', async (engine) => {
  const api = await openApi(engine)
  const { db, database } = api.platform
  const { id: datasetId, file } = await addOwnDataset(db, (await api.person()).id, 'published')
  const endings = [
    'xlsx',
    'XLSM',
    'json',
    'topojson',
    'geojson',
    'arrow',
    'arrows',
    'feather',
    'ipc',
    'pq',
    'txt',
    'data',
    'dat',
  ]
  const packed = ['csv', 'tsv', 'tab', 'jsonl', 'ndjson', 'parquet', ...endings].map((ending) => `${ending}.gz`)
  const names = [...endings, ...packed, 'sav', 'tar.gz', 'md'].map((ending, no) => `${no}.${ending}`)
  const add = (name: string, format: FileFormat, profileState: 'none' | 'done') =>
    db.insert(datasetFiles).values({
      ...{ datasetId, name, key: name, bytes: 1, sha256: '', format, profileState, description: { cn: '', en: '' } },
    })
  for (const name of names) await add(name, 'other', 'none')
  await add('z.csv', 'csv', 'done')
  await add('z.parquet', 'parquet', 'done')
  for (const statement of migrationStatements('0076_formats')) await database.raw.query(statement)
  const rows = await db.select().from(datasetFiles).where(ne(datasetFiles.id, file)).orderBy(asc(datasetFiles.id))
  expect(rows.map(({ name, format, profileState }) => [name, format, profileState])).toEqual([
    ...names.map((name) => [name, formatOf(name), 'waiting']),
    ...[
      ['z.csv', 'csv', 'waiting'],
      ['z.parquet', 'parquet', 'waiting'],
    ],
  ])
  await api.close()
})
