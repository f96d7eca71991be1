import { cards } from '@shulei/contract/people/card/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readCards } from './card.service.ts'

/** Title cards of the site's own addresses, shown under messages. */
export const cardModule: ApiModule = (app, platform) => {
  mount(app, cards, async ({ query }) => ({ list: await readCards(platform, query.paths.split(',')) }))
}
