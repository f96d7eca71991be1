import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { backUp } from '../../../src/platform/db/backup.ts'
import type { TestApi } from '../../harness.ts'

export type Needles = Readonly<Record<string, Buffer>>

/** Bytes from the middle of a photograph, which are unique because its encoder made them. */
export const partOf = (photo: Uint8Array): Buffer =>
  Buffer.from(photo.subarray(photo.length >> 1, (photo.length >> 1) + 16))

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Columns of all tables, of any type, that contain one of the needles: `column: needle`. */
export async function columnsWith({ platform }: TestApi, needles: Needles): Promise<string[]> {
  const { raw } = platform.database
  const { rows } = await raw.query(`select c.table_schema, c.table_name, c.column_name, c.data_type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`)
  const sought = JSON.stringify(
    Object.entries(needles).flatMap(([what, needle]) => [
      { what, hex: needle.toString('hex') },
      { what, hex: Buffer.from(needle.toString('base64')).toString('hex') },
    ]),
  )
  const found: string[] = []
  for (const column of rows as Record<'table_schema' | 'table_name' | 'column_name' | 'data_type', string>[]) {
    const name = quoted(column.column_name)
    const bytes = column.data_type === 'bytea' ? name : `convert_to(${name}::text, 'UTF8')`
    const from = `${quoted(column.table_schema)}.${quoted(column.table_name)}`
    const hits = await raw.query(
      `select distinct what from json_to_recordset($1::json) as sought(what text, hex text)
        where exists (select 1 from ${from} where position(decode(hex, 'hex') in ${bytes}) > 0)`,
      [sought],
    )
    for (const { what } of hits.rows as { what: string }[])
      found.push(`${column.table_name}.${column.column_name}: ${what}`)
  }
  return found.sort()
}

const RELATIONS = `select pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes, c.relname from pg_class c
  left join pg_class owner on owner.reltoastrelid = c.oid
  where coalesce(owner.relname, c.relname) in ('real_names', 'companies', 'identity_photos') and c.relkind in ('r', 't')`

/** Needles that occur in the files of the database, including replaced rows; for the embedded database, in its whole backup. */
export async function filesWith({ platform }: TestApi, needles: Needles): Promise<string[]> {
  const { raw, engine } = platform.database
  const files: { bytes: Uint8Array; relname: string }[] = []
  if (engine === 'embedded') {
    const file = (await backUp(platform)) as string
    files.push({ relname: 'backup', bytes: gunzipSync(readFileSync(file)) })
  } else {
    await raw.query('checkpoint')
    files.push(...((await raw.query(RELATIONS)).rows as typeof files))
  }
  return files.flatMap(({ bytes }) =>
    Object.entries(needles).flatMap(([what, needle]) => (Buffer.from(bytes).includes(needle) ? what : [])),
  )
}
