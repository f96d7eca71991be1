import {
  addSourceComment,
  sourceCode,
  sourceComments,
  sourceCompetitions,
  sourceFile,
  uploadSource,
} from '@shulei/contract/compete/source-code/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { addComment } from './comment.service.ts'
import { readComments, readSourceCompetitions, readSources, sendSourceFile } from './read.service.ts'
import { receiveSource } from './upload.service.ts'

/** Source code of teams with its comments (C072–C074). */
export const sourceCodeModule: ApiModule = (app, platform) => {
  mount(app, sourceCode, ({ query, user }) => readSources(platform, user.id, query))
  mount(app, sourceCompetitions, ({ user }) => readSourceCompetitions(platform, user.id))
  mount(app, uploadSource, ({ user, c }) => receiveSource(platform, c, user))
  mount(app, sourceComments, ({ query, user }) => readComments(platform, user.id, query))
  mount(app, addSourceComment, ({ body, user }) => addComment(platform, user.id, body), { rawTexts: ['content'] })
  mount(app, sourceFile, ({ params, user, c }) =>
    sendSourceFile(platform, c, { versionId: params.procedureId, userId: user.id }),
  )
}
