import type { DataIn } from '@shulei/contract/call.ts'
import type { certificate } from '@shulei/contract/compete/certificate/calls.ts'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { CertificateFacts } from '@shulei/domain/compete/certificate/certificate.ts'
import { breakLines, drawable, fitLine, type Weight, widthOf } from '../../../../platform/drawing/glyphs.ts'
import { lightColours as colours } from '../../../../platform/drawing/light-colours.ts'
import { qrPath } from '../../../../platform/drawing/qr-path.ts'
import { openPdf, type Pdf } from './document.ts'

type Picture = NonNullable<DataIn<typeof certificate>['picture']>
type Texts = Readonly<Record<string, string>>

export interface CertificatePage {
  facts: CertificateFacts
  picture: Picture | null
  /** Address of the page that checks the certificate. */
  url: string
  /** Id of the key and signature of the facts. */
  key: string
  signature: string
  texts: Readonly<Record<'zh-CN' | 'en-US', Texts>>
  comment: string
  /** The name of the site, in both languages. */
  site: string
  /** Whether the mark of this software stands beside the name. */
  hasMark: boolean
}

/** A4, landscape, in points. */
const [WIDTH, HEIGHT] = [842, 595]
const LEFT = 64
const RIGHT = WIDTH - LEFT
/** Width of the column of words. */
const COLUMN = 500

const medalOf = (rank: number) => colours.medal[rank as 1 | 2 | 3] ?? colours.accent

function brand(pdf: Pdf, x: number, y: number, edge: number): void {
  const matrix = [edge / 32, 0, 0, edge / 32, x, y]
  pdf.path('M14 8.5H4V28h19.5V18M14 7v21M4 18h20.9', { stroke: colours.ink, line: 3, matrix })
  pdf.path('M18 2h12v12h-12z', { fill: colours.signal, matrix })
}

/** The signature picture of the competition, with its words in Chinese. */
async function drawing(pdf: Pdf, picture: Picture, x: number, y: number, width: number): Promise<void> {
  const scale = width / picture.width
  for (const { tone, d, line, dash, round, opacity, grid } of picture.marks) {
    const colour = colours.tone[tone]
    const own = grid ? [grid[2] * scale, 0, 0, grid[3] * scale, x + grid[0] * scale, y + grid[1] * scale] : null
    const matrix = own ?? [scale, 0, 0, scale, x, y]
    pdf.path(d, line ? { stroke: colour, line, dash, round, opacity, matrix } : { fill: colour, opacity, matrix })
  }
  for (const { x: left, y: base, text, size, anchor, tone } of picture.labels) {
    await pdf.words(typeof text === 'string' ? text : text.cn, {
      x: x + left * scale,
      y: y + base * scale,
      size: size * scale,
      colour: tone ? colours.tone[tone] : colours.subtle,
      anchor,
    })
  }
}

/** Draws a certificate as a PDF of one page in Chinese and English. Equal facts give equal bytes. */
export async function certificatePage({
  facts,
  picture,
  url,
  key,
  signature,
  texts,
  comment,
  site,
  hasMark,
}: CertificatePage): Promise<Buffer> {
  const { no, competition, round, list, team, members, rank, total, score, endedOn, issuedAt, demo } = facts
  const say = (lang: 'zh-CN' | 'en-US', name: string, more: Record<string, string | number> = {}) =>
    fill(texts[lang][name] ?? '', more)
  const pdf = openPdf({
    title: `${say('zh-CN', 'title')} ${no} · ${team.name} · ${competition.title.cn}`,
    width: WIDTH,
    height: HEIGHT,
    at: issuedAt,
    comment,
  })
  const words = (text: string, x: number, y: number, size: number, colour: string, weight: Weight = 400) =>
    pdf.words(text, { x, y, size, colour, weight })
  const toRight = (text: string, y: number, size: number, colour: string, weight: Weight = 400) =>
    pdf.words(text, { x: RIGHT, y, size, colour, weight, anchor: 'end' })
  const medal = medalOf(rank)

  // the edge of the sheet: a rule of the medal's colour, and a hairline around the content
  pdf.path(`M0 0h${WIDTH}v12H0z`, { fill: medal })
  pdf.path(`M28 38h${WIDTH - 56}v${HEIGHT - 66}H28z`, { stroke: colours.tone.grid, line: 1 })

  if (hasMark) brand(pdf, LEFT, 66, 26)
  await words(await fitLine(site, 18, 700, COLUMN), LEFT + (hasMark ? 34 : 0), 87, 18, colours.ink, 700)
  await toRight(`${say('zh-CN', 'number')} · ${say('en-US', 'number')}`, 76, 9, colours.subtle)
  await toRight(no, 91, 12, colours.ink, 700)

  const headed = await words(say('zh-CN', 'title'), LEFT, 156, 36, colours.ink, 700)
  await words(say('en-US', 'title'), LEFT + headed + 14, 156, 16, colours.muted)

  await words(`${say('zh-CN', 'awarded')} · ${say('en-US', 'awarded')}`, LEFT, 198, 10, colours.subtle)
  // a name stays whole: a long one is set smaller
  const room = (30 * COLUMN) / Math.max(1, await widthOf(await drawable(team.name, 700), 30, 700))
  const name = Math.max(12, Math.min(30, room))
  await words(await fitLine(team.name, name, 700, COLUMN + 1), LEFT, 234, name, colours.ink, 700)
  const people = members.join(' · ') + (demo ? `  (${say('zh-CN', 'demo')} · ${say('en-US', 'demo')})` : '')
  await words(await fitLine(people, 12, 400, COLUMN), LEFT, 256, 12, colours.muted)

  const statement = (lang: 'zh-CN' | 'en-US') => {
    const pick = (text: { cn: string; en: string }) => (lang === 'zh-CN' ? text.cn : text.en || text.cn)
    const name = round ? `${pick(competition.title)} · ${pick(round)}` : pick(competition.title)
    return say(lang, 'statement', { competition: name, rank, total, list, score })
  }
  const cn = await breakLines(statement('zh-CN'), { width: COLUMN, lines: 2, size: 15, weight: 400 })
  for (const [place, line] of cn.entries()) await words(line, LEFT, 300 + place * 23, 15, colours.ink)
  const below = 300 + cn.length * 23 + 2
  const en = await breakLines(statement('en-US'), { width: COLUMN, lines: 2, size: 11.5, weight: 400 })
  for (const [place, line] of en.entries()) await words(line, LEFT, below + place * 17, 11.5, colours.muted)

  // the rank as the one large figure of the sheet; a number of many digits is set smaller
  const size = [150, 130, 96, 76, 62][String(rank).length - 1] ?? 48
  await toRight(String(rank), 262, size, medal, 700)
  await toRight(say('zh-CN', 'of', { rank, total }), 290, 14, colours.ink, 700)
  await toRight(say('en-US', 'of', { rank, total }), 308, 10.5, colours.muted)

  if (picture) await drawing(pdf, picture, LEFT, 398, COLUMN)

  const qr = qrPath(url)
  const edge = 92
  pdf.path(qr.d, {
    fill: colours.ink,
    matrix: [edge / qr.modules, 0, 0, edge / qr.modules, RIGHT - edge, 398],
  })
  await toRight(`${say('zh-CN', 'scan')} · ${say('en-US', 'scan')}`, 506, 9, colours.subtle)

  pdf.path(`M${LEFT} 520H${RIGHT}`, { stroke: colours.tone.grid, line: 1 })
  const issuedOn = shanghaiDay(Date.parse(issuedAt))
  const dates = (lang: 'zh-CN' | 'en-US') => say(lang, 'dates', { ended: endedOn, issued: issuedOn })
  await words(dates('zh-CN'), LEFT, 538, 9.5, colours.ink)
  await words(dates('en-US'), LEFT, 552, 8.5, colours.subtle)
  await toRight(url, 538, 8.5, colours.ink)
  await toRight(`Ed25519 · ${key} · ${signature.slice(0, 24)}…`, 552, 8.5, colours.subtle)
  return pdf.finish()
}
