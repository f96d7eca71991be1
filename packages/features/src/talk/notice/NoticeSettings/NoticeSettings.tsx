import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type IgnorableGroup, ignorableGroups } from '@shulei/domain/talk/notice/notice.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedPanel } from '../../../base/form/SavedPanel/SavedPanel.tsx'
import type { Choices, Save } from '../../../base/form/saver.ts'

/** In the order of the message center: the platform first. */
const groups = ['system', 'invite', 'follow', 'like', 'save'] as const satisfies readonly IgnorableGroup[]

const wantedBut = (ignored: readonly IgnorableGroup[]) =>
  Object.fromEntries(ignorableGroups.map((group) => [group, !ignored.includes(group)])) as Choices<IgnorableGroup>

/** Groups of notices that the reader wants (C041, C042, Q061). Existing notices stay. */
export function NoticeSettings() {
  const { t } = useTranslation('settings')
  const send = useSend()
  const { data, error, mutate } = useCall(refs.ignoreSetting, {})
  const stored = useMemo(() => data && wantedBut(data.ignored), [data])

  const save: Save<IgnorableGroup> = async ({ key, isOn }) => {
    // the whole list is sent, so it is read first to keep changes of other tabs
    const { ignored } = await send(refs.ignoreSetting, {})
    const wanted = { ...wantedBut(ignored), [key]: isOn }
    const body = { ignored: ignorableGroups.filter((group) => !wanted[group]) }
    const answer = await send(refs.saveIgnoreSetting, { body })
    await mutate(answer, { revalidate: false })
    return wantedBut(answer.ignored)
  }

  return (
    <SavedPanel
      id="notice"
      title={t('notice.title')}
      description={t('notice.always')}
      rows={groups.map((key) => ({ key, label: t(`notice.group.${key}`), hint: t(`notice.hint.${key}`) }))}
      stored={stored}
      error={error}
      onRetry={() => void mutate()}
      save={save}
    />
  )
}
