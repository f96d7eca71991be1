import { useFormat } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepButton } from '../ContestSide/NextStepCard.tsx'
import type { Competition, Section } from '../useCompetition.ts'
import * as css from './Overview.css.ts'

/** From this number of sections on, the text has a table of contents. */
const LONG = 3

/** The texts of the task; questions have their own tab. */
export const withoutFaq = (sections: readonly Section[]) => sections.filter(({ key }) => key !== 'faq')

/** Key of the section that is being read: the last one whose heading has passed the upper third of the window. */
function useCurrentSection(keys: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const joined = keys.join(' ')
  useEffect(() => {
    const headings = joined.split(' ').flatMap((key) => document.getElementById(key) ?? [])
    const find = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    const watch = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' })
    for (const heading of headings) watch.observe(heading)
    return () => watch.disconnect()
  }, [joined])
  return current
}

function Links({ sections, current = null }: { sections: readonly Section[]; current?: string | null }) {
  const { pick } = useFormat()
  return (
    <ul className={css.contentsList}>
      {sections.map(({ key, title }) => (
        <li key={key}>
          <a className={css.contentsLink} href={`#${key}`} aria-current={key === current ? 'true' : undefined}>
            {pick(title)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The contents above the text, where the window has no room for a side column. */
export function ContentsLine({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('contest-overview')
  if (sections.length < LONG) return null
  return (
    <nav className={css.contents} aria-label={t('overview.contents')}>
      <span className={css.contentsLabel}>{t('overview.contents')}</span>
      <Links sections={sections} />
    </nav>
  )
}

/** The contents beside the text, with the section that is being read and the next step; in view while the text is read. */
export function SideContents({ competition, sections }: { competition: Competition; sections: readonly Section[] }) {
  const { t } = useTranslation('contest-overview')
  const current = useCurrentSection(sections.map(({ key }) => key))
  if (sections.length < LONG) return null
  return (
    <div className={css.sideContents}>
      <Card>
        <nav className={css.sideNav} aria-label={t('overview.contents')}>
          <p className={css.sideLabel}>{t('overview.contents')}</p>
          <Links sections={sections} current={current} />
        </nav>
        <StepButton competition={competition} size="m" />
      </Card>
    </div>
  )
}
