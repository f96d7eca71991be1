import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { hasReward } from '@shulei/domain/compete/competition/format.ts'
import { competitionStates, inService } from '@shulei/domain/compete/competition/state.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { SignaturePicture } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { timesOf } from '../facts.ts'
import { formatName, typeName } from '../names.ts'
import { StateTag } from '../StateTag/StateTag.tsx'
import type { Competition } from '../useCompetition.ts'
import { useEdgeText } from '../useEdgeText.ts'
import * as css from './ContestHero.css.ts'
import { ContestTabs, tabOf } from './ContestTabs.tsx'

/** Breadcrumbs: all competitions, its type, its industry; each link is a filtered list. */
function useCrumbs({ type, industries }: Competition) {
  const { t } = useTranslation('competition-page')
  const { t: listText } = useTranslation('competition')
  const { pick } = useFormat()
  const industry = industries[0]
  return [
    { label: t('hero.competitions'), to: competitionAddress.list() },
    { label: listText(typeName(type)), to: competitionAddress.list({ type }) },
    ...(industry
      ? [
          {
            label: pick({ cn: industry.nameCn, en: industry.nameEn }),
            to: competitionAddress.list({ indCode: industry.code }),
          },
        ]
      : []),
  ]
}

/** The series, and while the competition is in service the time until all of it ends, or that it goes on in seasons. */
function useFacts(competition: Competition, now: number) {
  const { t } = useTranslation('competition-page')
  const { pick } = useFormat()
  const edgeText = useEdgeText()
  const { race, isSeasonal } = competition
  const { times } = timesOf(competition, now)
  return [
    ...(race ? [t('hero.race', { name: pick({ cn: race.nameCn, en: race.nameEn }) })] : []),
    ...(inService(times, now)
      ? [isSeasonal ? t('hero.seasons') : edgeText({ kind: 'ends', at: times.endTime }, now)]
      : []),
  ]
}

/**
 * Header of a competition's pages: breadcrumbs, states, figures and tabs on a plain background. Above a ranking it is compact,
 * so that the first ranks are on the first screen.
 */
export function ContestHero({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition-page')
  const { t: listText } = useTranslation('competition')
  const { t: shell } = useTranslation('shell')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const isCompact = tabOf(useLocation().pathname) === 'ranking'
  const crumbs = useCrumbs(competition)
  const facts = useFacts(competition, now)
  const { title, summary, reward, teamCount, submitCount, picture } = competition
  const hasPicture = picture !== null && !isCompact
  const [leader] = competition.leaders
  const states = competitionStates(timesOf(competition, now).times, now)
  const formatText = listText(formatName(competition.format))
  const tags = competition.tags
    .map((tag) => ({ code: tag.code, name: format.pick({ cn: tag.nameCn, en: tag.nameEn }) }))
    .filter(({ name }) => name !== formatText)
  return (
    <header className={css.hero} data-compact={isCompact || undefined}>
      <div className={css.inner}>
        <div className={css.head}>
          <div className={css.words}>
            <Breadcrumbs label={shell('a11y.breadcrumbs')} items={crumbs} component={Link} />
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
            {isCompact ? null : (
              <p className={css.summary} lang={langOf(summary, format.language)}>
                {format.pick(summary)}
              </p>
            )}
            {facts.length > 0 ? <p className={css.facts}>{facts.join(' · ')}</p> : null}
          </div>
          <div className={css.side} data-picture={hasPicture || undefined}>
            {hasPicture && <SignaturePicture picture={picture} className={css.picture} />}
            <div className={css.figures}>
              <KeyFigures>
                {hasReward(competition.format) && <KeyFigure label={t('hero.reward')} value={format.pick(reward)} />}
                <KeyFigure label={t('hero.teams')} value={format.number(teamCount)} />
                <KeyFigure label={t('hero.submits')} value={format.number(submitCount)} />
                {!hasReward(competition.format) && leader && (
                  <KeyFigure
                    label={t('hero.best')}
                    value={format.score(leader.score, metrics[competition.metric].decimals)}
                  />
                )}
              </KeyFigures>
            </div>
          </div>
        </div>
        <div className={css.tabBar}>
          <ContestTabs competition={competition} />
        </div>
      </div>
    </header>
  )
}
