import {
  acceptAgreement,
  competitionList,
  competitionProfile,
  privateVerify,
  saveEntryForm,
  signUp,
} from '@shulei/contract/competition/calls.ts'
import type { Hono } from 'hono'
import type { Env } from '../../platform/context.ts'
import { addressKey } from '../../platform/http/client-address.ts'
import { mount } from '../../platform/mount.ts'
import type { Platform } from '../../platform/platform.ts'
import { competitionPage, listCompetitions } from './competition.service.ts'
import { enterCode } from './private/private.service.ts'
import { agree, joinCompetition, saveForm } from './signup.service.ts'

/** Competitions: list, page, sign-up code (C059, C060 part=profile, C062–C065). */
export function competitionModule(app: Hono<Env>, platform: Platform) {
  mount(app, competitionList, ({ query }) => listCompetitions(platform, query))
  mount(app, competitionProfile, ({ params, user }) => competitionPage(platform, params.id, user?.id ?? null))
  mount(app, privateVerify, ({ params, user, body, c }) =>
    enterCode(platform, params.id, { user, address: addressKey(c.get('clientAddress')), code: body.code }),
  )
  mount(app, signUp, ({ params, user, body }) => joinCompetition(platform, params.id, user, body))
  mount(app, acceptAgreement, ({ params, user, body }) => agree(platform, params.id, user, body))
  mount(app, saveEntryForm, ({ params, user, body }) => saveForm(platform, params.id, user, body))
}
