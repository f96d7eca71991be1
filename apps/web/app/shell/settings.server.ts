import { keyOf } from '@shulei/client/hooks.ts'
import type { Send, Sent } from '@shulei/client/send.ts'
import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { blockedArgs } from '@shulei/features/base/block/BlockedPeople/BlockedPeople.tsx'
import { type SettingsPanel, settingsPanels } from '@shulei/features/base/site/panels.ts'
import { data } from 'react-router'
import type { PageRequest } from '../context.ts'
import { serverI18n } from '../i18n/server.ts'
import { callOrThrow } from './loader.server.ts'

type Read = (send: Send) => Promise<readonly [key: string, answer: unknown]>

const read =
  <C extends AnyCall>(ref: Ref<C>, args: Args<C>): Read =>
  async (send) => [keyOf(ref, args), await callOrThrow(send(ref, args as Sent<C>))]

const ownInfo = read(refs.basicInfo, { query: {} })

const reads: Record<SettingsPanel, readonly Read[]> = {
  // these panels have pages of their own; among other panels they are links
  userinfo: [],
  username: [ownInfo],
  password: [read(refs.accountSecurity, {})],
  privacy: [ownInfo, read(refs.blockedPeople, blockedArgs)],
  notice: [read(refs.ignoreSetting, {})],
  certification: [],
  'my-data': [],
  'ent-setting-username': [ownInfo],
  'ent-setting-certification': [],
}

/** Answers that one panel of the settings needs, or all panels, by the cache keys of the calls. */
export async function readPanels({ send }: PageRequest, only?: SettingsPanel): Promise<Record<string, unknown>> {
  const wanted = new Set((only ? [only] : settingsPanels).flatMap((panel) => reads[panel]))
  return Object.fromEntries(await Promise.all([...wanted].map((one) => one(send))))
}

/** The signed-in person. A visitor gets the 401 page with a sign-in link, because settings belong to a person. */
export async function readerOf({ send, language }: PageRequest) {
  const reader = await callOrThrow(send(refs.currentUser, {}))
  if (!reader) throw data({ message: serverI18n(language).getFixedT(null, 'error')('loginFirst') }, { status: 401 })
  return reader
}
