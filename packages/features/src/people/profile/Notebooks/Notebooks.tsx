import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import Upload from 'lucide-react/dist/esm/icons/upload.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSiteState } from '../../../base/site/site-state.ts'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'
import * as css from './Notebooks.css.ts'

function ShareLink() {
  const { t } = useTranslation('profile')
  return (
    <LinkButton component={Link} to={notebookAddress.share()} icon={<Icon of={Upload} />}>
      {t('notebook.share')}
    </LinkButton>
  )
}

/** A person's notebooks (Q162), each with its own page; for their owner a way to share another one. */
export function Notebooks({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { relative } = useFormat()
  const { user } = useSiteState()
  const answer = useCall(refs.userNotebooks, tabArgs(userId, page))
  return (
    <div className={css.notebooks}>
      {user?.id === userId && (answer.data?.total ?? 0) > 0 ? (
        <div className={css.share}>
          <ShareLink />
        </div>
      ) : null}
      <TabList
        userId={userId}
        answer={answer}
        title={t('notebook.list')}
        empty={{ others: t('notebook.empty'), own: t('notebook.emptyOwn'), hint: t('notebook.emptyHint') }}
        action={<ShareLink />}
      >
        {(rows) => (
          <ProfileItems>
            {rows.map(({ id, title, summary, language, cells, competition, updatedAt }) => (
              <ProfileItem
                key={id}
                tag={<Tag isOutlined>{language}</Tag>}
                title={
                  <TextLink component={Link} to={notebookAddress.detail({ id })} tone="inherit" isStandalone>
                    {title}
                  </TextLink>
                }
                text={summary}
                meta={[
                  t('notebook.cells', { count: cells }),
                  t('notebook.updated', { at: relative(updatedAt) }),
                  competition && <CompetitionLink competition={competition} />,
                ]}
              />
            ))}
          </ProfileItems>
        )}
      </TabList>
    </div>
  )
}
