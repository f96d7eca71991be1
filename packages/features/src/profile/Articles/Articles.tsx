import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userArticles } from '@shulei/contract/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useTranslation } from 'react-i18next'
import { When } from '../../site/When/When.tsx'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'
import * as css from './Articles.css.ts'

type Row = Data<typeof userArticles>['list'][number]

/** The full text, opened in place by a native disclosure, which works without a script and with “find in page”. */
function Body({ body, isOpen }: Pick<Row, 'body'> & { isOpen: boolean }) {
  const { t } = useTranslation('profile')
  return (
    <details className={css.article} open={isOpen}>
      <summary className={css.summary}>
        <span className={css.toOpen}>{t('article.read')}</span>
        <span className={css.toClose}>{t('article.close')}</span>
      </summary>
      <div className={css.body} dir="auto">
        {body.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

/** A person's articles (Q162). A single one is open. */
export function Articles({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const answer = useCall(refs.userArticles, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('article.list')}
      empty={{ others: t('article.empty'), own: t('article.emptyOwn'), hint: t('article.emptyHint') }}
    >
      {(rows) => (
        <ProfileItems>
          {rows.map(({ id, title, summary, body, competition, createdAt }) => (
            <ProfileItem
              key={id}
              title={title}
              text={summary}
              meta={[<When key="at" at={createdAt} />, competition && <CompetitionLink competition={competition} />]}
            >
              <Body body={body} isOpen={answer.data?.total === 1} />
            </ProfileItem>
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}
