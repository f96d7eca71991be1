import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../site/focus.ts'
import type { SiteTexts } from '../history.ts'
import { limits } from './content.ts'
import * as css from './MicrositeStudio.css.ts'
import type { SiteDraft } from './useSiteDraft.ts'

type Both = SiteTexts['title']
const none: Both = { cn: '', en: '' }

interface BothFieldsProps {
  label: string
  value: Both
  onChange: (value: Both) => void
  onSettle: () => void
}

/** One text in both languages, one field below the other. */
export function BothFields({ label, value, onChange, onSettle }: BothFieldsProps) {
  const { t } = useTranslation('studio')
  return (
    <div className={css.pair}>
      {(['cn', 'en'] as const).map((language) => (
        <TextField
          key={language}
          label={t(`site.in.${language}`, { label })}
          value={value[language]}
          onChange={(text) => onChange({ ...value, [language]: text })}
          onBlur={onSettle}
          autoComplete="off"
        />
      ))}
    </div>
  )
}

/** The words of a microsite: its name, the first screen, the footer, and the sites that may show it inside a frame. */
export function WordsPanel({ draft: { texts, change, studio } }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const { title, eyebrow, lead, footerText, frameHosts } = texts
  const settle = () => studio.change({ kind: 'settle' })
  const lines = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(() => lines.current?.querySelector('button'))
  return (
    <Disclosure title={t('site.words')}>
      <div className={css.fields}>
        <BothFields
          label={t('site.title')}
          value={title}
          onChange={(value) => change('title', { title: value })}
          onSettle={settle}
        />
        <BothFields
          label={t('site.eyebrow')}
          value={eyebrow}
          onChange={(value) => change('eyebrow', { eyebrow: value })}
          onSettle={settle}
        />
        {lead.map((line, i) => (
          <BothFields
            key={i}
            label={t('site.lead', { line: i + 1 })}
            value={line}
            onChange={(value) => change(`lead-${i}`, { lead: lead.with(i, value) })}
            onSettle={settle}
          />
        ))}
        <div ref={lines} {...kept} className={css.buttons}>
          {lead.length < limits.lead && (
            <Button size="s" onPress={() => change(`lead+${lead.length}`, { lead: [...lead, none] })}>
              {t('site.addLine')}
            </Button>
          )}
          {lead.length > 1 && (
            <Button size="s" variant="quiet" onPress={() => change(`lead-${lead.length}`, { lead: lead.slice(0, -1) })}>
              {t('site.removeLine')}
            </Button>
          )}
        </div>
        <BothFields
          label={t('site.footer')}
          value={footerText ?? none}
          onChange={(value) => change('footer', { footerText: value.cn === '' && value.en === '' ? null : value })}
          onSettle={settle}
        />
        <TextArea
          label={t('site.hosts')}
          hint={t('site.hostsHint', { max: limits.hosts })}
          value={frameHosts.join('\n')}
          onChange={(text) => change('hosts', { frameHosts: text === '' ? [] : text.split(/\s*\n\s*|\s+/) })}
          onBlur={settle}
          isGrowing
        />
      </div>
    </Disclosure>
  )
}
