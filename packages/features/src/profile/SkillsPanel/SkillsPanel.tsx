import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../useProfile.ts'
import * as css from './SkillsPanel.css.ts'

/** What a person is good at, in their own words (A§2). */
export function SkillsPanel({ skills }: Pick<Profile, 'skills'>) {
  const { t } = useTranslation('profile')
  return (
    <Panel title={t('skills.title')} titleSize="card">
      {skills.length === 0 ? (
        <p className={css.none}>{t('skills.none')}</p>
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
