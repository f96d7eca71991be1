import type { Data } from '@shulei/contract/call.ts'
import type { followers } from '@shulei/contract/people/follow/calls.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../base/address/profile.ts'
import { PersonName } from '../../../base/person/PersonName/PersonName.tsx'
import { UserAvatar } from '../../../base/person/UserAvatar/UserAvatar.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { FollowButton } from '../../follow/FollowButton/FollowButton.tsx'
import { usePreview } from '../preview/Preview.tsx'
import * as css from './PeopleList.css.ts'

type Row = Data<typeof followers>['list'][number]

export interface PersonRowProps {
  person: Row
}

/** A row of the list: name, introduction, location, and the follow button. */
export function PersonRow({ person }: PersonRowProps) {
  const { t } = useTranslation('follow')
  const { user } = useSiteState()
  const as = usePreview()
  const { location, career, introduction } = person
  const place = [...new Set([location.province, location.city])].filter((part) => part !== '').join(' ')
  const work = career ? [career.companyName, career.jobName].filter((part) => part !== '').join(' · ') : ''
  return (
    <div className={css.person}>
      <span className={css.picture}>
        <UserAvatar person={person} size="m" />
      </span>
      <p className={css.nameLine}>
        <Link className={css.name} to={profileTabAddress(person.id)}>
          <PersonName person={person} />
        </Link>
        {user?.id === person.id && <Tag tone="accent">{t('people.you')}</Tag>}
      </p>
      <span className={css.action}>{as === undefined && <FollowButton person={person} known={person} size="s" />}</span>
      <div className={css.words}>
        <p className={css.introduction} dir="auto" data-empty={introduction === '' || undefined}>
          {introduction || t('people.noIntroduction')}
        </p>
        {(place || work) && (
          <p className={css.facts}>
            {place && <span>{place}</span>}
            {work && <span>{work}</span>}
          </p>
        )}
      </div>
    </div>
  )
}
