import { informationKinds, partKinds } from '@shulei/domain/publish/content/kinds.ts'
import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { bilingual, id, instant, person, textLanguage } from '../../fields.ts'

/** Sanitised HTML of an editor's Markdown. */
const html = z.string()

/** A competition that a text is about. */
const CompetitionName = z.object({ id, title: bilingual })

/** The meeting of an activity: the one under way, else the next, else the one that is over. */
export const Meeting = z.object({
  start: instant,
  end: instant,
  state: z.enum(['soon', 'running', 'over']),
  isMonthly: z.boolean(),
  place: z.string(),
})

/** An article or an activity in a list. */
export const InformationBrief = z.object({
  id,
  kind: z.enum(informationKinds),
  /** Language of the texts. */
  lang: textLanguage,
  title: z.string(),
  summary: z.string(),
  topic: z.object({ code: z.string(), name: z.string() }),
  author: person.nullable(),
  publishedAt: instant,
  /** Minutes that the text takes to read. */
  minutes: z.int().min(1),
  /** Signature picture of the competition whose data the text is about; null without one. */
  cover: SignaturePicture.nullable(),
  /** Of an activity alone. */
  meeting: Meeting.nullable(),
})

const Heading = z.object({ id: z.string(), title: z.string() })

export const Article = InformationBrief.extend({
  html,
  updatedAt: instant,
  /** Headings of the text, for a table of contents. */
  headings: z.array(Heading),
  competition: CompetitionName.nullable(),
  related: z.array(InformationBrief),
})

/** A content page of an activity, by its kind. `html` comes before what the kind has. */
export const ActivityPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal(partKinds[0]),
    html,
    items: z.array(z.object({ at: instant, until: instant, title: z.string(), text: z.string(), who: z.string() })),
  }),
  z.object({
    kind: z.literal(partKinds[1]),
    html,
    people: z.array(z.object({ person, role: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal(partKinds[2]),
    html,
    items: z.array(z.object({ title: z.string(), text: z.string(), href: z.string() })),
  }),
  z.object({
    kind: z.literal(partKinds[3]),
    html,
    tasks: z.array(z.object({ title: z.string(), text: z.string(), competition: CompetitionName.nullable() })),
  }),
  z.object({
    kind: z.literal(partKinds[4]),
    html,
    /** Figures of the competition that the activity is about, as they are now. */
    figures: z.object({ teams: z.int(), submits: z.int(), best: z.string() }).nullable(),
  }),
])

export const Activity = InformationBrief.extend({
  html,
  competition: CompetitionName.nullable(),
  parts: z.array(z.object({ no: z.int().min(1).max(partKinds.length), kind: z.enum(partKinds), title: z.string() })),
  /** The content page that was asked for; null for the activity's first page. */
  part: ActivityPart.nullable(),
})

/** A page of sections, such as the privacy policy. */
export const EditorialPage = z.object({
  slug: z.string(),
  lang: textLanguage,
  eyebrow: z.string(),
  title: z.string(),
  summary: z.string(),
  updatedAt: instant,
  /** Text before the first section. */
  html,
  sections: z.array(z.object({ id: z.string(), title: z.string(), html })),
  /** Competitions that the page is about, by their number in its list: one that is gone keeps its number. */
  competitions: z.array(z.object({ no: z.int().min(1), id })),
})

export const Expert = z.object({
  person,
  organization: z.string(),
  lang: textLanguage,
  role: z.string(),
  types: z.array(z.string()),
  html,
})

export const FaqGroup = z.object({
  id: z.string(),
  title: z.string(),
  questions: z.array(z.object({ id: z.string(), question: z.string(), html })),
})
