import { useFormat } from '@shulei/i18n/format.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { onIntent } from '../../../base/site/on-intent.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { addressOf, type InformationBrief, otherLang } from '../content.ts'
import * as css from './InformationCard.css.ts'

const tones = { soon: 'accent', running: 'action', over: 'neutral' } as const

/** State of an activity in one word. */
export function MeetingTag({ meeting }: { meeting: NonNullable<InformationBrief['meeting']> }) {
  const { t } = useTranslation('content')
  return (
    <Tag tone={tones[meeting.state]} hasDot={meeting.state === 'running'}>
      {t(`meeting.${meeting.state}`)}
    </Tag>
  )
}

function Cover({ item }: { item: InformationBrief }) {
  const { date } = useFormat()
  if (item.meeting) {
    const [year, month, day] = date(item.meeting.start).split('/')
    return (
      <span className={css.day} aria-hidden="true">
        <span className={css.dayNumber}>{day}</span>
        <span className={css.dayMonth}>{`${year}/${month}`}</span>
      </span>
    )
  }
  return item.cover ? <SignatureDrawing picture={item.cover} /> : null
}

export interface InformationCardProps {
  item: InformationBrief
  /** As wide as the list, with the words beside the picture. Selector `[data-featured]`. */
  isFeatured?: boolean
  headingLevel?: 2 | 3
}

/** An article or activity in a list: the whole card is its link. */
export function InformationCard({ item, isFeatured = false, headingLevel = 2 }: InformationCardProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const shownName = useShownNames()
  const Heading = `h${headingLevel}` as const
  const { meeting } = item
  const lang = otherLang(item.lang, format.language)
  return (
    <article className={css.card} data-featured={isFeatured || undefined}>
      <div className={css.cover}>
        <Cover item={item} />
      </div>
      <div className={css.words}>
        <p className={css.kicker}>
          <span>{item.topic.name}</span>
          {meeting ? <MeetingTag meeting={meeting} /> : null}
        </p>
        <Heading className={css.title} lang={lang}>
          <Link className={css.link} to={addressOf(item)} prefetch={onIntent()}>
            {item.title}
          </Link>
        </Heading>
        <p className={css.summary} lang={lang}>
          {item.summary}
        </p>
        <p className={css.foot}>
          {meeting ? (
            <>
              {`${format.date(meeting.start)} ${format.time(meeting.start)} · `}
              <span lang={lang}>{meeting.place}</span>
            </>
          ) : (
            [
              item.author && shownName(item.author),
              format.date(item.publishedAt),
              // of short texts the time says nothing
              item.minutes > 1 && t('minutes', { count: item.minutes, n: format.number(item.minutes) }),
            ]
              .filter(Boolean)
              .join(' · ')
          )}
        </p>
      </div>
    </article>
  )
}
