import * as siteAddress from '@shulei/domain/address/site.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Wordmark } from '@shulei/ui/Mark/Wordmark.tsx'
import { ProgressSteps } from '@shulei/ui/ProgressSteps/ProgressSteps.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../site/PageTitle/PageTitle.tsx'
import * as css from './GuideFrame.css.ts'

export interface GuideFrameProps {
  /** Name of the guide, above the step's. */
  guide: string
  /** Accessible name of the progress. */
  progress: string
  steps: readonly { id: string; name: string }[]
  /** Id of the current step. */
  current: string
  /** Id of the step that the progress has reached, if it is another: the steps before it are done. */
  reached?: string
  /** The reason of the step, in a sentence. */
  lead: string
  /** Target of the link to leave; null for the home page. */
  origin: string | null
  /** A sentence under the card. */
  note?: string | undefined
  children: ReactNode
}

/** A page of a guide: brand, step and reason on a band, and the card with progress and form over its edge. */
export function GuideFrame({
  guide,
  progress,
  steps,
  current,
  reached = current,
  lead,
  origin,
  note,
  children,
}: GuideFrameProps) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const at = steps.findIndex(({ id }) => id === current)
  const name = steps[at]?.name ?? guide
  const values = { n: at + 1, total: steps.length }
  return (
    <div className={css.page}>
      <PageTitle text={t('pageTitle', { step: name, guide, ...values })} />
      <header className={css.band}>
        <div className={css.inner}>
          <div className={css.top}>
            <Link to={siteAddress.home()} className={css.brand}>
              <Wordmark name={shell('site.name')} />
            </Link>
            <Link to={origin ?? siteAddress.home()} className={css.leave}>
              {t('leave')}
            </Link>
          </div>
          <div className={css.words}>
            <p className={css.guideName}>{guide}</p>
            <h1 className={css.title}>{name}</h1>
            <p className={css.lead}>{lead}</p>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.body}>
        <div className={css.card}>
          <ProgressSteps
            label={progress}
            steps={steps}
            current={reached}
            doneText={t('done')}
            summary={t('summary', { ...values, name })}
          />
          <noscript>
            <Alert tone="warning">{t('needsScript')}</Alert>
          </noscript>
          {children}
        </div>
        {note ? <p className={css.kept}>{note}</p> : null}
      </main>
    </div>
  )
}
