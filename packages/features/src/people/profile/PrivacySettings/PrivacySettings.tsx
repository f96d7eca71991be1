import { useCall, useSend } from '@shulei/client/hooks.ts'
import type { Send } from '@shulei/client/send.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { updatePrivateWork } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedPanel } from '../../../base/form/SavedPanel/SavedPanel.tsx'
import type { Choices, Save } from '../../../base/form/saver.ts'
import { PreviewLinks } from '../preview/PreviewLinks/PreviewLinks.tsx'

type Chosen = Data<typeof updatePrivateWork>

/** Each flag with the call that writes it; `onlyMutual` limits the audience of the activity (Q059). */
const writes = {
  seeWorkInfo: (send: Send, flag: 0 | 1) => send(refs.updatePrivateWork, { body: { seeWorkInfo: flag } }),
  seeEducationInfo: (send: Send, flag: 0 | 1) => send(refs.updatePrivateEdu, { body: { seeEducationInfo: flag } }),
  seeEmail: (send: Send, flag: 0 | 1) => send(refs.updatePrivateEmail, { body: { seeEmail: flag } }),
  seeCompetition: (send: Send, flag: 0 | 1) => send(refs.updatePrivateCompetition, { body: { seeCompetition: flag } }),
  seeMyDynamics: (send: Send, flag: 0 | 1) => send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: flag } }),
  onlyMutual: (send: Send, flag: 0 | 1) =>
    send(refs.updatePrivateMyDynamics, { body: { audience: flag === 1 ? 'mutual' : 'everybody' } }),
  seeOthersDynamics: (send: Send, flag: 0 | 1) =>
    send(refs.updatePrivateOthersDynamics, { body: { seeOthersDynamics: flag } }),
}
type Key = keyof typeof writes
const keys = Object.keys(writes) as Key[]

const choicesOf = ({ audience, ...flags }: Chosen) =>
  Object.fromEntries(
    keys.map((key) => [key, key === 'onlyMutual' ? audience === 'mutual' : flags[key] === 1]),
  ) as Choices<Key>

/** Visible parts of the profile: six flags, the audience of the activity (C131 to C136), and links that show the result. */
export function PrivacySettings() {
  const { t } = useTranslation('settings')
  const send = useSend()
  const { data, error, mutate } = useCall(refs.basicInfo, { query: {} })
  const stored = useMemo(() => (data?.chosen ? choicesOf(data.chosen) : undefined), [data])

  const save: Save<Key> = async ({ key, isOn }) => {
    const chosen = await writes[key](send, isOn ? 1 : 0)
    await mutate((info) => info && { ...info, chosen }, { revalidate: false })
    return choicesOf(chosen)
  }

  return (
    <>
      <SavedPanel
        id="privacy"
        title={t('privacy.title')}
        description={t('privacy.own')}
        rows={keys.map((key) => ({
          key,
          label: t(`privacy.flag.${key}`),
          hint: t(`privacy.hint.${key}`),
          ...(key === 'onlyMutual' ? { needs: 'seeMyDynamics' as const } : {}),
        }))}
        stored={stored}
        error={error}
        onRetry={() => void mutate()}
        save={save}
      />
      {data && <PreviewLinks userId={data.id} />}
    </>
  )
}
