import { useTranslation } from 'react-i18next'
import { line } from './DemoLine.css.ts'

/** First line of every page of a site that holds the built-in content: says that its people, teams and figures are simulated. */
export function DemoLine() {
  const { t } = useTranslation('shell')
  return (
    <p className={line} data-demo>
      {t('demo')}
    </p>
  )
}
