import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as articleAddress from '@shulei/domain/address/article.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSiteState } from '../../../base/site/site-state.ts'
import { When } from '../../../base/site/When/When.tsx'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'
import * as css from './Articles.css.ts'
import { StartArticle } from './StartArticle.tsx'

/** A person's articles (Q162), each with its own page; for their author also drafts, and a button to write another. */
export function Articles({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  const answer = useCall(refs.userArticles, tabArgs(userId, page))
  const isOwn = user?.id === userId
  return (
    <div className={css.articles}>
      {isOwn && (answer.data?.total ?? 0) > 0 ? (
        <div className={css.start}>
          <StartArticle />
        </div>
      ) : null}
      <TabList
        userId={userId}
        answer={answer}
        title={t('article.list')}
        empty={{ others: t('article.empty'), own: t('article.emptyOwn'), hint: t('article.emptyHint') }}
        action={<StartArticle />}
      >
        {(rows) => (
          <ProfileItems>
            {rows.map(({ id, title, summary, tags, competition, createdAt, isDraft, hasChanges }) => (
              <ProfileItem
                key={id}
                tag={isDraft || hasChanges ? <Tag>{t(isDraft ? 'article.draft' : 'article.changes')}</Tag> : null}
                title={
                  <TextLink
                    component={Link}
                    to={isDraft ? articleAddress.edit({ id }) : articleAddress.detail({ id })}
                    tone="inherit"
                    isStandalone
                  >
                    {title || t('article.untitled')}
                  </TextLink>
                }
                text={summary}
                meta={[
                  <When key="at" at={createdAt} />,
                  ...tags.map((tag) => <bdi key={tag}>{tag}</bdi>),
                  competition && <CompetitionLink key="about" competition={competition} />,
                ]}
              />
            ))}
          </ProfileItems>
        )}
      </TabList>
    </div>
  )
}
