import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import { AddLink } from '../ProfileMoreInfo/AddLink.tsx'
import type { Profile } from '../useProfile.ts'
import * as css from './SkillsPanel.css.ts'

/** Skills of a person in their own words (A§2). Without any, the owner is invited to add some; others see nothing. */
export function SkillsPanel({ skills, ownerId }: Pick<Profile, 'skills'> & { ownerId: number }) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  if (skills.length === 0 && user?.id !== ownerId) return null
  return (
    <Panel title={t('skills.title')} titleSize="card">
      {skills.length === 0 ? (
        <AddLink ownerId={ownerId} part="skills">
          {t('skills.none')}
        </AddLink>
      ) : (
        <ul className={css.skills}>
          {skills.map(({ userSkillId, skillName }) => (
            <li key={userSkillId} className={css.skill}>
              <Tag isOutlined>
                <bdi>{skillName}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
