import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './FindTeam.css.ts'

/** Skills that a team looks for, and when its members have time. */
export function Wanted({ skills, time }: { skills: readonly string[]; time: string }) {
  const { t } = useTranslation('team-search')
  return (
    <>
      {skills.length === 0 ? null : (
        <ul className={css.skills} aria-label={t('skills')}>
          {skills.map((skill) => (
            <li key={skill}>
              <Tag isOutlined>
                <bdi>{skill}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {time === '' ? null : (
        <p className={css.meta}>
          {t('timeIs')}
          <bdi>{time}</bdi>
        </p>
      )}
    </>
  )
}
