import { micrositePageFixture, type PageFixture } from '@shulei/mocks/publish/microsite/fixtures.ts'
import { lampsSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import { MicrositeHome } from './MicrositeHome.tsx'
import { TrackShelf } from './TrackShelf.tsx'

type Track = PageFixture<'home'>['tracks']['items'][number]
const home = micrositePageFixture(lampsSite, 'home') as PageFixture<'home'>

/** The cards of every row of the shelf reach from its start to its end, and the last is not alone beside others. */
async function rowsAreFull(cards: readonly HTMLElement[]) {
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
  const [first, ...others] = [...rows.values()]
  for (const row of others) {
    await expect(row.at(0)?.left).toBeCloseTo(first?.at(0)?.left ?? 0, 0)
    await expect(row.at(-1)?.right).toBeCloseTo(first?.at(-1)?.right ?? 0, 0)
    if (first && first.length > 1) await expect(row.length).toBeGreaterThan(1)
  }
}

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeHome',
  component: MicrositeHome,
  decorators: [contestSite],
  globals: { theme: 'lamps' },
  parameters: { layout: 'fullscreen', router: '/special/lamps', visual: { wholePage: true } },
  args: { site: lampsSite, home },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('microsite:news.all') })).toHaveAttribute(
      'href',
      '/special/lamps/news',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await rowsAreFull(canvas.getAllByRole('article'))
  },
})

/** However many tracks a microsite has, no card stands alone beside an empty place. */
export const AnyNumberOfTracks = meta.story({
  // the cards have pictures of their own
  tags: ['no-picture'],
  render: () => (
    <>
      {[1, 2, 3, 4, 5, 6].map((count) => (
        <section key={count} aria-label={String(count)}>
          <TrackShelf
            tracks={{
              ...home.tracks,
              items: Array.from({ length: count }, (_, i) => {
                const track = home.tracks.items[i % home.tracks.items.length] as Track
                return { ...track, competition: { ...track.competition, id: i } }
              }),
            }}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 390, 520, 720, 820, 1000, 1200]) {
      canvasElement.style.inlineSize = `${width}px`
      for (const shelf of canvasElement.querySelectorAll('section')) {
        await rowsAreFull([...shelf.querySelectorAll('article')])
      }
    }
    canvasElement.style.removeProperty('inline-size')
  },
})

/** A microsite that has just been made: no scores, no news, no figure. */
export const Fresh = meta.story({
  args: { home: { ...home, hero: { ...home.hero, figure: null }, news: [], talent: [], experts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('microsite:news.empty'))).toBeVisible()
    await expect(canvas.getByText(text('microsite:talent.empty'))).toBeVisible()
  },
})
