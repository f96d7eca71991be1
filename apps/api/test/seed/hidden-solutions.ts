import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'vitest'
import { competitions } from '../../src/modules/compete/competition/tables.ts'
import { submissions } from '../../src/modules/compete/submission/tables.ts'
import { datasetFiles } from '../../src/modules/data/dataset/tables.ts'
import { mountedCalls } from '../../src/platform/mount.ts'
import type { TestApi } from '../harness.ts'
import { contents } from './built-in.ts'

/** Asks for every path of the API, and for the files of solutions by their keys, as a visitor and as a participant. */
export async function expectNoSolution(api: TestApi): Promise<void> {
  const gu = api.as(personOf('gu'))
  const secrets = contents.map(({ slug, card, bytes }) => {
    const lines = bytes('solution').toString('utf8').split('\n')
    return { slug, piece: lines.slice(10, 13).join('\n'), sha256: card.files.solution.sha256 }
  })
  const rows = await api.platform.db.select().from(competitions)
  const keys = rows.map((row) => row.scoring.solutionKey).filter((key) => key !== '')
  const files = await api.platform.db.select().from(datasetFiles)
  expect(files.filter((file) => secrets.some((secret) => secret.sha256 === file.sha256))).toEqual([])
  expect(files.filter((file) => keys.includes(file.key) || file.key.startsWith('solutions/'))).toEqual([])

  const firstSubmit = (await api.platform.db.select().from(submissions).limit(1))[0]!
  const fill = (path: string, id: number) =>
    path
      .replace('/api/datasets/{id}', `/api/datasets/${files.find((file) => file.id === id)?.datasetId ?? id}`)
      .replace('{fileId}', String(id))
      .replace('{submitId}', String(firstSubmit.id))
      .replace('{kind}', 'result')
      .replace('{id}', String(id))
  const ids = [...rows.map((row) => row.id), ...files.map((file) => file.id)]
  const paths = new Set<string>()
  for (const call of mountedCalls(api.app).filter((one) => one.method === 'GET')) {
    for (const id of ids) {
      const path = fill(call.path, id)
      paths.add(call.select ? `${path}?${call.select.name}=${call.select.value}` : path)
    }
  }
  for (const key of [...keys, ...files.map((file) => file.key)]) {
    for (const prefix of ['/', '/files/', '/api/', '/api/files/', '/api/datasets/', '/api/datasets/1/files/']) {
      paths.add(`${prefix}${key}`)
      paths.add(`${prefix}${encodeURIComponent(key)}`)
      paths.add(`${prefix}..%2F..%2F${encodeURIComponent(key)}`)
    }
  }
  expect(paths.size).toBeGreaterThan(300)
  for (const path of paths) {
    for (const visitor of [api, gu]) {
      const answer = await visitor.request(path)
      const text = await answer.text()
      expect([path, answer.status < 500]).toEqual([path, true])
      const leaked = secrets.filter((secret) => text.includes(secret.piece)).map((secret) => secret.slug)
      expect([path, leaked, text.includes('solutions/')]).toEqual([path, [], false])
    }
  }
}
