import type { Send } from '@shulei/client/client.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type SettingsPanel, settingsPanels } from '@shulei/features/settings/panels.ts'
import { data } from 'react-router'
import type { PageRequest } from '../context.ts'
import { serverI18n } from '../i18n/server.ts'
import { callOrThrow } from './loader.server.ts'

type Read = (send: Send) => Promise<readonly [key: string, answer: unknown]>

const read =
  <C extends AnyCall>(ref: Ref<C>, args: Args<C>): Read =>
  async (send) => [keyOf(ref, args), await callOrThrow(send(ref, args))]

const ownInfo = read(refs.basicInfo, { query: {} })

const reads: Record<SettingsPanel, readonly Read[]> = {
  // pages of their own, among the other panels links
  userinfo: [],
  username: [ownInfo],
  password: [],
  privacy: [ownInfo],
  notice: [read(refs.ignoreSetting, {})],
  certification: [],
  'ent-setting-username': [ownInfo],
  'ent-setting-certification': [],
}

/** What one panel of the settings reads, or all of them, by the keys of the calls. */
export async function readPanels({ send }: PageRequest, only?: SettingsPanel): Promise<Record<string, unknown>> {
  const wanted = new Set((only ? [only] : settingsPanels).flatMap((panel) => reads[panel]))
  return Object.fromEntries(await Promise.all([...wanted].map((one) => one(send))))
}

/** Who is signed in. Settings are one's own: a visitor gets 401 with the way to sign in. */
export async function readerOf({ send, language }: PageRequest) {
  const reader = await callOrThrow(send(refs.currentUser, {}))
  if (!reader) throw data({ message: serverI18n(language).getFixedT(null, 'error')('loginFirst') }, { status: 401 })
  return reader
}
