import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import * as css from './RecentlyViewed.css.ts'

/** Competitions in the panel. */
const SHOWN = 6

/** Arguments of the call for the competitions that the reader looked at, shared by loader and component. */
export const viewsArgs = () => ({ query: { pageSize: SHOWN } })

/** The competitions that the reader looked at last, for the reader alone, with a button that forgets them. */
export function RecentlyViewed() {
  const { t } = useTranslation('profile')
  const { pick, relative } = useFormat()
  const send = useSend()
  const { t: shell } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.competitionViews, viewsArgs())
  const [answer, setAnswer] = useState<'idle' | 'sending' | 'cleared' | 'failed'>('idle')
  const title = useRef<HTMLSpanElement>(null)
  const isCleared = answer === 'cleared'
  useEffect(() => {
    // the button that had the focus is gone
    if (isCleared) title.current?.focus()
  }, [isCleared])
  if (!isCleared && (error || data?.list.length === 0)) return null

  const clear = async () => {
    setAnswer('sending')
    try {
      await send(refs.clearCompetitionViews, {})
      setAnswer('cleared')
      await mutate()
    } catch {
      setAnswer('failed')
    }
  }

  return (
    <Panel
      title={
        <span ref={title} tabIndex={-1}>
          {t('viewed.title')}
        </span>
      }
      titleSize="card"
      description={<span role="status">{t(`viewed.${isCleared || answer === 'failed' ? answer : 'note'}`)}</span>}
      isFlush={isCleared}
      aside={
        isCleared ? undefined : (
          <LinkButton
            component="button"
            type="button"
            size="s"
            variant="quiet"
            aria-busy={answer === 'sending'}
            onClick={() => void clear()}
          >
            {t('viewed.clear')}
          </LinkButton>
        )
      }
    >
      {data ? null : <Skeleton label={shell('a11y.loading')} />}
      {isCleared ? null : (
        <ul className={css.list}>
          {data?.list.map(({ competition: { id, title, picture }, viewedAt }) => (
            <li key={id} className={css.item}>
              <div className={css.picture}>{picture ? <SignatureDrawing picture={picture} /> : null}</div>
              <div className={css.words}>
                <Link className={css.link} to={competitionAddress.overview({ id })}>
                  {pick(title)}
                </Link>
                <span className={css.note}>{t('viewed.viewed', { at: relative(viewedAt) })}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
