import { OperatorLines } from '@shulei/features/base/site/OperatorLines.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import {
  SpicReviewHeader,
  type SpicReviewHeaderProps,
} from '@shulei/features/house/layout/SpicReviewHeader/SpicReviewHeader.tsx'
import { SkipLink } from '@shulei/ui/SkipLink/SkipLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Framed } from '../SiteShell/Framed.tsx'
import { body, shell } from '../SiteShell/SiteShell.css.ts'
import * as css from './ExpertReviewLayout.css.ts'

export interface ExpertReviewLayoutProps extends SpicReviewHeaderProps {
  children: ReactNode
}

/**
 * The reviewers' desk (L05): titled as the scoring system, with the reviewer's name. It has no link to the rest of the site.
 */
export function ExpertReviewLayout({ children, ...header }: ExpertReviewLayoutProps) {
  const { t } = useTranslation('layout')
  const { t: site } = useTranslation('shell')
  const { isInsideFrame, website } = useSiteState()
  if (isInsideFrame) return <Framed layout="expert-review">{children}</Framed>
  return (
    <div className={shell} data-layout="expert-review">
      <PageTitle text={t('review.systemTitle')} />
      <SkipLink target="content">{site('a11y.skip')}</SkipLink>
      <SpicReviewHeader {...header} />
      <div className={body}>{children}</div>
      <footer className={css.footer}>
        {t('review.footer')}
        <OperatorLines lines={website.lines} />
      </footer>
    </div>
  )
}
