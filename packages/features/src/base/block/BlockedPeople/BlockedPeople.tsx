import { failureText } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../site/NotRead.tsx'
import * as css from './BlockedPeople.css.ts'

/** Reads one full page of the call. A reader who blocks more people than that unblocks the latest ones first. */
export const blockedArgs = { query: { per_page: 100 } }

const panelId = 'blocked'

/** The people whom the reader blocks, each with a button to unblock them. */
export function BlockedPeople() {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const send = useSend()
  const { data, error, mutate } = useCall(refs.blockedPeople, blockedArgs)
  const [ending, setEnding] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const unblock = async (id: number) => {
    setEnding(id)
    setFailure(null)
    try {
      await send(refs.unblockPerson, { params: { id } })
      // the focused button disappears with its row, so the focus moves to the panel
      document.getElementById(panelId)?.focus()
      await mutate((known) => known && { ...known, list: known.list.filter((one) => one.id !== id) }, {
        revalidate: false,
      })
    } catch (caught) {
      setFailure(failureText(caught, t('blocked.failed')))
    } finally {
      setEnding(null)
    }
  }
  return (
    <Panel
      id={panelId}
      tabIndex={-1}
      title={t('blocked.title')}
      titleSize="card"
      description={t('blocked.description')}
    >
      {failure === null ? null : (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {data ? (
        data.list.length === 0 ? (
          <p className={css.empty}>{t('blocked.empty')}</p>
        ) : (
          <ul className={css.list}>
            {data.list.map(({ id, name, avatar, blockedAt }) => (
              <li key={id} className={css.row}>
                <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
                <span className={css.words}>
                  <bdi className={css.name}>{name}</bdi>
                  <span className={css.since}>{t('blocked.since', { date: date(blockedAt) })}</span>
                </span>
                <Button
                  size="s"
                  aria-label={t('blocked.unblockName', { name })}
                  isPending={ending === id}
                  pendingLabel={t('blocked.ending')}
                  onPress={() => void unblock(id)}
                >
                  {t('blocked.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        <NotRead rows={2} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}
