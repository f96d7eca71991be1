import {
  acceptAgreement,
  competitionAgreement,
  competitionData,
  competitionFaq,
  competitionList,
  competitionProfile,
  competitionSections,
  privateVerify,
  saveEntryForm,
  signUp,
} from '@shulei/contract/compete/competition/calls.ts'
import type { Context, Hono } from 'hono'
import type { Env, SessionUser } from '../../../platform/context.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import { mount } from '../../../platform/mount.ts'
import { onceForPage } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  agreementOf,
  type CompetitionAsk,
  competitionPage,
  dataOf,
  faqOf,
  listCompetitions,
  sectionsOf,
} from './competition.service.ts'
import { enterCode } from './private/private.service.ts'
import { agree, joinCompetition, saveForm } from './signup.service.ts'

const ask = (id: number, user: SessionUser | null, c: Context<Env>): CompetitionAsk => ({
  id,
  userId: user?.id ?? null,
  once: onceForPage(c),
})

/** Competitions: list, page, sign-up code (C059, C060 without its lists, C062–C065). */
export function competitionModule(app: Hono<Env>, platform: Platform) {
  mount(app, competitionList, ({ query }) => listCompetitions(platform, query))
  mount(app, competitionProfile, ({ params: { id }, user, c }) => competitionPage(platform, ask(id, user, c)))
  mount(app, competitionSections, ({ params: { id }, user, c }) => sectionsOf(platform, ask(id, user, c)))
  mount(app, competitionFaq, ({ params: { id }, user, c }) => faqOf(platform, ask(id, user, c)))
  mount(app, competitionAgreement, ({ params: { id }, user, c }) => agreementOf(platform, ask(id, user, c)))
  mount(app, competitionData, ({ params: { id }, user, c }) => dataOf(platform, ask(id, user, c)))
  mount(app, privateVerify, ({ params, user, body, c }) =>
    enterCode(platform, params.id, { user, address: addressKey(c.get('clientAddress')), code: body.code }),
  )
  mount(app, signUp, ({ params, user, body }) => joinCompetition(platform, params.id, user, body))
  mount(app, acceptAgreement, ({ params, user, body }) => agree(platform, params.id, user, body))
  mount(app, saveEntryForm, ({ params, user, body }) => saveForm(platform, params.id, user, body))
}
