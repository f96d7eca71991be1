import { visited } from '@shulei/contract/tracking/calls.ts'
import { shanghaiDay } from '@shulei/domain/time/instant.ts'
import type { ApiModule } from '../../modules.ts'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/mount.ts'
import { countVisit } from './visit.repo.ts'

/** One transparent pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
)

/** A path as it is counted: no query, no fragment, and short enough that nobody fills the table with texts. */
const countedPath = (path: string): string | null =>
  /^\/[\w\-./%]{0,120}$/.exec(path.split(/[?#]/)[0] ?? '')?.[0] ?? null

/** Whether the visitor lets visits be counted, and the picture is on a page of ours (Q108). */
function mayCount(c: Context): boolean {
  const asksNot = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
  const site = c.req.header('sec-fetch-site')
  return !asksNot && (site === undefined || site === 'same-origin')
}

/** Visit tracking (A§7): counts of paths by day, and nothing of the person; the ids in the query are not kept. */
export const trackingModule: ApiModule = (app, { db, clock }) => {
  mount(app, visited, async ({ query, c }) => {
    const path = countedPath(query.path)
    if (path !== null && mayCount(c)) await countVisit(db, shanghaiDay(clock()), path)
    return c.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  })
}
