import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type IgnorableGroup, ignorableGroups } from '@shulei/domain/notice/notice.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedPanel } from '../../settings/SavedPanel/SavedPanel.tsx'
import type { Choices, Save } from '../../settings/saver.ts'

/** In the order of the message center: the platform's own first. */
const groups = ['system', 'invite', 'follow', 'like', 'save'] as const satisfies readonly IgnorableGroup[]

const wantedBut = (ignored: readonly IgnorableGroup[]) =>
  Object.fromEntries(ignorableGroups.map((group) => [group, !ignored.includes(group)])) as Choices<IgnorableGroup>

/** Which groups of notices a person wants (C041, C042, Q061). What they are told of already stays. */
export function NoticeSettings() {
  const { t } = useTranslation('settings')
  const send = useSend()
  const { data, error, mutate } = useCall(refs.ignoreSetting, {})
  const stored = useMemo(() => data && wantedBut(data.ignored), [data])

  const save: Save<IgnorableGroup> = async ({ key, isOn }) => {
    // the list is sent whole: what another tab has changed since this one read it must stay
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
      onReadAgain={() => void mutate()}
      save={save}
    />
  )
}
