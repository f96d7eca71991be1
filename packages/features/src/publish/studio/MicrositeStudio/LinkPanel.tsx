import { micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import { mostLinks } from '@shulei/domain/publish/microsite/studio.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../base/site/CopyText/CopyText.tsx'
import { useKeptFocus, useMoveFocus } from '../../../base/site/focus.ts'
import * as themeCss from '../ThemeStudio/ThemeStudio.css.ts'
import * as css from './MicrositeStudio.css.ts'
import type { SiteDraft } from './useSiteDraft.ts'

/** Secret links to the draft. The address of a link is shown once, when it is made: the server does not know it. */
export function LinkPanel({ draft }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const { dateTime } = useFormat()
  const id = useId()
  const [made, setMade] = useState<{ id: number; address: string } | null>(null)
  const moveFocus = useMoveFocus()
  const panel = useRef<HTMLElement>(null)
  const kept = useKeptFocus(() => panel.current)
  const { kind, name, links } = draft.data
  const share = async () => {
    if (draft.isChanged && !(await draft.save())) return
    const link = await draft.share()
    if (link === null) return
    setMade({ id: link.id, address: `${location.origin}${micrositePath(kind, name)}?draft=${link.secret}` })
    moveFocus(id)
  }
  // an ended link opens nothing any more
  const isOpen = links.some((link) => link.id === made?.id)
  return (
    <Disclosure title={t('site.links')}>
      <section ref={panel} {...kept} className={css.fields} tabIndex={-1} aria-label={t('site.links')}>
        <p className={css.note}>{t('site.linksLead')}</p>
        <div className={css.buttons}>
          <Button size="s" isDisabled={draft.isBusy || links.length >= mostLinks} onPress={() => void share()}>
            {t('site.linkMake')}
          </Button>
        </div>
        {made !== null && isOpen && (
          <div className={css.time} role="status">
            <label htmlFor={id}>{t('site.linkMade')}</label>
            <div className={css.made}>
              <input
                id={id}
                className={themeCss.select}
                readOnly
                value={made.address}
                onFocus={(e) => e.currentTarget.select()}
              />
              <CopyText text={made.address} label={t('site.linkCopy')} />
            </div>
          </div>
        )}
        {links.length === 0 ? (
          <p className={css.note}>{t('site.linksNone')}</p>
        ) : (
          <ul className={css.rows}>
            {links.map(({ id: linkId, author, createdAt, expiresAt }) => (
              <li key={linkId} className={css.row}>
                <span className={css.rowWords}>
                  <span className={css.rowName}>{t('site.linkBy', { time: dateTime(createdAt) })}</span>
                  <span className={css.rowNote}>
                    {t('site.linkUntil', { time: dateTime(expiresAt) })}
                    {author === null ? '' : ` · ${author}`}
                  </span>
                </span>
                <Button
                  size="s"
                  variant="danger"
                  isDisabled={draft.isBusy}
                  aria-label={t('site.linkEndOf', { time: dateTime(createdAt) })}
                  onPress={() => void draft.endLink(linkId)}
                >
                  {t('site.linkEnd')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Disclosure>
  )
}
