import * as siteAddress from '@shulei/domain/address/site.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { ProgressSteps } from '@shulei/ui/ProgressSteps/ProgressSteps.tsx'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../base/site/PageTitle/PageTitle.tsx'
import { SiteName } from '../../base/site/SiteMark.tsx'
import * as css from './GuideFrame.css.ts'

/** Whether the router opened the page: by a link, or by the browser's back and forward. False for the page that a browser loads. */
export const OpenedByRouter = createContext(false)

export interface GuideFrameProps {
  /** Name of the guide, above the step's. */
  guide: string
  /** Accessible name of the progress. */
  progress: string
  steps: readonly { id: string; name: string; isDone: boolean }[]
  /** Id of the current step. */
  current: string
  /** The reason of the step, in a sentence. */
  lead: string
  /** Target of the link to leave; null for the home page. */
  origin: string | null
  /** A sentence under the card. */
  note?: string | undefined
  children: ReactNode
}

/** Gives the heading of another step the focus, so that it is spoken. The page that a browser loads leaves the focus alone. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = useContext(OpenedByRouter)
  const seen = useRef(isOpened ? null : step)
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  return heading
}

/** A page of a guide: brand, step and reason on a band, and the card with progress and form over its edge. */
export function GuideFrame({ guide, progress, steps, current, lead, origin, note, children }: GuideFrameProps) {
  const { t } = useTranslation('guide')
  const heading = useStepHeading(current)
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
              <SiteName />
            </Link>
            <Link to={origin ?? siteAddress.home()} className={css.leave}>
              {t('leave')}
            </Link>
          </div>
          <div className={css.words}>
            <p className={css.guideName}>{guide}</p>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              {name}
            </h1>
            <p className={css.lead}>{lead}</p>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.body}>
        <div className={css.card}>
          <ProgressSteps
            label={progress}
            steps={steps}
            current={current}
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
