import { visited } from '@shulei/contract/tracking/calls.ts'
import type { ApiModule } from '../../modules.ts'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/mount.ts'
import { recordVisit } from './visit.service.ts'

/** One transparent pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
)

/** Whether the visitor lets visits be counted, and the picture is on a page of ours (Q108). */
function mayCount(c: Context): boolean {
  const asksNot = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
  const site = c.req.header('sec-fetch-site')
  return !asksNot && (site === undefined || site === 'same-origin')
}

/** Visit tracking (A§7): counts of paths by day, and nothing of the person; the ids in the query are not kept. */
export const trackingModule: ApiModule = (app, { db, clock }) => {
  mount(app, visited, async ({ query, c }) => {
    if (mayCount(c)) await recordVisit(db, query.path, clock())
    return c.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  })
}
