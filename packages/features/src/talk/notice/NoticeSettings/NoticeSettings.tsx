import { useCall, useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { ignoreSetting } from '@shulei/contract/talk/notice/calls.ts'
import { type IgnorableGroup, ignorableGroups } from '@shulei/domain/talk/notice/notice.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedPanel } from '../../../base/form/SavedPanel/SavedPanel.tsx'
import type { Choices, Save } from '../../../base/form/saver.ts'

type Key = IgnorableGroup | 'mails'

/** In the order of the message center: the platform first. */
const groups = ['system', 'invite', 'follow', 'like', 'save'] as const satisfies readonly IgnorableGroup[]

const choicesOf = ({ ignored, mails }: Data<typeof ignoreSetting>) =>
  ({
    ...Object.fromEntries(ignorableGroups.map((group) => [group, !ignored.includes(group)])),
    mails,
  }) as Choices<Key>

/** Groups of notices that the reader wants, and whether some are mailed (C041, C042, Q061). Existing notices stay. */
export function NoticeSettings() {
  const { t } = useTranslation('settings')
  const send = useSend()
  const { data, error, mutate } = useCall(refs.ignoreSetting, {})
  const stored = useMemo(() => data && choicesOf(data), [data])

  const save: Save<Key> = async ({ key, isOn }) => {
    // the whole list is sent, so it is read first to keep changes of other tabs
    const wanted = { ...choicesOf(await send(refs.ignoreSetting, {})), [key]: isOn }
    const body = { ignored: ignorableGroups.filter((group) => !wanted[group]), mails: wanted.mails }
    const answer = await send(refs.saveIgnoreSetting, { body })
    await mutate(answer, { revalidate: false })
    return choicesOf(answer)
  }

  return (
    <SavedPanel
      id="notice"
      title={t('notice.title')}
      description={t('notice.always')}
      rows={([...groups, 'mails'] as const).map((key) => ({
        key,
        label: t(`notice.group.${key}`),
        hint: t(`notice.hint.${key}`),
      }))}
      stored={stored}
      error={error}
      onRetry={() => void mutate()}
      save={save}
    />
  )
}
