import * as calls from '@shulei/contract/discussion/calls.ts'
import type { ApiModule } from '../../platform/module.ts'
import { mount } from '../../platform/mount.ts'
import { readTopic, readTopics } from './topic.service.ts'
import { edit, openTopic, remove, reply, report, view } from './write.service.ts'

/** Discussions of competitions: X014. */
export const discussionModule: ApiModule = (app, platform) => {
  const rawTexts = ['title', 'content']
  mount(app, calls.discussionTopics, ({ params: { id: competitionId }, query: { page }, user }) =>
    readTopics(platform, { competitionId, page, readerId: user?.id ?? null }),
  )
  mount(
    app,
    calls.addTopic,
    ({ params: { id: competitionId }, body, user: { id: userId } }) =>
      openTopic(platform, { competitionId, userId }, body),
    { rawTexts },
  )
  mount(app, calls.discussionTopic, ({ params: { id: competitionId, topicId }, query: { page }, user }) =>
    readTopic(platform, { competitionId, topicId, page, readerId: user?.id ?? null }),
  )
  mount(app, calls.viewTopic, ({ params: { id: competitionId, topicId }, body, user: { id: userId } }) =>
    view(platform, { competitionId, topicId, userId }, body),
  )
  mount(
    app,
    calls.addReply,
    ({ params: { id: competitionId, topicId }, body, user: { id: userId } }) =>
      reply(platform, { competitionId, topicId, userId }, body),
    { rawTexts },
  )
  mount(
    app,
    calls.editPost,
    ({ params: { id: competitionId, topicId, postId }, body, user: { id: userId } }) =>
      edit(platform, { competitionId, topicId, postId, userId }, body),
    { rawTexts },
  )
  mount(app, calls.removePost, ({ params: { id: competitionId, topicId, postId }, user: { id: userId } }) =>
    remove(platform, { competitionId, topicId, postId, userId }),
  )
  mount(app, calls.reportPost, ({ params: { id: competitionId, topicId, postId }, body, user: { id: userId } }) =>
    report(platform, { competitionId, topicId, postId, userId }, body),
  )
}
