import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { SegmentedControl } from '@shulei/ui/SegmentedControl/SegmentedControl.tsx'
import Flag from 'lucide-react/dist/esm/icons/flag.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './DeskAnnouncements.css.ts'
import type { Announcing } from './useAnnouncing.ts'

/** The notice as the people who get it will see it, in either language. */
export function Preview({ title, text }: Pick<Announcing, 'title' | 'text'>) {
  const { t } = useTranslation('desk')
  const { t: shell } = useTranslation('shell')
  const [lang, setLang] = useState<'cn' | 'en'>('cn')
  const hasEnglish = title.en !== '' || text.en !== ''
  const shown = (of: typeof title) => (lang === 'en' && of.en) || of.cn
  const [shownTitle, shownText] = [shown(title), shown(text)]
  return (
    <section className={css.preview} aria-label={t('announce.preview')}>
      <div className={css.previewHead}>
        <h3 className={css.label}>{t('announce.preview')}</h3>
        {hasEnglish ? (
          <SegmentedControl
            label={t('announce.previewIn')}
            segments={[
              { id: 'cn', label: t('announce.previewZh') },
              { id: 'en', label: t('announce.previewEn') },
            ]}
            value={lang}
            onChange={setLang}
          />
        ) : null}
      </div>
      <div className={css.notice}>
        <span className={css.tile}>
          <Icon of={Flag} />
        </span>
        <div className={css.noticeWords}>
          <p className={css.noticeTitle} data-empty={shownTitle === '' || undefined} dir="auto">
            {shownTitle || t('announce.previewTitle')} <span className={css.time}>{shell('time.justNow')}</span>
          </p>
          <p className={css.noticeText} data-empty={shownText === '' || undefined} dir="auto">
            {shownText || t('announce.previewText')}
          </p>
        </div>
      </div>
    </section>
  )
}
