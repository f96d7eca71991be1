import { searchSite } from '@shulei/contract/publish/search/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { search } from './search.service.ts'

/** Search of the whole site. */
export const searchModule: ApiModule = (app, platform) => {
  mount(app, searchSite, ({ query, user }) => search(platform, query, user?.id ?? null))
}
