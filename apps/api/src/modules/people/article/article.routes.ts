import * as calls from '@shulei/contract/people/article/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { publish, readArticle, readDraft, remove, saveDraft, start } from './article.service.ts'

/** Articles of people and their editing: X023. */
export const articleModule: ApiModule = (app, platform) => {
  const rawTexts = ['title', 'summary', 'body', 'tags', 'cover']
  mount(app, calls.personArticle, ({ params: { id }, user }) => readArticle(platform, id, user?.id ?? null))
  mount(app, calls.articleDraft, ({ params: { id }, user }) => readDraft(platform, user.id, id))
  mount(app, calls.startArticle, ({ user }) => start(platform, user.id))
  mount(
    app,
    calls.saveArticle,
    ({ params: { id }, body, user: { id: userId } }) => saveDraft(platform, { userId, id }, body),
    { rawTexts },
  )
  mount(app, calls.publishArticle, ({ params: { id }, body, user: { id: userId } }) =>
    publish(platform, { userId, id }, body),
  )
  mount(app, calls.removeArticle, ({ params: { id }, user }) => remove(platform, user.id, id))
}
