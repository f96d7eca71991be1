import { Card } from '@shulei/ui/Card/Card.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'
import { AccomplishmentGroup } from '../AccomplishmentGroup/AccomplishmentGroup.tsx'
import { usePeriod } from '../period.ts'
import type { Profile } from '../useProfile.ts'
import { Group, GroupEntry } from './Group.tsx'
import * as css from './ProfileMoreInfo.css.ts'

export interface ProfileMoreInfoProps {
  profile: Profile
  /** Open from the start. Default: where there is something to read. */
  isOpen?: boolean
}

function Work({ careers }: Pick<Profile, 'careers'>) {
  const { t } = useTranslation('profile')
  const period = usePeriod()
  return (
    <Group title={t('more.work')}>
      {careers.map(({ userWorkId, companyName, jobName, workStartTime, workEndTime }) => (
        <GroupEntry key={userWorkId} title={companyName} note={jobName} time={period(workStartTime, workEndTime)} />
      ))}
    </Group>
  )
}

function Studies({ educations }: Pick<Profile, 'educations'>) {
  const { t } = useTranslation('profile')
  const period = usePeriod()
  return (
    <Group title={t('more.education')}>
      {educations.map(({ userEduId, schoolName, majorName, degreeName, eduStartTime, eduEndTime }) => (
        <GroupEntry
          key={userEduId}
          title={schoolName}
          note={[majorName, degreeName].filter((part) => part !== '').join(t('card.separator'))}
          time={period(eduStartTime, eduEndTime)}
        />
      ))}
    </Group>
  )
}

/** Education that the owner hides: a note instead (A§6). */
function StudiesHidden() {
  const { t } = useTranslation('profile')
  return (
    <section>
      <h3 className={css.group}>{t('more.education')}</h3>
      <p className={css.hidden}>
        <Icon of={Lock} size={15} />
        {t('more.educationHidden')}
      </p>
    </section>
  )
}

const isAnything = ({ careers, educations, accomplishments }: Profile) =>
  careers.length > 0 || educations.length > 0 || Object.values(accomplishments).some((group) => group.length > 0)

/**
 * Work, education and the four groups of accomplishments, behind a title that opens them (A§2). Hidden work vanishes, hidden
 * education says so (Q147).
 */
export function ProfileMoreInfo({ profile, isOpen = isAnything(profile) }: ProfileMoreInfoProps) {
  const { t } = useTranslation('profile')
  const { careers, educations, accomplishments, private: flags } = profile
  return (
    <Card padding="none">
      <details className={css.more} open={isOpen}>
        <summary className={css.head}>
          <h2 className={css.title}>{t('more.title')}</h2>
          <span className={css.toOpen}>{t('more.open')}</span>
          <span className={css.toClose}>{t('more.close')}</span>
        </summary>
        <div className={css.body}>
          {flags.seeWorkInfo === 1 && <Work careers={careers} />}
          {flags.seeEducationInfo === 1 ? <Studies educations={educations} /> : <StudiesHidden />}
          <AccomplishmentGroup kind="article" accomplishments={accomplishments} />
          <AccomplishmentGroup kind="project" accomplishments={accomplishments} />
          <AccomplishmentGroup kind="prize" accomplishments={accomplishments} />
          <AccomplishmentGroup kind="others" accomplishments={accomplishments} />
        </div>
      </details>
    </Card>
  )
}
