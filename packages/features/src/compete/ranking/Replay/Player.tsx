import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import Pause from 'lucide-react/dist/esm/icons/pause.mjs'
import Play from 'lucide-react/dist/esm/icons/play.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayAddress, type ListQuery, noon } from '../lists.ts'
import { Bars } from './Bars.tsx'
import type { ReplayData } from './frames.ts'
import * as css from './Replay.css.ts'
import { usePlayback } from './usePlayback.ts'

interface PlayerProps {
  competitionId: number
  replay: ReplayData
  query: ListQuery
}

/** Every day of the replay as a link to its whole list; the way through the days without a script. */
function DayLinks({ competitionId, replay: { frames }, query }: PlayerProps) {
  const { t } = useTranslation('ranking')
  const format = useFormat()
  return (
    <Disclosure title={t('replay.days')}>
      <div className={css.days}>
        {frames.toReversed().map(({ day }) => (
          <TextLink
            key={day}
            component={Link}
            to={dayAddress(competitionId, { ...query, day })}
            aria-label={t('replay.dayLink', { day: format.day(noon(day)) })}
            isStandalone
          >
            {format.day(noon(day))}
          </TextLink>
        ))}
      </div>
    </Disclosure>
  )
}

/** Plays the days of a list, and shows the one that the slider stands on. A replay without a frame draws nothing. */
export function Player(props: PlayerProps) {
  const { t } = useTranslation('ranking')
  const format = useFormat()
  const { competitionId, replay, query } = props
  const { frames } = replay
  const { at, isPlaying, show, toggle } = usePlayback(frames.length)
  const frame = frames[at]
  const [first, last] = [frames[0], frames.at(-1)]
  if (!frame || !first || !last) return null
  const day = format.day(noon(frame.day))
  return (
    <>
      <Panel
        title={
          <span className={css.head}>
            <span className={css.day}>{day}</span>
            <span className={css.total}>
              {t('replay.total', { count: frame.total, n: format.number(frame.total) })}
            </span>
          </span>
        }
        description={t('replay.text')}
      >
        <div className={css.controls}>
          <LinkButton
            component="button"
            type="button"
            variant="inverse"
            icon={<Icon of={isPlaying ? Pause : Play} />}
            onClick={toggle}
          >
            {t(isPlaying ? 'replay.pause' : 'replay.play')}
          </LinkButton>
          <div className={css.slide}>
            {/* the browser's own slider, because a screen reader must say the day and not its number */}
            <input
              className={css.slider}
              type="range"
              min={0}
              max={frames.length - 1}
              value={at}
              onChange={(event) => show(Number(event.target.value))}
              aria-label={t('replay.slider')}
              aria-valuetext={day}
            />
            <div className={css.ends} aria-hidden="true">
              <span>{format.day(noon(first.day))}</span>
              <span>{format.day(noon(last.day))}</span>
            </div>
          </div>
        </div>
        <Bars replay={replay} at={at} label={t('replay.label', { day })} />
        {replay.own === null ? null : (
          <p className={css.own}>{frame.own ? t('replay.own', { rank: frame.own.rank }) : t('replay.ownNone')}</p>
        )}
        <p className={css.foot}>
          <TextLink component={Link} to={dayAddress(competitionId, { ...query, day: frame.day })}>
            {t('replay.openDay')}
          </TextLink>
        </p>
      </Panel>
      <DayLinks {...props} />
    </>
  )
}
