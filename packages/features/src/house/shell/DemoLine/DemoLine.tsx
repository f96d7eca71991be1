import { useTranslation } from 'react-i18next'
import { line } from './DemoLine.css.ts'

/** First line of every page of a site that holds the built-in content: says that its people, teams and figures are simulated. */
export function DemoLine() {
  const { t } = useTranslation('shell')
  return (
    <aside className={line} aria-label={t('demoName')} data-demo>
      {t('demo')}
    </aside>
  )
}
