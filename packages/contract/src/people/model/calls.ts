import { MAX_MODEL_SEARCH, modelSorts } from '@shulei/domain/people/model/model.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { id, instant, page, person, plainText, teamBrief } from '../../fields.ts'

/** A submission that its team shares. */
export const Model = z.object({
  id,
  /** Number of the submission within its team. */
  no: z.int().min(1),
  team: teamBrief,
  /** The member who sent the submission. */
  author: person,
  /** Its schedule; only with models of more than one schedule in the list, which are then in the order of the schedules. */
  schedule: z.object({ title: z.string(), titleEn: z.string() }).nullable(),
  /** Score on the list of its schedule that counts. */
  score: z.number(),
  /** Plain text; may be empty. */
  description: z.string(),
  /** Notebooks about the competition that members of the team show to everybody, the newest first. */
  notebooks: z.array(z.object({ id, title: z.string() })),
  createdAt: instant,
})

export const competitionModels = call({
  method: 'GET',
  path: '/api/site/competitions/{id}/models',
  spec: 'own: models',
  summary: 'Submissions that teams share, in pages of 10, after the end; search by description, team and author',
  auth: 'none',
  shared: true,
  query: z.object({
    page,
    sort: z.enum(modelSorts).default('score'),
    search: plainText(MAX_MODEL_SEARCH).default(''),
  }),
  data: z.object({
    list: z.array(Model),
    total: z.int().min(0),
    /** False until the end of the competition, or of a season's first schedule; then the list is empty. */
    isOpen: z.boolean(),
    /** The end after which the first models are shown. */
    endsAt: instant,
  }),
})
