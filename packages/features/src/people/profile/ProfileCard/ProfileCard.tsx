import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Icon, type IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import GraduationCap from 'lucide-react/dist/esm/icons/graduation-cap.mjs'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonName } from '../../../base/person/PersonName/PersonName.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { useDegree } from '../useDegree.ts'
import type { Profile } from '../useProfile.ts'
import * as css from './ProfileCard.css.ts'

function Fact({ icon, name, children }: { icon: IconDrawing; name?: string; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.icon}>
        <Icon of={icon} size={15} />
      </span>
      {name ? <VisuallyHidden>{name}</VisuallyHidden> : null}
      <span>{children}</span>
    </li>
  )
}

function Place({ location }: Pick<Profile, 'location'>) {
  const { t } = useTranslation('profile')
  const { province, city } = location
  // municipalities are both province and city
  const parts =
    province !== '' && province === city
      ? [[province, '']]
      : [
          [province, t('card.noProvince')],
          [city, t('card.noCity')],
        ]
  return parts.map(([part, placeholder], index) => (
    <Fragment key={part || placeholder}>
      {index === 0 ? null : ' '}
      <span className={css.part} data-empty={part === '' || undefined}>
        {part || placeholder}
      </span>
    </Fragment>
  ))
}

/** The address to write to. Its owner sees it even where it is hidden from others, so that the link beside it says who sees it. */
function Email({ email, ownerId }: { email: string; ownerId: number }) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  if (user?.id !== ownerId) {
    return (
      // a local part may hold `?` and `&`, which would begin the fields of the mail
      <TextLink href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`} tone="inherit">
        {email}
      </TextLink>
    )
  }
  return (
    <>
      {email}{' '}
      <TextLink component={Link} to={settingsAddress.privacy()} tone="inherit">
        {t('card.emailPrivacy')}
      </TextLink>
    </>
  )
}

/**
 * Head of a profile (A§2): picture, name, id, introduction, location, latest work and education, each with a placeholder, and the
 * e-mail address where its owner shows it.
 *
 * - MUST show avatar (a default one if none), user id, name, introduction, province and city, latest career (company, job) and
 *   latest education (school, major, degree) (A§2).
 * - MUST show the province or country of the latest session as “IP location”, and nothing when it is not known (Q154).
 * - MUST show the e-mail address, as a link to write to, to those whom its owner lets see it (A§6).
 * - MUST show a placeholder for a missing introduction, province or city (A§2).
 * - MUST say that the owner hides the education instead of showing it (A§6).
 * - MUST show a name of unseen characters alone as `User {id}`, and keep the direction of every name to itself.
 */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { pick } = useFormat()
  const degree = useDegree()
  const { id, userName, avatar, introduction, location, territory, email, careers, educations, demo } = profile
  const person = { id, name: userName }
  const name = useShownName(person)
  const [career] = careers
  const [education] = educations
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(t('card.separator'))
  return (
    <div className={css.card}>
      <span className={css.picture}>
        <Avatar name={name} seed={String(id)} size="profile" label={name} {...(avatar ? { src: avatar } : {})} />
      </span>
      <div className={css.words}>
        <div className={css.names}>
          <h1 className={css.name}>
            <PersonName person={person} />
          </h1>
          {demo && <Tag>{t('card.demo')}</Tag>}
          <span className={css.id}>{t('card.id', { id })}</span>
        </div>
        <p className={css.introduction} dir="auto" data-empty={introduction === '' || undefined}>
          {introduction || t('card.noIntroduction')}
        </p>
        <ul className={css.facts}>
          <Fact icon={MapPin} name={t('card.place')}>
            <Place location={location} />
          </Fact>
          {territory && (
            <Fact icon={Globe}>
              {t('card.territory', { place: pick({ cn: territory.nameCn, en: territory.nameEn }) })}
            </Fact>
          )}
          {email && (
            <Fact icon={Mail} name={t('card.email')}>
              <Email email={email} ownerId={id} />
            </Fact>
          )}
          {career && (
            <Fact icon={Briefcase} name={t('card.career')}>
              {joined(career.companyName, career.jobName)}
            </Fact>
          )}
          {education && (
            <Fact icon={GraduationCap} name={t('card.education')}>
              {joined(education.schoolName, education.majorName, degree(education.degreeName))}
            </Fact>
          )}
          {profile.private.seeEducationInfo === 0 && (
            <Fact icon={Lock} name={t('card.education')}>
              {t('more.educationHidden')}
            </Fact>
          )}
        </ul>
      </div>
    </div>
  )
}
