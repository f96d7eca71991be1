import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../base/site/focus.ts'
import type { SiteTexts } from '../history.ts'
import { limits, type TextName } from './content.ts'
import * as css from './MicrositeStudio.css.ts'
import type { SiteDraft } from './useSiteDraft.ts'
import { useTextField } from './useTextField.ts'

type Both = SiteTexts['title']
const none: Both = { cn: '', en: '' }

interface BothFieldsProps extends Pick<TextName, 'of'> {
  draft: SiteDraft
  at?: number
  value: Both
  onChange: (value: Both) => void
}

/** One text in both languages, one field below the other. */
export function BothFields({ draft, of, at = 0, value, onChange }: BothFieldsProps) {
  const fieldOf = useTextField(draft)
  return (
    <div className={css.pair}>
      {(['cn', 'en'] as const).map((language) => (
        <TextField
          key={language}
          {...fieldOf({ of, at, language })}
          value={value[language]}
          onChange={(text) => onChange({ ...value, [language]: text })}
          onBlur={() => draft.studio.change({ kind: 'settle' })}
          autoComplete="off"
        />
      ))}
    </div>
  )
}

/** The words of a microsite: its name, the first screen, the footer, and the sites that may show it inside a frame. */
export function WordsPanel({ draft }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const fieldOf = useTextField(draft)
  const { texts, change, studio } = draft
  const { title, eyebrow, lead, footerText, frameHosts } = texts
  const lines = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(() => lines.current?.querySelector('button'))
  return (
    <Disclosure title={t('site.words')}>
      <div className={css.fields}>
        <BothFields draft={draft} of="title" value={title} onChange={(value) => change('title', { title: value })} />
        <BothFields
          draft={draft}
          of="eyebrow"
          value={eyebrow}
          onChange={(value) => change('eyebrow', { eyebrow: value })}
        />
        {lead.map((line, i) => (
          <BothFields
            key={i}
            draft={draft}
            of="lead"
            at={i}
            value={line}
            onChange={(value) => change(`lead-${i}`, { lead: lead.with(i, value) })}
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
          draft={draft}
          of="footer"
          value={footerText ?? none}
          onChange={(value) => change('footer', { footerText: value.cn === '' && value.en === '' ? null : value })}
        />
        <TextArea
          {...fieldOf({ of: 'hosts', at: 0, language: null })}
          hint={t('site.hostsHint', { max: limits.hosts })}
          value={frameHosts.join('\n')}
          onChange={(text) => change('hosts', { frameHosts: text === '' ? [] : text.split(/\s*\n\s*|\s+/) })}
          onBlur={() => studio.change({ kind: 'settle' })}
          isGrowing
        />
      </div>
    </Disclosure>
  )
}
