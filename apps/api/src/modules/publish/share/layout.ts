import { type ShareSize, shareSizes } from '@shulei/domain/publish/share/picture.ts'
import { breakLines, fitLine, outline, packFacts, type Weight, widthOf } from '../../../platform/drawing/glyphs.ts'
import { lightColours as colours } from '../../../platform/drawing/light-colours.ts'
import type { Picture } from '../../data/dataset/picture.service.ts'

/** The words and marks of a share picture. */
export interface ShareFacts {
  /** The site's name, and whether the mark of this software stands before it. */
  name: string
  hasMark: boolean
  /** Above the title, such as the list of a ranking. */
  over: string
  title: string
  /** Below the title. */
  facts: string[]
  /** The first teams of a ranking; none on other pictures. */
  rows: { rank: number; name: string; score: string; share: number }[]
  /** The best ranks of a person, at most four; `line` has rank and number of teams together. None on other pictures. */
  shelf: { rank: number; place: string; of: string; line: string; title: string; picture: Picture | null }[]
  /** The signature picture of a competition, or several on the home page; a person's year of submissions. */
  pictures: Picture[]
  language: 'cn' | 'en'
}

interface Place {
  x: number
  y: number
}

interface Words extends Place {
  size: number
  weight?: Weight
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
}

async function words(text: string, { colour = colours.ink, weight = 400, ...place }: Words): Promise<string> {
  const { d } = await outline(text, { weight, ...place })
  return `<path fill="${colour}" d="${d}"/>`
}

/** The site's mark and name, or a name of the operator's own alone, at most `room` wide; `edge` is the side of the mark. */
async function brand({ name, hasMark }: ShareFacts, { x, y }: Place, edge: number, room: number): Promise<string> {
  if (!hasMark) {
    const size = Math.min(edge * 0.72, (edge * 0.72 * room) / (await widthOf(name, edge * 0.72, 700)))
    return words(name, { x, y: y + edge * 0.82, size, weight: 700 })
  }
  const mark = `<g transform="translate(${x} ${y})scale(${edge / 32})"><path d="M14 8.5H4V28h19.5V18M14 7v21M4 18h20.9" fill="none" stroke="${colours.ink}" stroke-width="3"/><path d="M18 2h12v12h-12z" fill="${colours.signal}"/></g>`
  return mark + (await words(name, { x: x + edge * 1.2, y: y + edge * 0.82, size: edge * 0.72, weight: 700 }))
}

/** A signature picture whose upper left corner is at a place, scaled to a width. */
async function drawing(picture: Picture, { x, y }: Place, width: number, language: 'cn' | 'en'): Promise<string> {
  const scale = width / picture.width
  const marks = picture.marks.map(({ tone, d, line, dash, round, opacity, grid }) => {
    const paint = line
      ? `fill="none" stroke="${colours.tone[tone]}" stroke-width="${line}"${round ? ' stroke-linecap="round"' : ''}`
      : `fill="${colours.tone[tone]}"`
    const rest = [
      dash ? ` stroke-dasharray="${dash}"` : '',
      opacity ? ` opacity="${opacity}"` : '',
      grid ? ` transform="matrix(${grid[2]} 0 0 ${grid[3]} ${grid[0]} ${grid[1]})"` : '',
    ]
    return `<path d="${d}" ${paint}${rest.join('')}/>`
  })
  const labels = await Promise.all(
    picture.labels.map(({ text, tone, ...place }) =>
      words(typeof text === 'string' ? text : text[language], {
        ...place,
        colour: tone ? colours.tone[tone] : colours.subtle,
      }),
    ),
  )
  return `<g transform="translate(${x} ${y})scale(${scale})">${marks.join('')}${labels.join('')}</g>`
}

const height = (picture: Picture, width: number) => (picture.height * width) / picture.width

/** The rows of a ranking: rank, team and score, each on a bar whose length shows the score. */
async function ranking(rows: ShareFacts['rows'], { x, y }: Place, width: number, size: number): Promise<string> {
  const [step, gap] = [size * 1.9, size * 0.6]
  const parts = await Promise.all(
    rows.map(async ({ rank, name, score, share }, place) => {
      const top = y + place * step
      const base = top + size * 1.12
      const left = x + size * 1.7
      const bar = `<path d="M${left} ${top}h${(width - size * 1.7) * (0.35 + 0.65 * share)}v${size * 1.6}H${left}z" fill="${rank === 1 ? colours.first : colours.sunken}"/>`
      const room = x + width - left - 3 * gap - (await widthOf(score, size, 400))
      const team = await fitLine(name, size, 700, room)
      return [
        bar,
        await words(String(rank), { x: x + size, y: base, size, weight: 700, anchor: 'end', colour: colours.muted }),
        await words(team, { x: left + gap, y: base, size, weight: 700 }),
        await words(score, { x: x + width - gap, y: base, size, anchor: 'end' }),
      ].join('')
    }),
  )
  return parts.join('')
}

/** Width of one of four certificates beside each other. */
const NARROW = 245

/**
 * The best ranks of a person as small certificates in a row, each with the ribbon of its medal, above `bottom`. Wide ones have the
 * picture of their competition.
 */
async function certificates(
  shelf: ShareFacts['shelf'],
  { x, bottom, most }: { x: number; bottom: number; most: number },
  width: number,
  language: 'cn' | 'en',
): Promise<string> {
  const gap = 20
  const wide = (width - gap * (shelf.length - 1)) / shelf.length
  const scale = Math.min(most, wide / NARROW)
  const [pad, tall] = [22 * scale, 114 * scale]
  const y = bottom - tall
  const size = 20 * scale
  const cards = await Promise.all(
    shelf.map(async (one, index) => {
      const art = wide > 2 * NARROW ? one.picture : null
      const artWide = art ? (art.width * (tall - 2 * pad)) / art.height : 0
      const room = wide - (art ? artWide + 3 * pad : 2 * pad)
      const lines = await breakLines(one.title, { width: room, lines: 2, size, weight: 400 })
      return { ...one, left: x + index * (wide + gap), art, artWide, room, lines }
    }),
  )
  // titles of one line each are in the middle
  const top = y + (cards.some(({ lines }) => lines.length > 1) ? 0 : 13 * scale)
  const parts = await Promise.all(
    cards.map(async ({ rank, place, of, left, art, artWide, room, lines }) => {
      const needed = (await widthOf(place, 28, 700)) + 10 + (await widthOf(of, 20, 400))
      const fit = Math.min(scale, room / needed)
      const text = { x: left + pad, y: top + 38 * scale }
      const after = text.x + 10 * fit + (await widthOf(place, 28 * fit, 700))
      const medal = colours.medal[rank as keyof typeof colours.medal] ?? colours.tone.rest
      return [
        `<path d="M${left} ${y}h${wide}v${tall}h-${wide}z" fill="${rank === 1 ? colours.first : colours.sunken}"/>`,
        `<path d="M${left} ${y}h6v${tall}h-6z" fill="${medal}"/>`,
        await words(place, { ...text, size: 28 * fit, weight: 700 }),
        await words(of, { ...text, x: after, size: 20 * fit, colour: colours.subtle }),
        await paragraph(lines, { ...text, y: top + 70 * scale, size, colour: colours.muted }, 1.35),
        art ? await drawing(art, { x: left + wide - pad - artWide, y: y + pad }, artWide, language) : '',
      ].join('')
    }),
  )
  return parts.join('')
}

async function paragraph(lines: string[], { x, y, size, ...rest }: Words, line: number): Promise<string> {
  const set = await Promise.all(
    lines.map((text, place) => words(text, { x, y: y + place * size * line, size, ...rest })),
  )
  return set.join('')
}

/** A drawing above `bottom`, as wide as `width` and its height below `top` allow. */
function fitted(
  picture: Picture,
  { x, top, bottom }: { x: number; top: number; bottom: number },
  width: number,
  language: 'cn' | 'en',
): Promise<string> {
  const fits = Math.min(width, ((bottom - top) / height(picture, width)) * width)
  return drawing(picture, { x, y: bottom - height(picture, fits) }, fits, language)
}

async function wide(facts: ShareFacts): Promise<string> {
  const [left, width] = [80, 1040]
  const hasRows = facts.rows.length > 0
  const hasShelf = facts.shelf.length > 0
  const isFull = hasRows || (hasShelf && facts.pictures.length > 0)
  const size = isFull ? 48 : 64
  const title = await breakLines(facts.title, { width, lines: isFull ? 1 : 2, size, weight: 700 })
  const top = isFull ? 196 : 214
  const below = top + (title.length - 1) * size * 1.25
  const details = await fitLine(facts.facts.join(' · '), 30, 400, width)
  const [only] = facts.pictures
  const art =
    facts.pictures.length > 1
      ? await Promise.all(
          facts.pictures
            .slice(0, 8)
            .map((picture, place) =>
              drawing(
                picture,
                { x: left + (place % 4) * 270, y: 404 + Math.floor(place / 4) * 102 },
                230,
                facts.language,
              ),
            ),
        )
      : [
          only && !hasRows
            ? await fitted(
                only,
                { x: left, top: hasShelf ? 416 : below + 90, bottom: hasShelf ? 580 : 560 },
                width,
                facts.language,
              )
            : '',
        ]
  return [
    await brand(facts, { x: left, y: 56 }, 56, width / 2),
    await words(facts.over, { x: left + width, y: 98, size: 28, anchor: 'end', colour: colours.subtle }),
    await paragraph(title, { x: left, y: top, size, weight: 700 }, 1.25),
    await words(details, { x: left, y: below + 58, size: 30, colour: colours.muted }),
    ...art,
    hasRows ? await ranking(facts.rows, { x: left, y: 286 }, width, 32) : '',
    hasShelf
      ? await certificates(
          facts.shelf,
          isFull ? { x: left, bottom: 400, most: 1 } : { x: left, bottom: 580, most: 1.6 },
          width,
          facts.language,
        )
      : '',
  ].join('')
}

async function square(facts: ShareFacts): Promise<string> {
  const [left, width] = [24, 252]
  const hasRows = facts.rows.length > 0
  const title = await breakLines(facts.title, { width, lines: hasRows ? 2 : 3, size: 25, weight: 700 })
  const [best] = facts.shelf
  const picture = facts.pictures[0] ?? best?.picture
  // a short title leaves room for the first facts, such as the rank and the competition of a certificate or of a person
  const lines = hasRows ? 0 : 3 - title.length
  const all = best ? [best.line, best.title, ...facts.facts] : facts.facts
  const details = await packFacts(all, { width, lines, size: 17, weight: 400 })
  return [
    await brand(facts, { x: left, y: 22 }, 32, width),
    await paragraph(title, { x: left, y: 104, size: 25, weight: 700 }, 1.3),
    await paragraph(details, { x: left, y: 102 + title.length * 30, size: 17, colour: colours.muted }, 1.4),
    picture && !hasRows
      ? await drawing(picture, { x: left, y: 276 - height(picture, width) }, width, facts.language)
      : '',
    hasRows ? await ranking(facts.rows.slice(0, 3), { x: left, y: 172 }, width, 19) : '',
  ].join('')
}

/** The picture as SVG without any text element: every word is an outline, so that no font is needed to draw it. */
export async function layoutOf(facts: ShareFacts, size: ShareSize): Promise<string> {
  const box = shareSizes[size]
  const inside = await (size === 'wide' ? wide(facts) : square(facts))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><path d="M0 0h${box.width}v${box.height}H0z" fill="${colours.ground}"/>${inside}<path d="M0 ${box.height - (size === 'wide' ? 14 : 6)}h${box.width}v14H0z" fill="${colours.ink}"/></svg>`
}
