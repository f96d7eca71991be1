import { realNameStatus } from '@shulei/contract/identity/calls.ts'
import type { ApiModule } from '../../modules.ts'
import { mount } from '../../platform/mount.ts'
import { realNameState } from './identity.service.ts'

/** Real-name verification (B§3). */
export const identityModule: ApiModule = (app, { db }) => {
  mount(app, realNameStatus, ({ query, user, fail }) => {
    // the id is a claim: another person's data do not exist for this one
    if (query.id !== undefined && query.id !== user.id) fail('forbidden')
    return realNameState(db, user.id, query.showFullName === '1')
  })
}
