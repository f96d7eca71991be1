/**
 * Measures pages while `UPLOADS=100` people's files arrive at once, against the same pages a moment before, on PostgreSQL. Each file has
 * `MEGABYTES=16` in the parts that the site sends; a part follows as soon as the one before was stored. Meanwhile ten pages a second
 * are opened, half of them by visitors, on schedule even when answers are late. `SECONDS=20` is the length of the quiet part;
 * `UPLOADS=20 MEGABYTES=8 SECONDS=5` for a short run.
 * Compare the ratios: all uploads come from this machine, so their sender takes a core, too.
 */
import { randomBytes } from 'node:crypto'
import { PART_BYTES, PART_TYPE, TUS_VERSION } from '@shulei/domain/base/upload/resumable.ts'
import { MAX_OPEN_UPLOADS } from '@shulei/domain/data/dataset/upload.ts'
import { people } from '@shulei/mocks/cast/people.ts'
import { printTable } from '../apps/api/bench/table.ts'
import { demoPassword } from '../apps/api/seed/demo-accounts.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { startSite } from '../testing/site.ts'
import { cpuOf, waitOf } from './support/cpu.ts'

const uploads = Number(process.env.UPLOADS ?? 100)
const bytes = Number(process.env.MEGABYTES ?? 16) * 1024 ** 2
const seconds = Number(process.env.SECONDS ?? 20)
const publicPages = ['/', '/competitions', '/competitions/1001', '/competitions/1001/ranking', '/datasets']
const ownPages = ['/', '/messages', '/notices', '/competitions/1001/submits', '/datasets/edit']

const content = randomBytes(bytes)
const tus = { 'tus-resumable': TUS_VERSION }

/** Attempts of one upload that may fail before the bench ends. */
const MOST_CUTS = 8
/** Reasons why parts were sent again, with their numbers. */
const resumed = new Map<string, number>()

/**
 * Begins a dataset and uploads one file to it part by part. Like the site's page it asks for the offset and goes on after a refused
 * part or a cut connection.
 */
async function upload(reader: Reader, no: number): Promise<void> {
  const expectStatus = (step: string, status: number, wanted: number) => {
    if (status !== wanted) throw new Error(`${step} of upload ${no} was answered ${status}`)
  }
  const headers = { 'content-type': 'application/json' }
  const started = await reader.ask('/api/datasets', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: `${no}` }),
  })
  expectStatus('the start', started.status, 200)
  const { data } = JSON.parse(String(started.body)) as { data: { id: number } }
  const named = `filename ${Buffer.from(`noise-${no}.bin`).toString('base64')}`
  const begun = await reader.ask(`/api/site/datasets/${data.id}/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': named },
  })
  expectStatus('the begin', begun.status, 201)
  const address = String(begun.headers.location)
  for (let offset = 0, cuts = 0; offset < bytes; ) {
    const part = content.subarray(offset, offset + PART_BYTES)
    const partHeaders = {
      ...tus,
      'content-type': PART_TYPE,
      'upload-offset': String(offset),
      'content-length': String(part.length),
    }
    const sent = await reader.ask(address, { method: 'PATCH', headers: partHeaders, body: part }).catch(String)
    if (typeof sent !== 'string' && sent.status === 204) {
      offset += part.length
      continue
    }
    const why = typeof sent === 'string' ? sent : String(sent.status)
    resumed.set(why, (resumed.get(why) ?? 0) + 1)
    cuts += 1
    if (cuts > MOST_CUTS) throw new Error(`a part of upload ${no} was answered ${why}`)
    await new Promise((done) => setTimeout(done, 1000 * cuts))
    const told = await reader.ask(address, { method: 'HEAD', headers: tus }).catch(() => null)
    if (told?.status === 200) offset = Number(told.headers['upload-offset'])
  }
}

const postgres = await startPostgres()
const secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), SIGNING_KEY: randomBytes(32).toString('base64url') }
const env = { TRUST_PROXY: '1', DEMO: '1', ...secrets, DATABASE_URL: postgres.url }
const site = await startSite({ env })
try {
  const line = openLine(256, false)
  // with a connection of its own for each part, the answer to a refused part may be lost while the part is still being sent
  const uploadLine = openLine(uploads, true)
  const accounts = people.filter(({ email }) => !email.endsWith('.invalid')).slice(0, 20)
  if (accounts.length * MAX_OPEN_UPLOADS < uploads) throw new Error('there are too few people for so many uploads')
  const readers: Reader[] = []
  const senders: Reader[] = []
  for (const { email } of accounts) {
    readers.push(await signedIn(site.url, line, email, demoPassword))
    senders.push(await signedIn(site.url, uploadLine, email, demoPassword))
  }
  const pick = <T>(all: readonly T[], turn: number) => all[turn % all.length] as T
  for (const path of publicPages) await newReader(site.url, line).ask(path)
  for (const [turn, reader] of readers.entries()) await reader.ask(pick(ownPages, turn))

  const pid = site.process.pid as number
  /** Opens ten pages a second while work is done; answers their times and the server's share of a core. */
  async function during(work: () => Promise<unknown>) {
    const times: number[] = []
    let failed = 0
    const ask = async (reader: Reader, path: string) => {
      const start = performance.now()
      const status = await reader.ask(path).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 0 || status >= 500 || status === 429) failed += 1
      times.push(performance.now() - start)
    }
    const open: Promise<void>[] = []
    let turn = 0
    const [start, cpu, waited] = [performance.now(), cpuOf(pid), waitOf(pid)]
    const timer = setInterval(() => {
      open.push(
        turn % 2
          ? ask(pick(readers, turn >> 1), pick(ownPages, turn >> 1))
          : ask(newReader(site.url, line), `${pick(publicPages, turn >> 1)}?n=${turn}`),
      )
      turn++
    }, 100)
    await work()
    clearInterval(timer)
    const took = performance.now() - start
    await Promise.all(open)
    const share = (ms: number) => ms / took
    return {
      took,
      failed,
      busy: share(cpuOf(pid) - cpu),
      waiting: share(waitOf(pid) - waited),
      times: times.sort((a, b) => a - b),
    }
  }
  const quiet = await during(() => new Promise((done) => setTimeout(done, seconds * 1000)))
  const loaded = await during(() =>
    Promise.all(Array.from({ length: uploads }, (_, no) => upload(pick(senders, no), no))),
  )
  line.destroy()
  uploadLine.destroy()

  const at = (all: readonly number[], share: number) =>
    all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
  const rate = (uploads * bytes) / 1e6 / (loaded.took / 1000)
  printTable(
    `${uploads} uploads of ${bytes / 1024 ** 2} MB at once, PostgreSQL: ${(loaded.took / 1000).toFixed(1)} s, ${rate.toFixed(0)} MB/s`,
    ['pages', 'opened', 'p50', 'p95', 'slowest', 'failed', 'server’s cores', 'waited for a core'],
    [
      ...Object.entries({ quiet, 'with uploads': loaded }).map(([name, { times, failed, busy, waiting }]) => [
        name,
        String(times.length),
        ...[at(times, 0.5), at(times, 0.95), at(times, 1)].map((ms) => `${ms.toFixed(0)} ms`),
        String(failed),
        busy.toFixed(2),
        waiting.toFixed(2),
      ]),
      [
        'ratio',
        '',
        ...[0.5, 0.95, 1].map((share) => (at(loaded.times, share) / at(quiet.times, share)).toFixed(1)),
        '',
        '',
        '',
      ],
    ],
  )
  for (const [why, count] of resumed) process.stdout.write(`${count} parts were sent again after ${why}\n`)
} finally {
  await site.discard()
  await postgres.stop()
}
