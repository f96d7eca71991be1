import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { type HostedCompetition, useHosted, useJoinLink } from '../hosting.ts'
import * as css from './HostedList.css.ts'

/** The dialog of the question, which is loaded on intent: it is the only part of the page that needs dialogs. */
const questionDialog = {
  code: async () => (await import('@shulei/ui/AlertDialog/AlertDialog.tsx')).AlertDialog,
  texts: [],
}

interface RowProps {
  competition: HostedCompetition
  /** Called with the new code, which takes the place of the former. */
  onCode: (code: string) => void
}

/** Makes a new code after a question that says what happens to the former one. */
function NewCode({ competition: { id, title: titles }, onCode }: RowProps) {
  const { t } = useTranslation('hosting')
  const { pick } = useFormat()
  const send = useSend()
  const [isAsking, setAsking] = useState(false)
  const { Part: AlertDialog, warm } = useLoaded(questionDialog, isAsking)
  const title = pick(titles)
  const renew = async () => {
    try {
      const { code } = await send(refs.renewHostedCode, { params: { id } })
      onCode(code)
    } catch (error) {
      return failureText(error, t('list.renewFailed'))
    }
  }
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('list.renewName', { title })}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setAsking(true)}
      >
        {t('list.renew')}
      </Button>
      {AlertDialog ? (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('list.question', { title })}
          confirmText={t('list.confirm')}
          pendingLabel={t('list.renewing')}
          cancelText={t('list.cancel')}
          tone="danger"
          onConfirm={renew}
        >
          {t('list.questionText')}
        </AlertDialog>
      ) : null}
    </>
  )
}

/** A hosted competition: until when it runs, who has joined, and the code and link that let others in. */
function HostedRow({ competition, onCode }: RowProps) {
  const { t } = useTranslation('hosting')
  const { dayTime, number, pick, zoneName } = useFormat()
  const { now } = useContext(TimeContext)
  const joinLink = useJoinLink()
  const { id, title: titles, role, code, endTime } = competition
  const title = pick(titles)
  const isOver = Date.parse(endTime) <= now
  const counts = (['people', 'teams', 'submissions'] as const).map((name) =>
    t(`list.${name}`, { count: competition[name], n: number(competition[name]) }),
  )
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <TextLink component={Link} to={competitionAddress.overview({ id })} isStandalone>
            <bdi>{title}</bdi>
          </TextLink>
          <Tag tone={isOver ? 'neutral' : 'success'}>{t(isOver ? 'list.over' : 'list.open')}</Tag>
          {role === 'owner' ? null : <Tag isOutlined>{t(`role.${role}`)}</Tag>}
        </p>
        <p className={css.meta}>{counts.join(' · ')}</p>
        <p className={css.meta}>
          {t(isOver ? 'list.ended' : 'list.until', { at: dayTime(endTime), zone: zoneName() })}
        </p>
      </div>
      <div className={css.side}>
        {code === null ? null : (
          <p className={css.meta}>
            {t('list.code')}{' '}
            <b className={css.code} translate="no">
              {code}
            </b>
          </p>
        )}
        <div className={css.buttons}>
          <LinkButton
            component={Link}
            to={deskAddress.today({ id })}
            size="s"
            aria-label={t('list.deskName', { title })}
          >
            {t('list.desk')}
          </LinkButton>
          {code === null ? null : (
            <>
              <CopyButton text={joinLink({ id, code })} size="s" label={t('copy.ofLink', { title })}>
                {t('copy.link')}
              </CopyButton>
              <CopyButton text={code} size="s" label={t('copy.ofCode', { title })}>
                {t('copy.code')}
              </CopyButton>
              <NewCode competition={competition} onCode={onCode} />
            </>
          )}
        </div>
      </div>
    </li>
  )
}

/** The competitions that the reader hosts, the newest first. A code can be seen and copied at any time, and made anew. */
export function HostedList() {
  const { t } = useTranslation('hosting')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const { data, error, mutate } = useHosted()
  const [said, setSaid] = useState('')
  const onCode =
    ({ id, title }: HostedCompetition) =>
    async (code: string) => {
      setSaid(t('list.renewed', { title: pick(title), code }))
      await mutate((known) => known && { list: known.list.map((one) => (one.id === id ? { ...one, code } : one)) }, {
        revalidate: false,
      })
    }
  return (
    <Panel title={t('list.title')}>
      {data && data.list.length === 0 ? (
        <EmptyState size="s" title={t('list.none')} description={t('list.noneHint')} />
      ) : null}
      {data && data.list.length > 0 ? (
        <ul className={css.list}>
          {data.list.map((competition) => (
            <HostedRow key={competition.id} competition={competition} onCode={onCode(competition)} />
          ))}
        </ul>
      ) : null}
      {!data && error ? <LoadFailed error={error} size="s" onRetry={mutate} /> : null}
      {!data && !error ? <Skeleton label={shell('a11y.loading')} shape="rows" count={2} /> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  )
}
