import { website } from '@shulei/contract/shell/calls.ts'
import type { ApiModule } from '../../modules.ts'
import { mount } from '../../platform/mount.ts'
import { mountHome } from './shell.home.ts'
import { websiteOf } from './website.service.ts'

/** What frames every page (A§1). */
export const shellModule: ApiModule = (app, platform) => {
  mount(app, website, () => websiteOf(platform.db))
  mountHome(app, platform)
}
