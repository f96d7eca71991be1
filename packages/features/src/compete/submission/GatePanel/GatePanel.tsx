import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { type CheckItem, CheckList } from '@shulei/ui/CheckList/CheckList.tsx'
import { useClock } from '@shulei/ui/Countdown/useClock.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../../competition/useCompetition.ts'
import type { Verdict } from '../submits.ts'
import * as css from './GatePanel.css.ts'
import { useRefreshAtChange } from './refresh.ts'
import { useRemedy } from './useRemedy.tsx'
import { rules, useRuleFacts } from './useRuleFacts.tsx'

export interface GatePanelProps {
  competition: Competition
  /** The server's verdict, extended by the browser's own rule. */
  verdict: Verdict
  /** Mail address of the support. */
  email: string
  /** Requests a new verdict. */
  onAsk: () => void
}

function useItems({ competition, verdict, email }: GatePanelProps): CheckItem[] {
  const { t } = useTranslation('submission')
  const checkedAt = Date.parse(verdict.checkedAt)
  // the clock keeps its minute, in which the verdict may have changed
  const now = Math.max(useClock({ now: checkedAt }, 60_000), checkedAt)
  const facts = useRuleFacts({ competition, now, email })
  const remedy = useRemedy({ competition, now, email })
  return rules.flatMap((rule) => {
    const check = verdict.checks.find((candidate) => candidate.rule === rule)
    if (!check) return []
    return {
      id: rule,
      title: t(`rule.name.${rule === 'completion' && competition.gate === 'profile' ? 'profile' : rule}`),
      verdict: check.ok ? ('ok' as const) : ('blocked' as const),
      verdictText: t(check.ok ? 'rule.ok' : 'rule.blocked'),
      fact: facts[rule](check),
      action: remedy(check),
    }
  })
}

/** Every rule of B§4 with its verdict, fact and remedy; one line that opens while all of them hold. */
export function GatePanel(props: GatePanelProps) {
  const { verdict, onAsk } = props
  const { t } = useTranslation('submission')
  const format = useFormat()
  const id = useId()
  const [first] = useState(verdict.allowed)
  const items = useItems(props)
  useRefreshAtChange(verdict, onAsk)

  const failed = items.filter((item) => item.verdict === 'blocked').length
  const list = <CheckList label={t('rule.list')} items={items} />
  const judged = (
    <time dateTime={verdict.checkedAt}>{t('rule.judgedAt', { time: format.clock(verdict.checkedAt) })}</time>
  )
  // a changed verdict is announced; the first one is part of the page
  const change = (
    <VisuallyHidden role="status">
      {verdict.allowed === first ? '' : t(verdict.allowed ? 'rule.open' : 'rule.title')}
    </VisuallyHidden>
  )

  if (verdict.allowed) {
    return (
      <section className={css.open} aria-labelledby={id}>
        {change}
        <details>
          <summary className={css.summary}>
            <span className={css.mark}>
              <Icon of={Check} size={15} />
            </span>
            <span className={css.words}>
              {/* biome-ignore lint/a11y/useSemanticElements: an element of headings may not stand inside a line of text */}
              <span role="heading" aria-level={2} id={id} className={css.heading}>
                {t('rule.open')}
              </span>
              <span className={css.note}>{t('rule.summaryOpen', { total: items.length })}</span>
              <span className={css.time}>{judged}</span>
            </span>
            <span className={css.arrow}>
              <Icon of={ChevronDown} />
            </span>
          </summary>
          {list}
        </details>
      </section>
    )
  }

  const values = { total: items.length, ok: items.length - failed, failed }
  return (
    <Panel
      title={t('rule.title')}
      description={
        <Rich text={t('rule.summary', template)} values={values} components={{ b: <b className={css.failed} /> }} />
      }
      aside={
        <span className={css.judged}>
          {judged} · {format.zoneName()}
        </span>
      }
      tone="danger"
      isFlush
    >
      {change}
      {list}
    </Panel>
  )
}
