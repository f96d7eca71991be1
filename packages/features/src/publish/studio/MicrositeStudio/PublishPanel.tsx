import { useFormat } from '@shulei/i18n/format.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { SegmentedControl } from '@shulei/ui/SegmentedControl/SegmentedControl.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus, useMoveFocus } from '../../../base/site/focus.ts'
import * as themeCss from '../ThemeStudio/ThemeStudio.css.ts'
import * as css from './MicrositeStudio.css.ts'
import type { SiteDraft } from './useSiteDraft.ts'

type Asking = { kind: 'discard' } | { kind: 'rollBack'; number: number }

/** Publishing at once or at an instant, the scheduled version, the earlier ones, and giving the draft up. */
export function PublishPanel({ draft }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const { dateTime, zoneName } = useFormat()
  const id = useId()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [time, setTime] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [shown, setShown] = useState<Asking>({ kind: 'discard' })
  const panel = useRef<HTMLElement>(null)
  const kept = useKeptFocus(() => panel.current)
  const moveFocus = useMoveFocus()
  const { data, isBusy, conflict, isUnread, hasDraft, studio, problem } = draft
  const { live, next, versions } = data
  const isRefused = studio.weak.length > 0 || problem !== null
  const isReady = hasDraft && conflict === null && !isUnread && !isRefused && (when === 'now' || time !== '')
  const ask = (question: Asking) => {
    setShown(question)
    setAsking(question)
  }
  return (
    <Disclosure title={t('site.publish')} open>
      <section ref={panel} {...kept} className={css.fields} tabIndex={-1} aria-label={t('site.publish')}>
        <SegmentedControl
          label={t('site.when')}
          segments={[
            { id: 'now', label: t('site.now') },
            { id: 'later', label: t('site.later') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <div className={css.time}>
            <label htmlFor={id}>{t('site.time', { zone: zoneName() })}</label>
            <input
              id={id}
              className={themeCss.select}
              type="datetime-local"
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
        )}
        <div className={css.buttons}>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={draft.state === 'working'}
            pendingLabel={t('site.publishing')}
            onPress={() => void draft.publish(when === 'now' ? null : new Date(time).toISOString())}
          >
            {t(when === 'now' ? 'site.publishNow' : 'site.publishLater')}
          </Button>
          {data.draft && (
            <Button variant="quiet" isDisabled={isBusy || conflict !== null} onPress={() => ask({ kind: 'discard' })}>
              {t('site.discard')}
            </Button>
          )}
        </div>
        <p className={css.note}>{t(hasDraft ? 'site.hasDraft' : 'site.noDraft')}</p>
        {next && (
          <div className={css.next}>
            <p>{t('site.next', { number: next.number, time: dateTime(next.at), zone: zoneName() })}</p>
            <Button size="s" isDisabled={isBusy} onPress={() => void draft.cancel()}>
              {t('site.cancel')}
            </Button>
          </div>
        )}
        <h2 className={css.subhead}>{t('site.versions')}</h2>
        <ol className={css.rows}>
          {versions.map(({ number, author, at, isCancelled }) => (
            <li key={number} className={css.row} aria-current={number === live || undefined}>
              <span className={css.rowWords}>
                <span className={css.rowName}>
                  {t('site.version', { number })}
                  {number === live && <span className={css.mark}>{t('site.live')}</span>}
                  {number === next?.number && <span className={css.mark}>{t('site.scheduled')}</span>}
                </span>
                <span className={css.rowNote}>
                  {[dateTime(at), author, isCancelled && t('site.cancelled')].filter(Boolean).join(' · ')}
                </span>
              </span>
              {number !== live && number !== next?.number && (
                <Button
                  size="s"
                  isDisabled={isBusy || conflict !== null}
                  aria-label={t('site.rollBackTo', { number })}
                  onPress={() => ask({ kind: 'rollBack', number })}
                >
                  {t('site.rollBack')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </section>
      <AlertDialog
        title={shown.kind === 'discard' ? t('site.discardTitle') : t('site.rollBackTitle', { number: shown.number })}
        confirmText={t(shown.kind === 'discard' ? 'site.discard' : 'site.rollBack')}
        cancelText={t('site.keep')}
        tone={shown.kind === 'discard' ? 'danger' : 'neutral'}
        isOpen={asking !== null}
        onOpenChange={(isOpen) => setAsking(isOpen ? asking : null)}
        onConfirm={async () => {
          const isDone = await (shown.kind === 'discard' ? draft.discard() : draft.rollBack(shown.number))
          setAsking(null)
          // the button that asked went away
          if (isDone) moveFocus(() => panel.current)
        }}
      >
        {t(shown.kind === 'discard' ? 'site.discardText' : 'site.rollBackText')}
      </AlertDialog>
    </Disclosure>
  )
}
