import { failureText } from '@shulei/client/call-error.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonName } from '../../../base/person/PersonName/PersonName.tsx'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { InviteEntry } from '../../../compete/team/InviteEntry/InviteEntry.tsx'
import { type NoticePlace, useNotice } from '../../../talk/notice/detail.ts'
import { DeleteNotice } from './DeleteNotice.tsx'
import * as css from './NoticeDetail.css.ts'

export interface NoticeDetailProps {
  id: number
  /** Page of the notice: selects the calls that read and mark it, and the link back. */
  place: NoticePlace
  /** Called when the notice was removed. */
  onRemoved: () => void
}

/**
 * A notice with its content, read from the moment when it is opened (A§4).
 *
 * - MUST show title, kind, instant with its zone, who did it, and the content, which is markup that the server has cleaned (A§3,
 *   Q126).
 * - MUST mark the notice read when it is opened, by the call of its place and kind, only if it was unread (A§4, Q071).
 * - MUST ask before it removes a notice (Q200), stay when that fails, and leave for the list when it worked, which says so and
 *   takes the focus.
 */
export function NoticeDetail({ id, place, onRemoved }: NoticeDetailProps) {
  const { t } = useTranslation('notice')
  const { t: shell } = useTranslation('shell')
  const { dateTime, pick, zoneName } = useFormat()
  const { notice, error, retry } = useNotice(place, id)
  const isCenter = place !== 'notices'

  if (notice === undefined) {
    return (
      <div className={css.page}>
        {error ? (
          <ErrorState title={failureText(error, shell('state.loadFailed'))} detail={error.requestId}>
            <Button onPress={retry}>{shell('action.retry')}</Button>
          </ErrorState>
        ) : (
          <Skeleton label={shell('a11y.loading')} count={5} />
        )}
      </div>
    )
  }
  const { title, content, created_at, group, actor, invite } = notice
  return (
    <div className={css.page}>
      <PageTitle text={pick(title)} />
      <TextLink
        component={Link}
        to={isCenter ? noticeAddress.center() : noticeAddress.list()}
        isStandalone
        icon={<Icon of={ArrowLeft} size={15} />}
      >
        {isCenter ? t('detail.backToCenter') : t('detail.back')}
      </TextLink>
      <article className={css.sheet}>
        <h1 className={css.title}>{pick(title)}</h1>
        <p className={css.meta}>
          <span>{t(`group.${group}`)}</span>
          <time dateTime={created_at}>{`${dateTime(created_at)} ${zoneName()}`}</time>
          {actor ? (
            <a className={css.actor} href={profileAddress.history({ id: actor.id })} target="_blank" rel="noopener">
              <PersonName person={actor} />
            </a>
          ) : null}
        </p>
        <Prose sanitisedHtml={pick(content)} />
        {invite ? (
          <div className={css.answer}>
            <InviteEntry inviteId={invite.inviteId} />
          </div>
        ) : null}
        <div className={css.foot}>
          <DeleteNotice id={id} onRemoved={onRemoved} />
        </div>
      </article>
    </div>
  )
}
