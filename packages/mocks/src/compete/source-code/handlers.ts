import {
  addSourceComment,
  sourceCode,
  sourceComments,
  sourceCompetitions,
  uploadSource,
} from '@shulei/contract/compete/source-code/calls.ts'
import { commentProblem, commentText, MAX_SOURCE_COMMENT } from '@shulei/domain/compete/source-code/comment.ts'
import type { RequestHandler } from 'msw'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { commentsFixture, ownCommentFixture, sourceCompetitionsFixture, sourcesFixture } from './fixtures.ts'

/** The calls of source code for a team with two versions; what they write is answered, and not kept. */
export const sourceCodeHandlers: RequestHandler[] = [
  mock(sourceCode, () => sourcesFixture()),
  mock(sourceCompetitions, () => sourceCompetitionsFixture()),
  mock(uploadSource, () => {
    const { list, total } = sourcesFixture()
    const [newest] = list
    if (!newest) throw new MockRefusal('notFound')
    return { ...newest, procedureId: 79, no: total + 1, comments: 0, createdAt: fromNow({}) }
  }),
  mock(sourceComments, ({ query }) => commentsFixture(2, query.page)),
  mock(addSourceComment, ({ body }) => {
    const problem = commentProblem(body.content)
    if (problem) throw new MockRefusal(problem, { facts: { max: MAX_SOURCE_COMMENT }, data: { fields: ['content'] } })
    return ownCommentFixture(commentText(body.content))
  }),
]
