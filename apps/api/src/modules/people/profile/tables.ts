import { notebookLanguages } from '@shulei/domain/people/notebook/notebook.ts'
import type { ShownCell } from '@shulei/domain/people/notebook/view.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'
import type { StoredFile } from '../../compete/submission/tables.ts'
import { datasets } from '../../data/dataset/tables.ts'

const ownerColumn = () =>
  refColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const competitionColumn = () => refColumn('competition_id').references(() => competitions.id, { onDelete: 'set null' })

/** Profiles; a person without a row has filled in nothing. Privacy flags are those of B§3. */
export const profiles = pgTable(
  'profiles',
  {
    userId: refColumn('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    introduction: text().notNull().default(''),
    province: text().notNull().default(''),
    city: text().notNull().default(''),
    /** 1 student, 2 job holder, 4 teacher. */
    iden: smallint(),
    /** 0 unknown, 1 male, 2 female. */
    sex: smallint().notNull().default(0),
    birthday: date({ mode: 'string' }),
    /** Codes of the competition filter's industries. */
    industries: text().array().notNull().default(sql`'{}'::text[]`),
    seeWork: boolean('see_work').notNull().default(true),
    seeEmail: boolean('see_email').notNull().default(false),
    seeEducation: boolean('see_education').notNull().default(true),
    seeCompetition: boolean('see_competition').notNull().default(true),
    seeMyDynamics: boolean('see_my_dynamics').notNull().default(true),
    seeOthersDynamics: boolean('see_others_dynamics').notNull().default(true),
    /** Audience of the shown activity (Q059). */
    audience: text({ enum: ['everybody', 'mutual'] })
      .notNull()
      .default('everybody'),
    /** The person has closed the guide: only the gate before submitting opens it again (Q029). */
    guideHidden: boolean('guide_hidden').notNull().default(false),
    ...stamps,
  },
  (t) => [check('profiles_iden', sql`${t.iden} in (1, 2, 4)`), check('profiles_sex', sql`${t.sex} between 0 and 2`)],
)

/** Months `YYYY-MM` or days; a missing end means until now, a missing start is unknown. */
const period = { fromMonth: text('from_month'), toMonth: text('to_month') }

export const careers = pgTable(
  'careers',
  {
    id: idColumn(),
    userId: ownerColumn(),
    company: text().notNull(),
    job: text().notNull().default(''),
    ...period,
    ...stamps,
  },
  (t) => [index('careers_user').on(t.userId)],
)

export const educations = pgTable(
  'educations',
  {
    id: idColumn(),
    userId: ownerColumn(),
    school: text().notNull(),
    major: text().notNull().default(''),
    degree: text().notNull().default(''),
    ...period,
    ...stamps,
  },
  (t) => [index('educations_user').on(t.userId)],
)

/** Technical directions, at most six a person and none twice (B§5). */
export const skills = pgTable(
  'skills',
  { id: idColumn(), userId: ownerColumn(), name: text().notNull(), ...stamps },
  (t) => [unique('skills_name').on(t.userId, t.name)],
)

/** Accomplishments of the four groups; one without a name is not shown (B§3). */
export const accomplishments = pgTable(
  'accomplishments',
  {
    id: idColumn(),
    userId: ownerColumn(),
    kind: text({ enum: ['article', 'project', 'prize', 'others'] }).notNull(),
    name: text(),
    organization: text().notNull().default(''),
    /** Month or day; articles and prizes have one. */
    gotAt: text('got_at'),
    description: text().notNull().default(''),
    /** Place in the owner's order; equal places are ordered by date, the latest first. */
    sort: integer().notNull().default(0),
    ...stamps,
  },
  (t) => [index('accomplishments_user').on(t.userId, t.kind)],
)

/**
 * Index of the search for people: name, pinyin and initials, written together with a name. `grams` are the pieces of these texts by
 * which the index finds candidates (see `people-grams.ts`).
 */
export const peopleIndex = pgTable(
  'people_index',
  {
    userId: refColumn('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    searchText: text('search_text').notNull(),
    grams: text().array().notNull(),
  },
  (t) => [index('people_index_grams').using('gin', t.grams)],
)

export const questions = pgTable(
  'questions',
  { id: idColumn(), userId: ownerColumn(), title: text().notNull(), body: text().notNull(), ...stamps },
  (t) => [index('questions_user').on(t.userId)],
)

export const answers = pgTable(
  'answers',
  {
    id: idColumn(),
    questionId: refColumn('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: ownerColumn(),
    body: text().notNull(),
    ...stamps,
  },
  (t) => [index('answers_user').on(t.userId), index('answers_question').on(t.questionId)],
)

/** The changes of an article that its author has not yet published. */
export interface ArticleDraft {
  title: string
  summary: string
  body: string
  cover: string | null
  tags: string[]
}

/** Articles of people. One without `publishedAt` is seen by its author alone. */
export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    userId: ownerColumn(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Sanitised markup of the formatted editor. */
    body: text().notNull(),
    /** Address of a picture that the author has uploaded. */
    cover: text(),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    competitionId: competitionColumn(),
    publishedAt: at('published_at'),
    /** Unpublished changes; null when everything is published. */
    draft: jsonb().$type<ArticleDraft>(),
    /** Grows with every save, so that a save of an older page is noticed. */
    version: integer().notNull().default(1),
    ...stamps,
  },
  (t) => [index('articles_user').on(t.userId)],
)

/** A stored picture of a notebook. */
export interface NotebookPictureFile {
  key: string
  bytes: number
  sha256: string
  format: 'png' | 'jpeg' | 'webp' | 'svg'
}

/** Notebooks of people, each with its file and what a page shows of it. */
export const notebooks = pgTable(
  'notebooks',
  {
    id: idColumn(),
    userId: ownerColumn(),
    title: text().notNull(),
    summary: text().notNull(),
    language: text({ enum: notebookLanguages }).notNull(),
    /** Cells of the file; `content` has the first of them. */
    cells: integer().notNull(),
    competitionId: competitionColumn(),
    file: jsonb().$type<StoredFile>().notNull(),
    content: jsonb().$type<ShownCell[]>().notNull(),
    pictures: jsonb().$type<NotebookPictureFile[]>().notNull(),
    /** Grows with every change, so that a change of an older page is noticed. */
    version: integer().notNull().default(1),
    /** Key of the request that shared it, and of the last one that changed it; null for built-in ones. */
    idempotencyKey: text('idempotency_key'),
    changeKey: text('change_key'),
    ...stamps,
  },
  (t) => [index('notebooks_user').on(t.userId), unique('notebooks_key').on(t.userId, t.idempotencyKey)],
)

/** Collections of people: each row refers to one collected object. */
export const collections = pgTable(
  'collections',
  {
    id: idColumn(),
    userId: ownerColumn(),
    competitionId: refColumn('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    datasetId: refColumn('dataset_id').references(() => datasets.id, { onDelete: 'cascade' }),
    articleId: refColumn('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    questionId: refColumn('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    notebookId: refColumn('notebook_id').references(() => notebooks.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('collections_once')
      .on(t.userId, t.competitionId, t.datasetId, t.articleId, t.questionId, t.notebookId)
      .nullsNotDistinct(),
    check(
      'collections_one_thing',
      sql`num_nonnulls(${t.competitionId}, ${t.datasetId}, ${t.articleId}, ${t.questionId}, ${t.notebookId}) = 1`,
    ),
  ],
)
