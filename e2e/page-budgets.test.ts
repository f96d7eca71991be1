import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as articleAddress from '@shulei/domain/address/article.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as guideAddress from '@shulei/domain/address/guide.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { allBytes, countTransfer, type Transfer } from '../testing/transfer.ts'
import { siteForFile } from './support/site-for-file.ts'

const site = siteForFile()
const competition = { id: 1001 }

/**
 * Budgets of a page that nothing of is cached, bytes on the wire (docs/decisions/012-bytes-of-a-first-visit.md). The goals are
 * 190 kB for visitors, 240 kB for competitions and signed-in people, and 300 kB for submissions. The list of all routes takes
 * 5 kB of every page, the facts for search engines 0.4 kB and the forced colours of drawings 0.1 kB; they and long texts make some
 * pages miss the goals by what this list allows more.
 */
const visitorPages = [
  ['/', { requests: 10, bytes: 191_500 }],
  [competitionAddress.list(), { requests: 9, bytes: 184_500 }],
  // lists every call
  [siteAddress.apiReference(), { requests: 10, bytes: 161_400 + 180 * Object.keys(refs).length }],
  [competitionAddress.overview(competition), { requests: 13, bytes: 217_500 }],
  [competitionAddress.ranking(competition), { requests: 13, bytes: 225_400 }],
  [competitionAddress.proof({ id: 1004 }), { requests: 13, bytes: 217_500 }],
  [certificateAddress.detail({ id: 'SL-1004-69' }), { requests: 12, bytes: 207_500 }],
  [competitionAddress.weeklyRankings(competition), { requests: 14, bytes: 221_100 }],
  [competitionAddress.discuss(competition), { requests: 14, bytes: 226_100 }],
  [competitionAddress.discuss({ ...competition, topic: 2 }), { requests: 14, bytes: 228_100 }],
  [competitionAddress.replay(competition), { requests: 14, bytes: 224_500 }],
  [competitionAddress.shakeUp({ id: 1004 }), { requests: 14, bytes: 222_200 }],
  // the field of the code, which a visitor sees after logging in
  [competitionAddress.privateVerify({ id: 1008 }), { requests: 14, bytes: 236_300 }],
  [siteAddress.information(), { requests: 12, bytes: 200_100 }],
  [contentAddress.article({ id: 4 }), { requests: 12, bytes: 207_100 }],
  [contentAddress.faq(), { requests: 12, bytes: 202_000 }],
  [specialAddress.landing({ name: 'tang' }), { requests: 12, bytes: 215_000 }],
  [specialAddress.news({ name: 'tang' }), { requests: 12, bytes: 203_400 }],
  // a form, whose fields visitors' pages do not load, and home's drawing with home's styles
  [reviewAddress.login(), { requests: 15, bytes: 246_400 }],
  [competitionAddress.models({ id: 1004 }), { requests: 13, bytes: 211_700 }],
  [datasetAddress.list(), { requests: 12, bytes: 213_000 }],
  // with how its table was read
  [datasetAddress.detail({ id: 1 }), { requests: 14, bytes: 253_900 }],
  [articleAddress.detail({ id: 1 }), { requests: 12, bytes: 204_300 }],
  // one without pictures
  [notebookAddress.detail({ id: 9 }), { requests: 12, bytes: 211_000 }],
  [siteAddress.host(), { requests: 15, bytes: 255_700 }],
  [contentAddress.experts(), { requests: 12, bytes: 197_000 }],
  [contentAddress.activity({ id: 1 }), { requests: 12, bytes: 198_800 }],
  [contentAddress.help(), { requests: 12, bytes: 195_800 }],
  [micrositeAddress.evaluation(), { requests: 14, bytes: 216_400 }],
  [siteAddress.search({ q: 'chusheng' }), { requests: 10, bytes: 181_000 }],
  [contentAddress.unveil(), { requests: 12, bytes: 220_400 }],
  [micrositeAddress.dcic(), { requests: 14, bytes: 232_700 }],
  [micrositeAddress.grade(), { requests: 14, bytes: 218_000 }],
] as const

interface Budget {
  requests: number
  bytes: number
  /** Style sheets, where they are not at most three. */
  sheets?: number
}

/** Pages of a participant, or of the person whose mailbox is named. */
const signedInPages: readonly (readonly [path: string, budget: Budget, mailbox?: string])[] = [
  ['/', { requests: 18, bytes: 237_500 }],
  [messageAddress.list(), { requests: 17, bytes: 223_000 }],
  [noticeAddress.list(), { requests: 15, bytes: 222_200 }],
  [competitionAddress.teams(competition), { requests: 20, bytes: 267_600 }],
  [competitionAddress.discuss({ ...competition, topic: 3 }), { requests: 24, bytes: 269_200 }, 'gu'],
  [competitionAddress.submits(competition), { requests: 22, bytes: 303_000 }],
  [competitionAddress.invite(competition), { requests: 21, bytes: 253_000 }],
  [competitionAddress.submit(competition), { requests: 21, bytes: 292_600 }],
  [competitionAddress.sourceCode({ id: 1003 }), { requests: 21, bytes: 268_700 }],
  [competitionAddress.compare(competition), { requests: 20, bytes: 246_400 }],
  // a competition whose captains choose, and one of them
  [competitionAddress.finalChoice({ id: 1006, sch: 4 }), { requests: 22, bytes: 273_900 }, 'zhou'],
  [competitionAddress.privateVerify({ id: 1008 }), { requests: 20, bytes: 251_200 }, 'xia'],
  [profileAddress.history({ id: 208_402 }), { requests: 19, bytes: 261_700 }],
  [userAddress.edit({ id: 208_401 }), { requests: 24, bytes: 340_800 }],
  [settingsAddress.userinfo(), { requests: 27, bytes: 348_500 }],
  // with tables
  [articleAddress.edit({ id: 1 }), { requests: 30, bytes: 451_900 }],
  [notebookAddress.share(), { requests: 23, bytes: 292_600 }],
  [datasetAddress.publish(), { requests: 22, bytes: 276_000 }],
  // a person whose guide is not done
  [guideAddress.step1(), { requests: 20, bytes: 318_200 }, 'wen'],
  [guideAddress.enterpriseStep1(), { requests: 18, bytes: 272_500 }, 'wen'],
  // four frames that show pages of the microsite, each with six style sheets, which the browser reads once
  [specialAddress.studio({ name: 'tang' }), { requests: 54, bytes: 403_500, sheets: 24 }, 'jian'],
]

/** Pages of the reviewer with the account. */
const reviewerPages: readonly (readonly [path: string, budget: Budget, account: string])[] = [
  [reviewAddress.scores(), { requests: 16, bytes: 275_700 }, 'lu-jianqing'],
]

/** A smaller file costs more as a request than its bytes. React Router loads each route's file by itself, whatever its size. */
const smallest = 2_000
/**
 * Two files are smaller: the panel of invitations, which competitions and microsites share, and the pages about how competitions are
 * evaluated, because all other pages of texts would have to load them.
 */
const isSmall = (path: string) => /\/(invite|evaluation)-/.test(path)
const isRoute = (path: string) => /\.(route|layout)-|\/root-/.test(path)

async function countOn(page: Page): Promise<Transfer> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  return countTransfer(devTools)
}

interface Visit {
  path: string
  /** Mailbox of the person who is logged in; null for a visitor. */
  mailbox: string | null
  /** Account of the reviewer who is signed in. */
  reviewer?: string
}

async function signInReviewer({ request }: BrowserContext, account: string) {
  const data = { account, password: 'shulei-demo' }
  const answer = await request.post(site.url + pathOf(refs.reviewerLogin, {}), { data })
  expect(answer.status()).toBe(200)
}

/** Opens a page in a browser with an empty cache and reads what it loads until it is quiet. */
async function load({ path, mailbox, reviewer }: Visit): Promise<Transfer> {
  const { context, page, complaints } = await (mailbox === null ? site.visit() : site.as(mailbox))
  if (reviewer !== undefined) await signInReviewer(context, reviewer)
  // the cookie says that the style sheets are cached, and this cache is empty
  await context.clearCookies({ name: 'STYLES' })
  const seen = await countOn(page)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  // what is loaded when the browser is idle counts too
  await page.waitForTimeout(1500)
  expect(complaints.lines).toEqual([])
  await context.close()
  return seen
}

const visits: Visit[] = [
  ...visitorPages.map(([path]) => ({ path, mailbox: null })),
  ...signedInPages.map(([path, , mailbox = 'lin']) => ({ path, mailbox })),
  ...reviewerPages.map(([path, , reviewer]) => ({ path, mailbox: null, reviewer })),
]
/** Pages that load at the same time, because each of them waits for two seconds until its browser is quiet. */
const LANES = 3
const keyOf = ({ path, mailbox, reviewer }: Visit) => `${mailbox} ${reviewer} ${path}`
/** Results of the loads before the tests. */
const loads = new Map<string, PromiseSettledResult<Transfer>>()
beforeAll(async () => {
  const waiting = visits.values()
  const lane = async () => {
    for (const visit of waiting) {
      const [result] = await Promise.allSettled([load(visit)])
      loads.set(keyOf(visit), result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}, 300_000)

/** Returns the files of a page that was loaded before the tests. A second attempt of a test loads its page again. */
async function loaded(visit: Visit): Promise<Transfer> {
  const first = loads.get(keyOf(visit))
  loads.delete(keyOf(visit))
  if (!first) return load(visit)
  if (first.status === 'rejected') throw first.reason
  return first.value
}

/**
 * How much more a page may have than its budget, bytes. Names of files carry hashes, which change with each build, and with them what
 * Brotli makes of the pages that name the files.
 */
const hashes = 500

function expectBudget(seen: Transfer, budget: Budget) {
  const list = seen.files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  expect(seen.bytes.js, list).toBeGreaterThan(50_000)
  expect(seen.requests, list).toBeLessThanOrEqual(budget.requests)
  expect(allBytes(seen), list).toBeLessThanOrEqual(budget.bytes + hashes)
  const tiny = seen.files.filter(
    ({ path, kind, bytes }) => kind === 'js' && bytes < smallest && !isRoute(path) && !isSmall(path),
  )
  expect(tiny).toEqual([])
}

test.each(visitorPages)(
  'a first visit to %s stays within its requests and bytes',
  async (path, budget) => {
    const seen = await loaded({ path, mailbox: null })
    expectBudget(seen, budget)
    // styles are inlined, so no request precedes the first paint
    expect(seen.bytes.css).toBeUndefined()
  },
  60_000,
)

test.each(signedInPages.map(([path, budget, mailbox = 'lin']) => [path, budget, mailbox] as const))(
  '%s with a session and an empty cache stays within its requests, bytes and style sheets',
  async (path, budget, mailbox) => {
    const seen = await loaded({ path, mailbox })
    expectBudget(seen, budget)
    expect(seen.files.filter(({ kind }) => kind === 'css').length).toBeLessThanOrEqual(budget.sheets ?? 3)
    const answers = seen.files.filter((file) => file.path.startsWith('/api/')).map((file) => file.path)
    expect(answers).toEqual([...new Set(answers)])
  },
  60_000,
)

test.each(reviewerPages)(
  '%s of a reviewer with an empty cache stays within its requests and bytes',
  async (path, budget, reviewer) => {
    const seen = await loaded({ path, mailbox: null, reviewer })
    expectBudget(seen, budget)
    expect(seen.bytes.css).toBeUndefined()
  },
  60_000,
)

test('the second page of a visit loads the files of its route alone', async () => {
  const { page } = await site.visit()
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
  const seen = await countOn(page)
  await page.getByRole('navigation').getByRole('link', { name: '竞赛' }).first().click()
  await page.waitForURL(`**${competitionAddress.list()}`)
  await page.waitForLoadState('networkidle')
  const scripts = seen.files.filter(({ kind }) => kind === 'js')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ path }) => !isRoute(path))).toEqual([])
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5_000)
}, 60_000)
