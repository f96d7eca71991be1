import { competitionStates, inService } from '@shulei/domain/competition/state.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useEdgeText } from '../CompetitionRows/useEdgeText.ts'
import { timesOf } from '../facts.ts'
import { formatName, typeName } from '../names.ts'
import { StateTag } from '../StateTag/StateTag.tsx'
import type { Competition } from '../useCompetition.ts'
import * as css from './ContestHero.css.ts'
import { ContestTabs } from './ContestTabs.tsx'

/** The way to this competition: all, its type, its industry; each link is a filtered list. */
function useCrumbs({ type, industries }: Competition) {
  const { t } = useTranslation('competition')
  const { pick } = useFormat()
  const industry = industries[0]
  return [
    { label: t('hero.competitions'), to: '/competitions' },
    { label: t(typeName(type)), to: `/competitions?type=${type}` },
    ...(industry
      ? [
          {
            label: pick({ cn: industry.nameCn, en: industry.nameEn }),
            to: `/competitions?indCode=${encodeURIComponent(industry.code)}`,
          },
        ]
      : []),
  ]
}

/** Where it belongs and, while it is in service, how long that will be: days are counted up (B§4). */
function useFacts(competition: Competition, now: number) {
  const { t } = useTranslation('competition')
  const { pick } = useFormat()
  const edgeText = useEdgeText()
  const { race } = competition
  const { times } = timesOf(competition, now)
  return [
    ...(race ? [t('hero.race', { name: pick({ cn: race.nameCn, en: race.nameEn }) })] : []),
    ...(inService(times, now) ? [edgeText({ kind: 'ends', at: times.endTime }, now)] : []),
  ]
}

/** Head of a competition's pages on flat ground: where it belongs, its states, its figures, and its tabs. */
export function ContestHero({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition')
  const { t: shell } = useTranslation('shell')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const crumbs = useCrumbs(competition)
  const facts = useFacts(competition, now)
  const { title, summary, reward, teamCount, submitCount } = competition
  const states = competitionStates(timesOf(competition, now).times, now)
  const formatText = t(formatName(competition.format))
  const tags = competition.tags
    .map((tag) => ({ code: tag.code, name: format.pick({ cn: tag.nameCn, en: tag.nameEn }) }))
    .filter(({ name }) => name !== formatText)
  return (
    <header className={css.hero}>
      <div className={css.inner}>
        <Breadcrumbs label={shell('a11y.breadcrumbs')} items={crumbs} component={Link} />
        <div className={css.head}>
          <div className={css.words}>
            <div className={css.tags}>
              {states.length > 0 ? (
                states.map((state) => <StateTag key={state} state={state} />)
              ) : (
                <StateTag state="upcoming" />
              )}
              <Tag>{formatText}</Tag>
              {tags.map(({ code, name }) => (
                <Tag key={code}>{name}</Tag>
              ))}
            </div>
            <h1 className={css.title} lang={langOf(title, format.language)}>
              {format.pick(title)}
            </h1>
            <p className={css.summary} lang={langOf(summary, format.language)}>
              {format.pick(summary)}
            </p>
            {facts.length > 0 ? <p className={css.facts}>{facts.join(' · ')}</p> : null}
          </div>
          <div className={css.figures}>
            <KeyFigures>
              <KeyFigure label={t('hero.reward')} value={format.pick(reward)} />
              <KeyFigure label={t('hero.teams')} value={format.number(teamCount)} />
              <KeyFigure label={t('hero.submits')} value={format.number(submitCount)} />
            </KeyFigures>
          </div>
        </div>
        <div className={css.tabBar}>
          <ContestTabs competition={competition} />
        </div>
      </div>
    </header>
  )
}
