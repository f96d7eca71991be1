import * as profileAddress from '@shulei/domain/address/profile.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { PageContent } from '../args.ts'
import type { MicrositeText } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './ExpertsPage.css.ts'
import { PageBody } from './PageBody.tsx'

export interface ExpertsPageProps {
  title: MicrositeText
  content: PageContent<'expert'>
}

/** The experts of a microsite, each with a portrait and a sentence of advice. */
export function ExpertsPage({ title, content: { lead, people } }: ExpertsPageProps) {
  const { t } = useTranslation('microsite')
  const words = useWords()
  const shownName = useShownNames()
  return (
    <PageBody title={title} lead={lead}>
      {people.length === 0 ? (
        <EmptyState title={t('expert.empty')} />
      ) : (
        <ul className={css.list}>
          {people.map(({ id, name, avatar, role, words: advice }) => (
            <li key={id} className={css.person}>
              <div className={css.picture}>
                <Avatar
                  name={shownName({ id, name })}
                  seed={String(id)}
                  size="profile"
                  {...(avatar ? { src: avatar } : {})}
                />
              </div>
              <div className={css.words}>
                <p className={css.quote} {...words(advice)} />
                <div>
                  <Link className={css.name} to={profileAddress.history({ id })}>
                    <bdi>{shownName({ id, name })}</bdi>
                  </Link>
                  <p className={css.role} {...words(role)} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  )
}
