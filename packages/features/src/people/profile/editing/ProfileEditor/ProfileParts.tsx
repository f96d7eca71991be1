import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { accomplishmentKinds } from '@shulei/domain/people/profile/accomplishments.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../useProfile.ts'
import { BasicForm } from '../BasicForm/BasicForm.tsx'
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx'
import { IndustryPicker } from '../IndustryPicker/IndustryPicker.tsx'
import { PictureEditor } from '../PictureEditor/PictureEditor.tsx'
import { SkillForm } from '../SkillForm/SkillForm.tsx'

/** The parts in the order of the page. */
export const editorParts = [
  'pictures',
  'basic',
  'skills',
  'industries',
  'work',
  'education',
  'article',
  'project',
  'prize',
  'others',
] as const

/** All editable parts of the reader's own profile, each saved separately; used at both of its addresses (R108, R123). */
export function ProfileParts({ userId }: { userId: number }) {
  const { t } = useTranslation('editing')
  const { data: profile } = useProfile(userId)
  const { data: own } = useCall(refs.basicInfo, { query: {} })
  if (!profile || !own) return null
  return (
    <>
      <noscript>
        <Alert tone="warning">{t('needsScript')}</Alert>
      </noscript>
      <Panel id="pictures" title={t('part.pictures')} titleSize="card">
        <PictureEditor profile={profile} />
      </Panel>
      <Panel id="basic" title={t('part.basic')} titleSize="card">
        <BasicForm profile={profile} own={own} />
      </Panel>
      <Panel id="skills" title={t('part.skills')} titleSize="card">
        <SkillForm profile={profile} />
      </Panel>
      <Panel id="industries" title={t('part.industries')} titleSize="card">
        <IndustryPicker profile={profile} />
      </Panel>
      {(['work', 'education', ...accomplishmentKinds] as const).map((kind) => (
        <Panel key={kind} id={kind} title={t(`part.${kind}`)} titleSize="card">
          <EntryEditor kind={kind} profile={profile} />
        </Panel>
      ))}
    </>
  )
}
