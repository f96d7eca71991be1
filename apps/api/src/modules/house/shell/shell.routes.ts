import { website } from '@shulei/contract/house/shell/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { mountHome } from './shell.home.ts'
import { websiteOf } from './website.service.ts'

/** Data for the frame of every page (A§1). */
export const shellModule: ApiModule = (app, platform) => {
  mount(app, website, () => websiteOf(platform))
  mountHome(app, platform)
}
