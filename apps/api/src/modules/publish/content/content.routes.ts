import {
  activity,
  article,
  contentPicture,
  editorialPage,
  evaluationTasks,
  experts,
  faq,
  gradeHolders,
  informationList,
} from '@shulei/contract/publish/content/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { listExperts, listInformation, readActivity, readArticle, readPage, searchFaq } from './content.service.ts'
import { evaluationOf } from './evaluation.service.ts'
import { gradesOf } from './grade.service.ts'
import { sendPicture } from './picture.service.ts'

/** Texts that the operator writes: articles, activities, experts, help and editorial pages. */
export const contentModule: ApiModule = (app, platform) => {
  mount(app, informationList, ({ query }) => listInformation(platform, query))
  mount(app, article, ({ params, query }) => readArticle(platform, params.id, query.lang))
  mount(app, activity, ({ params, query }) => readActivity(platform, params.id, query))
  mount(app, experts, ({ query }) => listExperts(platform, query))
  mount(app, editorialPage, ({ params, query }) => readPage(platform, String(params.slug), query.lang))
  mount(app, faq, ({ query }) => searchFaq(platform, query))
  mount(app, evaluationTasks, () => evaluationOf(platform))
  mount(app, gradeHolders, ({ query }) => gradesOf(platform, query.series))
  mount(app, contentPicture, ({ params, c }) => sendPicture(platform, c, String(params.name)))
}
