import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PageContent } from '../args.ts'
import { MicrositeHero } from '../MicrositeHero/MicrositeHero.tsx'
import { OrganizationGroups } from '../MicrositePage/OrganizationGroups.tsx'
import { MicrositeSection } from '../MicrositeSection/MicrositeSection.tsx'
import { type Microsite, micrositePageAddress } from '../microsite.ts'
import { NewsList } from '../NewsList/NewsList.tsx'
import { PersonList } from '../PersonList/PersonList.tsx'
import { FigureDrawing } from './FigureDrawing.tsx'
import { HeroFigure } from './HeroFigure.tsx'
import * as css from './MicrositeHome.css.ts'
import { TalentBoard } from './TalentBoard.tsx'
import { TrackCalendar } from './TrackCalendar.tsx'
import { TrackShelf } from './TrackShelf.tsx'

type Home = PageContent<'home'>
type Block = Home['rows'][number][number]

export interface MicrositeHomeProps {
  site: Microsite
  home: Home
}

/** The home page of a microsite: its first screen, and the parts that its record names, in their rows. */
export function MicrositeHome({ site, home }: MicrositeHomeProps) {
  const { t } = useTranslation('microsite')
  const { pick } = useFormat()
  const to = (page: string) => micrositePageAddress(site, page)
  const nameOf = (page: string, fallback: string) => {
    const place = site.menu.find((entry) => entry.page === page)
    return place ? pick(place.label) : fallback
  }
  const more = (page: string, text: string) => (
    <p className={css.more}>
      <TextLink component={Link} to={to(page)} isStandalone>
        {text}
      </TextLink>
    </p>
  )

  const blocks: Record<Block, () => ReactNode> = {
    tracks: () => (
      <MicrositeSection title={pick(home.tracks.title)} note={pick(home.tracks.note)}>
        <TrackShelf tracks={home.tracks} />
      </MicrositeSection>
    ),
    figure: () =>
      home.figure && home.figure.kind !== 'poem' ? (
        <MicrositeSection title={pick(home.figure.title)} note={pick(home.figure.note)}>
          <FigureDrawing figure={home.figure} />
        </MicrositeSection>
      ) : null,
    calendar: () => (
      <MicrositeSection title={t('calendar.title')}>
        <TrackCalendar items={home.tracks.items} />
      </MicrositeSection>
    ),
    experts: () => (
      <MicrositeSection title={nameOf('expert', t('page.expert'))}>
        <PersonList people={home.experts.map(({ id, name, role }) => ({ id, name, role: pick(role) }))} />
        {more('expert', t('expert.all'))}
      </MicrositeSection>
    ),
    news: () => (
      <MicrositeSection title={nameOf('news', t('page.news'))}>
        <NewsList
          items={home.news.map(({ id, at, title }) => ({ id, at, title: pick(title), to: to(`news/${id}`) }))}
        />
        {more('news', t('news.all'))}
      </MicrositeSection>
    ),
    talent: () => (
      <MicrositeSection title={nameOf('talent', t('page.talent'))}>
        <TalentBoard people={home.talent} />
        {more('talent', t('talent.all'))}
      </MicrositeSection>
    ),
    organization: () => (
      <MicrositeSection title={nameOf('organization', t('page.organization'))}>
        <OrganizationGroups groups={home.organization} />
      </MicrositeSection>
    ),
  }

  const { hero } = home
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={pick(site.title)}
        eyebrow={pick(hero.eyebrow)}
        lead={hero.lead.map(pick)}
        aside={hero.aside}
        actions={hero.actions.map(({ page, label }, index) => (
          <LinkButton
            key={page}
            component={Link}
            to={to(page)}
            size="l"
            {...(index === 0 ? { variant: 'primary' as const } : {})}
          >
            {pick(label)}
          </LinkButton>
        ))}
      >
        {hero.figure && <HeroFigure figure={hero.figure} />}
      </MicrositeHero>
      <div className={css.rows}>
        {home.rows.map((row) => (
          <div key={row.join()} className={css.row} data-columns={row.length}>
            {row.map((block) => (
              <div key={block}>{blocks[block]()}</div>
            ))}
          </div>
        ))}
      </div>
    </main>
  )
}
