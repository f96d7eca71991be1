import { website } from '@shulei/contract/shell/calls.ts'
import type { ApiModule } from '../../modules.ts'
import { mount } from '../../platform/mount.ts'
import { websiteOf } from './website.service.ts'

/** What frames every page (A§1). */
export const shellModule: ApiModule = (app, { db }) => {
  mount(app, website, () => websiteOf(db))
}
