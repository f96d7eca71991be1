import { visited } from '@shulei/contract/house/tracking/calls.ts'
import type { Context } from '../../../platform/context.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { competitionOfPath, recordView } from '../../compete/competition/views.service.ts'
import { recordVisit } from './visit.service.ts'

/** A transparent picture of one pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
)

/** Whether the visitor accepts that visits are counted, and a page of this site shows the picture (Q108). */
function mayCount(c: Context): boolean {
  const asksNot = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
  const site = c.req.header('sec-fetch-site')
  return !asksNot && (site === undefined || site === 'same-origin')
}

/**
 * Visit tracking (A§7): counts of paths by day, without data of the person; ids in the query are not stored. Beside it, the
 * competitions that a signed-in person looked at are stored for that person's own list (C081).
 */
export const trackingModule: ApiModule = (app, platform) => {
  const { db, clock } = platform
  mount(app, visited, async ({ query, user, c }) => {
    if (mayCount(c)) {
      await recordVisit(db, query.path, clock())
      const competitionId = user && competitionOfPath(query.path)
      if (competitionId) await recordView(platform, user.id, competitionId)
    }
    return c.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  })
}
