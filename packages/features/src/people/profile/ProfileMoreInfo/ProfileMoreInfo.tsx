import { Card } from '@shulei/ui/Card/Card.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import { AccomplishmentGroup } from '../AccomplishmentGroup/AccomplishmentGroup.tsx'
import { usePeriod } from '../ProfileItem/period.ts'
import { useDegree } from '../useDegree.ts'
import type { Profile } from '../useProfile.ts'
import { Group, GroupEntry, type GroupProps } from './Group.tsx'
import * as css from './ProfileMoreInfo.css.ts'

export interface ProfileMoreInfoProps {
  profile: Profile
  /** Open from the start; closed by default. */
  isOpen?: boolean
}

type OwnerId = Pick<GroupProps, 'ownerId'>

function Work({ careers, ownerId }: Pick<Profile, 'careers'> & OwnerId) {
  const { t } = useTranslation('profile')
  const period = usePeriod()
  return (
    <Group title={t('more.work')} part="work" ownerId={ownerId}>
      {careers.map(({ userWorkId, companyName, jobName, workStartTime, workEndTime }) => (
        <GroupEntry key={userWorkId} title={companyName} note={jobName} time={period(workStartTime, workEndTime)} />
      ))}
    </Group>
  )
}

function Studies({ educations, ownerId }: Pick<Profile, 'educations'> & OwnerId) {
  const { t } = useTranslation('profile')
  const period = usePeriod()
  const degree = useDegree()
  return (
    <Group title={t('more.education')} part="education" ownerId={ownerId}>
      {educations.map(({ userEduId, schoolName, majorName, degreeName, eduStartTime, eduEndTime }) => (
        <GroupEntry
          key={userEduId}
          title={schoolName}
          note={[majorName, degree(degreeName)].filter((part) => part !== '').join(t('card.separator'))}
          time={period(eduStartTime, eduEndTime)}
        />
      ))}
    </Group>
  )
}

/** Note in place of education that the owner hides (A§6). */
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
 * Work, education and the four groups of accomplishments in a disclosure (A§2). Hidden work is left out, hidden education is
 * replaced by a note (Q147). Others see only what is filled in; with nothing at all the disclosure is left out.
 *
 * - MUST open and close without a script (A§2: expandable panel).
 * - MUST have work, education and the groups article, project, prize and other; an empty group says so to its owner and leads to
 *   the editor (A§2), and is left out for others.
 * - MUST show 'start time' or 'to present' for an entry without start or end (A§2).
 * - MUST hide an accomplishment whose name is null (A§3).
 * - MUST leave hidden work out, and say that hidden education is hidden (A§6, Q147).
 * - MUST NOT receive what is hidden: the server leaves it out (A§6).
 */
export function ProfileMoreInfo({ profile, isOpen = false }: ProfileMoreInfoProps) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  const { id, careers, educations, accomplishments, private: flags } = profile
  const ownerId = user?.id === id ? id : undefined
  const seesEducation = flags.seeEducationInfo === 1
  if (ownerId === undefined && seesEducation && !isAnything(profile)) return null
  return (
    <Card padding="none">
      <details className={css.more} open={isOpen}>
        <summary className={css.head}>
          <h2 className={css.title}>{t('more.title')}</h2>
          <span className={css.toOpen}>{t('more.open')}</span>
          <span className={css.toClose}>{t('more.close')}</span>
        </summary>
        <div className={css.body}>
          {flags.seeWorkInfo === 1 && <Work careers={careers} ownerId={ownerId} />}
          {seesEducation ? <Studies educations={educations} ownerId={ownerId} /> : <StudiesHidden />}
          <AccomplishmentGroup kind="article" accomplishments={accomplishments} ownerId={ownerId} />
          <AccomplishmentGroup kind="project" accomplishments={accomplishments} ownerId={ownerId} />
          <AccomplishmentGroup kind="prize" accomplishments={accomplishments} ownerId={ownerId} />
          <AccomplishmentGroup kind="others" accomplishments={accomplishments} ownerId={ownerId} />
        </div>
      </details>
    </Card>
  )
}
