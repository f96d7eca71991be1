import { competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import {
  allTimeFile,
  competitionDaily,
  competitionReplay,
  competitionShakeUp,
  rankingFile,
} from '@shulei/contract/compete/ranking/calls.ts'
import {
  cancelSubmit,
  chooseFinal,
  compareSubmits,
  competitionSubmits,
  endResultUpload,
  finalChoice,
  quotaLedger,
  resultUpload,
  sendResultPart,
  shareSubmit,
  startResultUpload,
  submissionRules,
  submitCompetitions,
  submitFile,
  submitResult,
} from '@shulei/contract/compete/submission/calls.ts'
import type { Hono } from 'hono'
import type { Env } from '../../../platform/context.ts'
import { mount, routeOf, unkeyed } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { describe, end, take, tell } from '../../base/resumable/resumable.service.ts'
import { readBoard } from './board/board.service.ts'
import { choose, readChoice } from './choice/choice.service.ts'
import { compare } from './compare/compare.service.ts'
import { readDaily, readReplay } from './days/days.service.ts'
import { sendAllTimeFile, sendRankingFile, sendShakeUpFile } from './days/ranking-file.ts'
import { readShakeUp } from './shake-up/read-shake-up.ts'
import { sendSubmissionRules } from './submission-rules.ts'
import { cancel } from './submits/cancel.service.ts'
import { readLedger } from './submits/ledger.service.ts'
import { readOwnCompetitions } from './submits/own-competitions.service.ts'
import { share } from './submits/share.service.ts'
import { sendSubmitFile } from './submits/submit-file.ts'
import { readSubmits } from './submits/submits.service.ts'
import { beginResult } from './upload/parts.service.ts'
import { handleUpload } from './upload/upload.handler.ts'

/** Calls of submissions and rankings. */
export function submissionModule(app: Hono<Env>, platform: Platform): void {
  mount(app, competitionRankings, ({ params, query, user }) =>
    readBoard(platform, {
      competitionId: params.id,
      sch: query.sch,
      stage: query.stage,
      page: query.page,
      perSize: query.per_size,
      search: query.search,
      userId: user?.id ?? null,
    }),
  )
  mount(app, competitionDaily, ({ params, query, user }) =>
    readDaily(platform, {
      competitionId: params.id,
      sch: query.sch,
      stage: query.stage,
      day: query.day,
      page: query.page,
      perSize: query.per_size,
      userId: user?.id ?? null,
    }),
  )
  mount(app, competitionReplay, ({ params, query, user }) =>
    readReplay(platform, { competitionId: params.id, ...query, userId: user?.id ?? null }),
  )
  mount(app, competitionShakeUp, ({ params, query, user }) =>
    readShakeUp(platform, { competitionId: params.id, ...query, userId: user?.id ?? null }),
  )
  mount(app, rankingFile, ({ params, query: { part, ...query }, user, lang, c }) => {
    const question = { competitionId: params.id, ...query, lang, userId: user?.id ?? null }
    return part === 'shakeUp' ? sendShakeUpFile(platform, c, question) : sendRankingFile(platform, c, question)
  })
  mount(app, allTimeFile, ({ params, lang, c }) => sendAllTimeFile(platform, c, { competitionId: params.id, lang }))
  mount(app, competitionSubmits, ({ params, query, user }) =>
    readSubmits(platform, { competitionId: params.id, userId: user.id, page: query.page, perPage: query.per_page }),
  )
  mount(app, submissionRules, ({ params, user, c }) =>
    sendSubmissionRules(platform, c, { competitionId: params.id, userId: user.id }),
  )
  mount(app, submitResult, ({ params, user, c }) => handleUpload(platform, { competitionId: params.id, user, c }))
  app.on('OPTIONS', routeOf(startResultUpload.path), (c) => describe(c))
  mount(
    app,
    startResultUpload,
    ({ params, user, c }) => beginResult(platform, c, { competitionId: params.id, userId: user.id }),
    unkeyed,
  )
  const uploadOf = ({ params, user }: { params: { id: number; upload: string }; user: { id: number } }) => ({
    userId: user.id,
    purpose: { competitionId: params.id },
    upload: params.upload,
  })
  mount(app, resultUpload, ({ c, ...of }) => tell(platform, c, uploadOf(of)))
  mount(app, sendResultPart, ({ c, ...of }) => take(platform, c, uploadOf(of)), unkeyed)
  mount(app, endResultUpload, ({ c, ...of }) => end(platform, c, uploadOf(of)), unkeyed)
  mount(app, submitCompetitions, ({ user }) => readOwnCompetitions(platform, user.id))
  mount(app, quotaLedger, ({ params, query, user }) =>
    readLedger(platform, { competitionId: params.id, userId: user.id, page: query.page, perPage: query.per_page }),
  )
  mount(app, finalChoice, ({ params, query, user }) =>
    readChoice(platform, { competitionId: params.id, scheduleId: query.scheduleId, userId: user.id }),
  )
  mount(app, chooseFinal, ({ params, body, user }) =>
    choose(platform, { competitionId: params.id, userId: user.id }, body),
  )
  mount(app, compareSubmits, ({ params, query, user }) =>
    compare(platform, { competitionId: params.id, userId: user.id, ...query }),
  )
  mount(app, cancelSubmit, ({ params, user }) =>
    cancel(platform, { competitionId: params.id, submitId: params.submitId, user }),
  )
  mount(app, shareSubmit, ({ params, body, user }) =>
    share(platform, { competitionId: params.id, submitId: params.submitId, userId: user.id, share: body.share }),
  )
  mount(app, submitFile, ({ params, user, c }) =>
    sendSubmitFile(platform, c, {
      competitionId: params.id,
      submitId: params.submitId,
      kind: params.kind,
      userId: user.id,
    }),
  )
}
