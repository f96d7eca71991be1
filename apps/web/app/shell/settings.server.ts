import type { Send } from '@shulei/client/client.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type SettingsPanel, settingsPanels } from '@shulei/features/settings/panels.ts'
import type { PageRequest } from '../context.ts'
import { callOrThrow } from './loader.server.ts'

type Read = (send: Send) => Promise<readonly [key: string, answer: unknown]>

const read =
  <C extends AnyCall>(ref: Ref<C>, args: Args<C>): Read =>
  async (send) => [keyOf(ref, args), await callOrThrow(send(ref, args))]

const reads: Record<SettingsPanel, readonly Read[]> = {
  privacy: [read(refs.basicInfo, { query: {} })],
  notice: [read(refs.ignoreSetting, {})],
  password: [],
}

/** What one panel of the settings reads, or all of them, by the keys of the calls. */
export async function readPanels({ send }: PageRequest, only?: SettingsPanel): Promise<Record<string, unknown>> {
  const wanted = (only ? [only] : settingsPanels).flatMap((panel) => reads[panel])
  return Object.fromEntries(await Promise.all(wanted.map((one) => one(send))))
}
