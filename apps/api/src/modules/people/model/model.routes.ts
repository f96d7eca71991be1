import { competitionModels } from '@shulei/contract/people/model/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readModels } from './model.service.ts'

/** Submissions that teams share after the end of a competition. */
export const modelModule: ApiModule = (app, platform) => {
  mount(app, competitionModels, ({ params, query }) => readModels(platform, params.id, query))
}
