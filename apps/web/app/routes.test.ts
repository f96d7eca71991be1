import type { RouteConfigEntry } from '@react-router/dev/routes'
import * as articleAddress from '@shulei/domain/address/article.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import * as embedAddress from '@shulei/domain/address/embed.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import * as signOnAddress from '@shulei/domain/address/session.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { pages } from '@shulei/domain/address/table.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import routes from './routes.ts'

interface Opened {
  /** The full path from the root. */
  path: string
  file: string
}

/** The addresses of a tree of routes: those of its leaves, and of parent routes with a component of their own. */
const opened = (entries: readonly RouteConfigEntry[], around = ''): Opened[] =>
  entries.flatMap(({ path, children, file }) => {
    const whole = path === undefined ? around : `${around}/${path}`
    return children ? opened(children, whole) : [{ path: whole || '/', file }]
  })

const isSignOn = ({ path }: Opened) => path.startsWith('/sso/')
const all = opened(routes)
const ofSite = all.filter((route) => !isSignOn(route))

/** A path of the specification without its remark about an index route, as written in the map. */
const plain = (path: string) => (path === '/' ? path : path.replace(/ \[.*\]$/, '').replace(/\/$/, ''))

/** Paths that the map writes differently from the specification. */
const otherwise: Record<string, string> = {
  // without the id it would equal the path of R106
  R105: '/users/:id/settings',
  // the dash is a value of the id of R117 and stands for the reader
  R127: '/user/:id',
}

const patternOf = (row: (typeof pages)[number]) =>
  row.page === null ? row.path.replace(/^\*/, '/*') : row.page.pattern

test('the address map has every path of the specification once', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(
    Array.from({ length: 147 }, (_, i) => `R${String(i + 1).padStart(3, '0')}`),
  )
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test.each(pages.filter(({ page }) => page !== null))('$id has the path $path of the specification', (row) => {
  expect(patternOf(row)).toBe(otherwise[row.id] ?? plain(row.path))
})

/** Pages that the specification does not have. */
const ownPages = [
  siteAddress.apiReference,
  siteAddress.search,
  competitionAddress.proof,
  embedAddress.ranking,
  competitionAddress.replay,
  competitionAddress.shakeUp,
  competitionAddress.finalChoice,
  competitionAddress.compare,
  certificateAddress.detail,
  articleAddress.detail,
  articleAddress.edit,
  notebookAddress.detail,
  notebookAddress.edit,
  notebookAddress.share,
  siteAddress.host,
  ...Object.values(deskAddress),
  settingsAddress.myData,
  settingsAddress.closing,
  noticeAddress.mailsOff,
  racesAddress.studio,
  specialAddress.studio,
]

/** The reviewer area answers its unknown addresses itself, under its own header (B§2). */
const unknownOfReview = `${reviewAddress.start.pattern}/*`

test('every route of the site is a path of the address map', () => {
  const known = new Set([...pages.map(patternOf), ...ownPages.map(({ pattern }) => pattern), unknownOfReview])
  expect(ofSite.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})

test('the sign-on site has the addresses of the address map', () => {
  expect(all.filter(isSignOn).map(({ path }) => path)).toEqual(
    Object.values(signOnAddress)
      .map(({ pattern }) => `/sso${pattern}`)
      .sort(byRoute),
  )
})
const byRoute = (a: string, b: string) =>
  all.findIndex(({ path }) => path === a) - all.findIndex(({ path }) => path === b)

describe('a path is a route if and only if the map marks it as built', () => {
  const paths = new Set(ofSite.map(({ path }) => path))
  test.each(pages)('$id $path', (row) => {
    expect(paths.has(patternOf(row))).toBe(row.built ?? true)
  })
})

const objects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children, id, file }) =>
    index ? { index, id: id ?? file } : { path, id: id ?? file, children: children && objects(children) },
  )

describe('an address built by the map opens the route of its entry', () => {
  const tree = objects(routes)
  test.each(pages.filter(({ page, built }) => page !== null && built !== false))('$id $path', ({ page }) => {
    const build = page as unknown as (values: Record<string, string>) => string
    const names = [...page!.pattern.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
    const params = Object.fromEntries(names.map((name) => [name, '7 / ?#%']))
    const found = matchRoutes(tree, build({ ...params, openMessage: '', hash: 'x' }).split(/[?#]/)[0] as string)
    const path = found
      ?.map(({ route }) => route.path ?? '')
      .filter(Boolean)
      .join('/')
    expect(`/${path ?? ''}`).toBe(page!.pattern)
    expect(found?.at(-1)?.params).toEqual(params)
  })
})
