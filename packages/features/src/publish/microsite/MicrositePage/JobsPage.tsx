import * as messageAddress from '@shulei/domain/address/message.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { PageContent } from '../args.ts'
import type { MicrositeText } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './JobsPage.css.ts'
import { PageBody } from './PageBody.tsx'

export interface JobsPageProps {
  title: MicrositeText
  content: PageContent<'job'>
}

type Job = PageContent<'job'>['items'][number]

function Lines({ title, lines }: { title: string; lines: readonly MicrositeText[] }) {
  const words = useWords()
  return (
    <div>
      <h3 className={css.listTitle}>{title}</h3>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.cn} {...words(line)} />
        ))}
      </ul>
    </div>
  )
}

interface JobCardProps {
  job: Job
  /** The first job has the page's main action. */
  isFirst: boolean
}

function JobCard({ job: { key, title, hours, place, about, tasks, wants, contact }, isFirst }: JobCardProps) {
  const { t } = useTranslation('microsite')
  const words = useWords()
  const shownName = useShownNames()
  return (
    <article className={css.job} id={key}>
      <div className={css.head}>
        <h2 className={css.title} {...words(title)} />
        <span className={css.tags}>
          <Tag tone="accent">
            <span {...words(hours)} />
          </Tag>
          <Tag>
            <span {...words(place)} />
          </Tag>
        </span>
      </div>
      <p className={css.about} {...words(about)} />
      <div className={css.lists}>
        <Lines title={t('job.tasks')} lines={tasks} />
        <Lines title={t('job.wants')} lines={wants} />
      </div>
      {contact && (
        <div className={css.contact}>
          <Avatar
            name={shownName(contact)}
            seed={String(contact.id)}
            {...(contact.avatar ? { src: contact.avatar } : {})}
          />
          <span className={css.who}>
            <Link className={css.name} to={profileAddress.history({ id: contact.id })}>
              <bdi>{shownName(contact)}</bdi>
            </Link>{' '}
            {t('job.contact')}
          </span>
          <LinkButton
            component={Link}
            to={messageAddress.conversation({ id: contact.id })}
            variant={isFirst ? 'primary' : 'secondary'}
          >
            {t('job.apply')}
          </LinkButton>
        </div>
      )}
    </article>
  )
}

/** Open roles of a microsite: what to do, who fits, and the person to write to. */
export function JobsPage({ title, content: { lead, items } }: JobsPageProps) {
  const { t } = useTranslation('microsite')
  return (
    <PageBody title={title} lead={lead}>
      {items.length === 0 ? (
        <EmptyState title={t('job.empty')} />
      ) : (
        items.map((job, index) => <JobCard key={job.key} job={job} isFirst={index === 0} />)
      )}
    </PageBody>
  )
}
