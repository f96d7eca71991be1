import { notebookLanguages } from '@shulei/domain/people/notebook/notebook.ts'
import { previewReaders } from '@shulei/domain/people/profile/preview.ts'
import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { Facet, MetricId } from '../../compete/competition/schemas.ts'
import { before, bilingual, id, instant, page, perPage, person } from '../../fields.ts'

/** A month `YYYY-MM` or a day `YYYY-MM-DD`, as the owner entered it. */
const monthOrDay = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/)

/** 1 shown, 0 hidden (Q060). The owner reads all of them as 1 (Q146). */
const flag = z.union([z.literal(0), z.literal(1)])

/** B§3 privacy flags as they apply to the reader. */
export const Privacy = z.object({
  seeWorkInfo: flag,
  seeEmail: flag,
  seeEducationInfo: flag,
  seeCompetition: flag,
  /** Whether own activity is visible: publications, articles, data sets, notebooks, practice. */
  seeMyDynamics: flag,
  /** Whether activity with others is visible: collections, followers, followings. */
  seeOthersDynamics: flag,
})

/** A person's own privacy settings, sent to that person only; `audience` limits who sees visible own activity (Q059). */
export const PrivacyChoice = Privacy.extend({ audience: z.enum(['everybody', 'mutual']) })

/** A part that was not filled in is an empty text. */
export const Location = z.object({ province: z.string(), city: z.string() })

export const Skill = z.object({ userSkillId: id, skillName: z.string() })

/** A missing end means "to present"; a missing start was not filled in. */
export const Career = z.object({
  userWorkId: id,
  workStartTime: monthOrDay.nullable(),
  workEndTime: monthOrDay.nullable(),
  jobName: z.string(),
  companyName: z.string(),
})

export const Education = z.object({
  userEduId: id,
  eduStartTime: monthOrDay.nullable(),
  eduEndTime: monthOrDay.nullable(),
  majorName: z.string(),
  schoolName: z.string(),
  degreeName: z.string(),
})

const shared = { shipDeleteId: id, organization: z.string(), description: z.string() }

/** B§3 accomplishments of each kind; a hidden item has the name null. */
export const accomplishmentItems = {
  article: z.object({ ...shared, articleName: z.string().nullable(), getTime: monthOrDay.nullable() }),
  project: z.object({ ...shared, projectName: z.string().nullable() }),
  prize: z.object({ ...shared, prizeName: z.string().nullable(), getTime: monthOrDay.nullable() }),
  others: z.object({ ...shared, othersName: z.string().nullable() }),
}

export const Accomplishments = z.object({
  article: z.array(accomplishmentItems.article),
  project: z.array(accomplishmentItems.project),
  prize: z.array(accomplishmentItems.prize),
  others: z.array(accomplishmentItems.others),
})

/** 1 student, 2 job holder, 4 teacher; null until the person has chosen. */
export const Iden = z.union([z.literal(1), z.literal(2), z.literal(4)]).nullable()

/** Whether the owner hides a list: from everybody (`private`), or from all but mutual followers (`mutual`, Q059). */
const hidden = z.enum(['private', 'mutual']).nullable()

/** Number of rows of a tab; null when the tab is hidden from the reader. */
const tabCount = z.int().min(0).nullable()

/** Province in China or country of the address from which a person last used the site; null when it is not known (Q154). */
export const Territory = z.object({ nameCn: z.string(), nameEn: z.string() }).nullable()

/** A§3 Profile, limited to the parts that its owner lets the reader see. */
export const Profile = z.object({
  id,
  userId: z.string(),
  userName: z.string(),
  avatar: z.string().nullable(),
  userBanner: z.string().nullable(),
  introduction: z.string(),
  location: Location,
  territory: Territory,
  iden: Iden,
  industry: z.array(Facet),
  /** Null when hidden. */
  email: z.string().nullable(),
  skills: z.array(Skill),
  /** Latest first; empty when hidden. */
  careers: z.array(Career),
  /** Latest first; empty when hidden. */
  educations: z.array(Education),
  accomplishments: Accomplishments,
  private: Privacy,
  followingCount: z.int().min(0),
  followerCount: z.int().min(0),
  /** Number of rows of each tab. */
  counts: z.object({
    competitions: tabCount,
    publishes: tabCount,
    collections: tabCount,
    articles: tabCount,
    datasets: tabCount,
    notebook: tabCount,
    practice: tabCount,
  }),
  /** A built-in demo person. */
  demo: z.boolean(),
  joinedAt: instant,
})

/** A person in a list of people. */
export const PersonRow = z.object({
  ...person.shape,
  userId: z.string(),
  introduction: z.string(),
  location: Location,
  /** Latest career unless hidden. */
  career: z.object({ companyName: z.string(), jobName: z.string() }).nullable(),
  /** The reader follows this person. */
  isFollowed: z.boolean(),
  /** This person follows the reader; with the other direction it is mutual. */
  isFollowedBack: z.boolean(),
  demo: z.boolean(),
})

/** Eyes with which the caller looks at their own profile; without effect for other people. */
export const preview = z.object({ as: z.enum(previewReaders).optional() })

/** People by pages that stay stable while rows are added: each page begins after the last row of the previous one. */
export const PersonPage = {
  query: z.object({ before, pageSize: perPage(20, 50), ...preview.shape }),
  data: z.object({
    list: z.array(PersonRow.extend({ followedAt: instant })),
    total: z.int().min(0),
    /** `before` of the next page; null at the end. */
    next: id.nullable(),
    hidden,
  }),
}

/** A tab of a profile: numbered pages, newest first. */
export const tabQuery = z.object({ page, pageSize: perPage(10, 50), ...preview.shape })
export const tabData = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int().min(0), page: z.int(), pageSize: z.int(), hidden })

const competition = z.object({ id, title: bilingual })

/** A competition that a person signed up for, with the rank in its list A (C080). */
export const HistoryRow = z.object({
  competition: competition.extend({
    startTime: instant,
    endTime: instant,
    /** 1 intelligent algorithm, 2 solution application. */
    type: z.int(),
    metric: MetricId,
    state: z.enum(['upcoming', 'openSignup', 'inProgress', 'ended']),
  }),
  signedUpAt: instant,
  team: z
    .object({
      id,
      name: z.string(),
      members: z.array(person),
      isCaptain: z.boolean(),
      /** Number of the team's certificate; null before it is issued. */
      certificate: z.string().nullable(),
    })
    .nullable(),
  /** Null until the team is ranked. */
  standing: z
    .object({
      rank: z.int().min(1),
      total: z.int().min(1),
      score: z.number(),
      list: z.enum(['A', 'B']),
      submits: z.int(),
      lastSubmitAt: instant,
      /** Best scores over time, oldest first, at most 24. */
      history: z.array(z.number()),
    })
    .nullable(),
})

/** A competition that the caller looked at (C081). */
export const ViewedCompetition = z.object({
  competition: competition.extend({
    state: z.enum(['upcoming', 'openSignup', 'inProgress', 'ended']),
    endTime: instant,
    picture: SignaturePicture.nullable(),
  }),
  viewedAt: instant,
})

/** A question, or an answer with its question. Texts are plain, in the writer's own language. */
export const Publish = z.object({
  id,
  kind: z.enum(['question', 'answer']),
  title: z.string(),
  body: z.string(),
  createdAt: instant,
  /** For a question: number of its answers. */
  answerCount: z.int().min(0),
  /** For an answer: its question. */
  question: z.object({ id, title: z.string(), author: person }).nullable(),
})

export const Article = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  tags: z.array(z.string()),
  competition: competition.nullable(),
  /** When it was published; for a draft, when it was started. */
  createdAt: instant,
  /** Seen by its author alone: not published yet. */
  isDraft: z.boolean(),
  /** The author has changes that are not published; false for others. */
  hasChanges: z.boolean(),
})

export const Notebook = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  language: z.enum(notebookLanguages),
  cells: z.int().min(0),
  competition: competition.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** A training competition of a person, one that monthly seasons follow, with the progress that their submissions show. */
export const Practice = z.object({
  competition,
  /** Null for a competition that the person has not signed up for, which only they see. */
  signedUpAt: instant.nullable(),
  /** Best score of all rounds; null before the first. */
  best: z.number().nullable(),
  baselines: z.array(z.object({ label: bilingual, score: z.number(), isBeaten: z.boolean() })),
  /** Schedules and seasons with a score of the team on list A, the latest first. */
  rounds: z.array(
    z.object({
      title: bilingual,
      isSeason: z.boolean(),
      isOpen: z.boolean(),
      rank: z.int().min(1),
      total: z.int().min(1),
      score: z.number(),
      submits: z.int().min(1),
    }),
  ),
  /** The round that takes submissions now. */
  open: z.object({ title: bilingual, endTime: instant }).nullable(),
  next: z.object({
    step: z.enum(['signUp', 'first', 'join', 'beat', 'climb', 'keep', 'wait']),
    baseline: bilingual.nullable(),
  }),
})

export const OwnedDataset = z.object({
  id,
  name: bilingual,
  summary: bilingual,
  licence: bilingual,
  rows: z.int().min(0),
  bytes: z.int().min(0),
  downloads: z.int().min(0),
  competition: competition.nullable(),
  updatedAt: instant,
})

/**
 * An item that a person has collected. Titles written by people have only a Chinese text when they were written in Chinese.
 */
export const Collection = z.object({
  id,
  kind: z.enum(['competition', 'dataset', 'article', 'question', 'notebook']),
  targetId: id,
  title: bilingual,
  /** Author; null for content of the site. */
  author: person.nullable(),
  /** Competition of a data set, or the one a text is about. */
  competitionId: id.nullable(),
  collectedAt: instant,
})

/** A top rank in a finished competition. */
export const Honour = z.object({
  /** Number of the certificate. */
  no: z.string(),
  competition,
  teamName: z.string(),
  rank: z.int().min(1),
  total: z.int().min(1),
  grade: z.enum(['first', 'second', 'third', 'topTenth']),
  endedAt: instant,
})

const day = z.iso.date()

/** A person's best ranks, topics and year of submissions, as the head of the profile shows them. */
export const Showcase = z.object({
  /** The best ranks, best first, at most four: the first three places and the upper half of the ranked teams. */
  ranks: z.array(
    z.object({
      competition,
      picture: SignaturePicture.nullable(),
      team: z.object({ id, name: z.string() }),
      rank: z.int().min(1),
      total: z.int().min(1),
      list: z.enum(['A', 'B']),
      /** The competition is over, so that the rank stays. */
      isFinal: z.boolean(),
      /** End of the competition; while it runs, the last submission. */
      at: instant,
      /** Number of the team's certificate; null before it is issued. */
      certificate: z.string().nullable(),
    }),
  ),
  /** Topics of the competitions in which the person's team has a score, with the number of these; the most frequent first. */
  topics: z.array(Facet.extend({ count: z.int().min(1) })),
  /** Today in Asia/Shanghai, the last day of the calendar. */
  today: day,
  /** The person's own submissions by day in Asia/Shanghai in the last 53 weeks, only days with one. */
  days: z.array(z.object({ day, count: z.int().min(1) })),
  hidden,
})
