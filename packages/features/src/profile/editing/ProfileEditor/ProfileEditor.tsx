import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileAddress } from '../../address.ts'
import { useProfile } from '../../useProfile.ts'
import { BasicForm } from '../BasicForm/BasicForm.tsx'
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx'
import { PictureEditor } from '../PictureEditor/PictureEditor.tsx'
import { SkillForm } from '../SkillForm/SkillForm.tsx'
import * as css from './ProfileEditor.css.ts'

/** The parts of the page, in its order. */
export const editorParts = ['pictures', 'basic', 'skills', 'work', 'education'] as const

/** Editing one's own profile (R123): each part is saved by itself. */
export function ProfileEditor({ userId }: { userId: number }) {
  const { t } = useTranslation('editing')
  const { data: profile } = useProfile(userId)
  const { data: own } = useCall(refs.basicInfo, { query: {} })
  if (!profile || !own) return null
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <LinkButton component={Link} to={profileAddress(userId)} size="s">
          {t('toProfile')}
        </LinkButton>
      </div>
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
      {(['work', 'education'] as const).map((kind) => (
        <Panel key={kind} id={kind} title={t(`part.${kind}`)} titleSize="card">
          <EntryEditor kind={kind} profile={profile} />
        </Panel>
      ))}
    </main>
  )
}
