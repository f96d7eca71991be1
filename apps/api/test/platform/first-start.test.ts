import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { openPostgres } from '../../src/platform/db/database.ts'
import { freshPostgres, testConcurrent } from '../engines.ts'

testConcurrent('processes that start at the same moment on an empty $name migrate it once', async () => {
  const { url, remove } = await freshPostgres()
  const name = `first_start_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const empty = new URL(url)
  empty.pathname = name
  try {
    const opened = await Promise.all(Array.from({ length: 3 }, () => openPostgres(empty.href)))
    expect(await opened[0]?.raw.query('select count(*)::int as n from users')).toMatchObject({ rows: [{ n: 0 }] })
    await Promise.all(opened.map((one) => one.close()))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await remove()
  }
})
