import { isFrameHost, mostFrameHosts } from '@shulei/domain/publish/microsite/frame-hosts.ts'
import { menuPages, nameProblem } from '@shulei/domain/publish/microsite/pages.ts'
import * as z from 'zod'
import { CompetitionBrief } from '../../compete/competition/schemas.ts'
import { id, instant, person, plainText } from '../../fields.ts'

/** A text of at most `max` characters in both languages; without an English one the Chinese text is shown. */
const words = (max: number) => z.strictObject({ cn: plainText(max), en: plainText(max) })
const line = words(80)
const sentence = words(300)
/** HTML that the server made from Markdown and sanitised. */
const html = z.strictObject({ cn: z.string().max(60_000), en: z.string().max(60_000) })

export const micrositeName = z.string().refine((name) => nameProblem(name) === null, 'name')

export const MicrositeKind = z.enum(['race', 'special'])

/**
 * Asks for the draft instead of the published version: `own` for a person who runs the microsite, or the secret of a link.
 */
export const MicrositeDraftKey = z.string().min(1).max(64).optional()

/** The drawing of a mark; `seal` shows one character. */
export const MicrositeMark = z.strictObject({
  drawing: z.enum(['wave', 'kite', 'seal', 'lamps', 'lattice', 'notice']),
  letter: plainText(2).optional(),
})

/** An entry of the menu, or a link of the first screen. */
export const MicrositePlace = z.strictObject({ page: z.enum(menuPages), label: line })

/** A theme as data: the changed values over a built-in theme. Names and values are checked against the theme contract. */
export const MicrositeTheme = z.strictObject({
  base: z.string().max(40),
  values: z.record(z.string().max(60), z.string().max(300)),
})

const count = z.number().min(0).max(1e12)
const values = z.array(z.number()).min(1).max(400)
const spread = z.strictObject({
  middle: z.number(),
  inner: z.tuple([z.number(), z.number()]),
  outer: z.tuple([z.number(), z.number()]),
})
const figureHead = {
  title: line,
  note: sentence,
  /** The figure in a sentence, for people who do not see it. */
  label: sentence,
}

/** A drawing of a microsite's data. All numbers were computed from the data of its competitions. */
export const MicrositeFigure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fan'),
    ...figureHead,
    observed: values,
    forecast: z.array(spread).min(1).max(120),
    ticks: values,
    unit: z.string().max(12),
    texts: z.strictObject({ observed: line, forecast: line, now: line, from: line, until: line }),
  }),
  z.strictObject({
    kind: z.literal('rose'),
    ...figureHead,
    shares: z
      .array(z.array(z.number().min(0).max(1)).max(6))
      .min(4)
      .max(36),
    ends: z.tuple([line, line, line, line]),
    bands: z.array(line).min(1).max(6),
  }),
  z.strictObject({ kind: z.literal('poem'), lines: z.array(plainText(20)).min(1).max(8), source: plainText(40) }),
  z.strictObject({
    kind: z.literal('grid'),
    ...figureHead,
    rows: z
      .array(z.strictObject({ name: line, values: z.array(count).max(60) }))
      .min(1)
      .max(24),
    /** Names below the first, second, third, fourth and last quarter of the columns. */
    columns: z.tuple([line, line, line, line, line]),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    ...figureHead,
    items: z
      .array(z.strictObject({ name: line, values: z.array(count).min(1).max(8) }))
      .min(1)
      .max(16),
  }),
])

/** Parts of the home page below its first screen. */
export const HomeBlock = z.enum(['tracks', 'figure', 'calendar', 'experts', 'news', 'talent', 'organization'])

const Track = z.strictObject({ competitionId: id, label: line, title: line, line: sentence })

const hero = z.strictObject({
  eyebrow: line,
  lead: z.array(line).min(1).max(3),
  actions: z.array(MicrositePlace).min(1).max(2),
  aside: z.enum(['panel', 'figure', 'plain']),
  figure: MicrositeFigure.nullable(),
})

const trackHead = {
  title: line,
  note: sentence,
  /** Cards, or hanging scrolls with vertical text. */
  form: z.enum(['card', 'scroll']),
  /** The verb of a track's link. */
  action: line,
}

const expertWords = { role: line, words: sentence }

const organizations = z
  .array(
    z.strictObject({
      title: line,
      note: sentence,
      items: z
        .array(
          z.strictObject({
            name: line,
            role: line,
            words: sentence,
            address: z.url({ protocol: /^https$/ }).optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
  )
  .max(8)

const job = {
  key: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  title: line,
  hours: line,
  place: line,
  about: sentence,
  tasks: z.array(sentence).min(1).max(8),
  wants: z.array(sentence).min(1).max(8),
}

/** How a free page shows its parts. */
export const ContentForm = z.enum(['article', 'steps', 'timeline', 'questions', 'terms'])

const contentPage = z.strictObject({
  form: ContentForm,
  title: line,
  lead: sentence,
  intro: html,
  parts: z.array(z.strictObject({ title: line, html })).max(30),
})

const way = { title: line, words: sentence }

/** The one record of a microsite, as it is stored and versioned (Q102). */
export const MicrositeRecord = z.strictObject({
  title: line,
  mark: MicrositeMark,
  host: line.nullable(),
  /** The organisers' line in the footer; without it the footer names the technical support (L08). */
  footerText: line.nullable(),
  theme: MicrositeTheme,
  /** Sites that may show the microsite inside a frame, each as a source of `frame-ancestors`. */
  frameHosts: z.array(z.string().refine(isFrameHost, 'host')).max(mostFrameHosts),
  menu: z.array(MicrositePlace).min(1).max(12),
  hero,
  home: z.array(z.array(HomeBlock).min(1).max(3)).min(1).max(8),
  figure: MicrositeFigure.nullable(),
  tracks: z.strictObject({ ...trackHead, items: z.array(Track).min(1).max(12) }),
  experts: z.strictObject({ lead: sentence, people: z.array(z.strictObject({ userId: id, ...expertWords })).max(24) }),
  talent: z.strictObject({ lead: sentence }),
  organization: z.strictObject({ lead: sentence, groups: organizations }),
  jobs: z.strictObject({ lead: sentence, items: z.array(z.strictObject({ ...job, contactId: id })).max(20) }),
  contact: z.strictObject({
    lead: sentence,
    people: z.array(z.strictObject({ userId: id, ...way })).max(8),
    support: z.strictObject(way),
  }),
  pages: z.array(contentPage).length(5),
})

/** The frame around every page of a microsite. */
export const MicrositeSite = z.object({
  kind: MicrositeKind,
  name: z.string(),
  title: line,
  mark: MicrositeMark,
  menu: z.array(MicrositePlace),
  host: line.nullable(),
  footerText: line.nullable(),
  theme: MicrositeTheme,
  /** Sites that may show the microsite inside a frame. */
  frameHosts: z.array(z.string()),
  /** Number of the published version. */
  version: z.int(),
  /** The caller may change the microsite. */
  canEdit: z.boolean(),
})

/** A track with its competition as lists show it. */
const ShownTrack = z.object({ label: line, title: line, line: sentence, competition: CompetitionBrief })
const tracks = z.object({ ...trackHead, items: z.array(ShownTrack) })
const Expert = z.object({ ...person.shape, ...expertWords })

/** Somebody on the lists of the microsite's competitions, with the best place. */
export const Talent = z.object({
  ...person.shape,
  rank: z.int().min(1),
  list: z.enum(['A', 'B']),
  teamId: id,
  team: z.string(),
  competitionId: id,
  competition: line,
  /** Number of the microsite's competitions on whose lists the person is. */
  lists: z.int(),
  demo: z.boolean(),
})

export const NewsBrief = z.object({ id, title: words(120), summary: words(400), at: instant })

/** Content of a page. Each page is one kind. */
export const MicrositePage = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('home'),
    hero,
    rows: z.array(z.array(HomeBlock)),
    figure: MicrositeFigure.nullable(),
    tracks,
    experts: z.array(Expert),
    talent: z.array(Talent),
    news: z.array(NewsBrief),
    organization: organizations,
  }),
  z.object({ page: z.literal('competition'), tracks }),
  z.object({ page: z.literal('expert'), lead: sentence, people: z.array(Expert) }),
  z.object({ page: z.literal('talent'), lead: sentence, people: z.array(Talent) }),
  z.object({ page: z.literal('organization'), lead: sentence, groups: organizations }),
  z.object({
    page: z.literal('job'),
    lead: sentence,
    items: z.array(z.object({ ...job, contact: person.nullable() })),
  }),
  z.object({
    page: z.literal('contact'),
    lead: sentence,
    people: z.array(z.object({ ...person.shape, userId: z.string(), ...way })),
    discussions: z.array(z.object({ competitionId: id, title: line })),
    support: z.object(way),
  }),
  z.object({ page: z.literal('content'), slot: z.int().min(1).max(5), ...contentPage.shape }),
])

/** A microsite in the lists of series and specials. */
export const MicrositeCard = z.object({
  kind: MicrositeKind,
  name: z.string(),
  title: line,
  mark: MicrositeMark,
  theme: MicrositeTheme,
  eyebrow: line,
  lead: z.array(line),
  competitions: z.int(),
  teams: z.int(),
  newestNews: NewsBrief.nullable(),
})
